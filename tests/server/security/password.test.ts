import { describe, expect, it, vi } from 'vitest';
import { currentId, fundPassword, kinds, member, password, statusOf, titles } from '../account/support.ts';
import { useApp } from '../support/app.ts';
import { refused } from '../support/client.ts';

const disconnected: string[] = [];
const server = useApp(({ live }) => ({ live: { ...live, endSession: (id) => void disconnected.push(id) } }));
const limited = useApp(() => ({ limits: true }));

const next = 'ein besseres Wort';

describe('changing the login password', () => {
  it('ends every other session and all sockets, and keeps this session', async () => {
    const { logIn, tryLogIn } = await member(server);
    const [phone, computer, stranger] = [
      await logIn(),
      await logIn('Firefox · Windows'),
      (await server.customer()).client,
    ];
    const [computerId, phoneId] = [await currentId(computer), await currentId(phone)];
    await phone.call('POST user/password', { password, new_password: next });
    expect([await statusOf(phone), await statusOf(computer), await statusOf(stranger)]).toEqual([200, 401, 200]);
    expect(disconnected).toEqual([computerId, phoneId]);
    expect((await tryLogIn('Safari · iPhone', password)).data.code).toBe('wrong-credentials');
    expect((await tryLogIn('Safari · iPhone', next)).status).toBe(1);
  });

  it('gives this session a new token and cookie, and invalidates copies of the old ones at once', async () => {
    const { id, logIn } = await member(server);
    const client = await logIn();
    const [before, session] = [{ token: client.token, cookie: client.cookie }, await currentId(client)];
    const thief = Object.assign(server.visitor(), before);
    const response = await client.call('POST user/password', { password, new_password: next });
    expect(response.info.id).toBe(id);
    expect([response.token, client.cookie]).not.toContain(before.token);
    expect(client.cookie).not.toBe(before.cookie);
    expect(await statusOf(thief)).toBe(401);
    expect((await thief.try('POST user/refresh', {})).http).toBe(401);
    for (const half of [
      { token: before.token, cookie: client.cookie },
      { token: client.token, cookie: before.cookie },
    ]) {
      expect(await statusOf(Object.assign(server.visitor(), half))).toBe(401);
    }
    expect(await currentId(client)).toBe(session);
  });

  it('invalidates the credentials of a refresh just before', async () => {
    const client = await (await member(server)).logIn();
    const before = Object.assign(server.visitor(), { token: client.token, cookie: client.cookie });
    client.token = (await client.call('POST user/refresh', {})).token;
    await client.call('POST user/password', { password, new_password: next });
    expect([await statusOf(before), await statusOf(client)]).toEqual([401, 200]);
    expect((await before.try('POST user/refresh', {})).http).toBe(401);
  });

  it('notifies by notice and mail in the customer’s language, not the request’s', async () => {
    const { logIn, email } = await member(server, { lang: 'de-de' });
    const client = await logIn();
    await client.call('POST user/password', { password, new_password: next }, { lang: 'ja-jp' });
    expect(server.mails).toEqual([
      expect.objectContaining({ to: email, subject: 'Ihr Anmeldepasswort wurde geändert' }),
    ]);
    expect(server.mails[0]?.text).toMatch(
      /Gerät: Safari · iPhone\n +IP-Adresse: 127\.0\.0\.1\n +Zeit: \d{1,2}\. \p{L}+ 20\d\d .*UTC/u,
    );
    expect(server.mails[0]?.text).not.toContain(next);
    expect(await titles(client)).toEqual(['Ihr Anmeldepasswort wurde geändert']);
  });

  it('changes nothing with a wrong current password', async () => {
    const { logIn } = await member(server);
    const [phone, computer] = [await logIn(), await logIn()];
    const response = await phone.try('POST user/password', { password: 'wrong', new_password: next });
    expect(response).toMatchObject(refused('wrong-password'));
    expect(await statusOf(computer)).toBe(200);
    expect(server.mails).toEqual([]);
    expect(await kinds(phone)).not.toContain('password-changed');
    expect(await statusOf(await logIn())).toBe(200);
  });

  it.each([
    ['a common one', () => 'QWERTY123', 'password-common'],
    ['one with the username', (username: string) => `${username.toUpperCase()}!`, 'password-names-you'],
    ['one with the email', (_: string, email: string) => `x${email.split('@')[0]}`, 'password-names-you'],
  ])('refuses %s and changes nothing', async (_kind, make, code) => {
    const { logIn, username, email } = await member(server);
    const [phone, computer] = [await logIn(), await logIn('Firefox · Windows')];
    server.mails.length = 0;
    const response = await phone.try('POST user/password', { password, new_password: make(username, email) });
    expect(response).toMatchObject(refused(code));
    expect([await statusOf(computer), server.mails]).toEqual([200, []]);
    expect(await statusOf(await logIn())).toBe(200);
  });

  it('refuses the fund password, if there is one, and changes nothing', async () => {
    const { logIn } = await member(server, { withFundPassword: true });
    const client = await logIn();
    await client.call('POST user/trade-password', { password: fundPassword, new_password: next });
    server.mails.length = 0;
    const response = await client.try('POST user/password', { password, new_password: next });
    expect(response).toMatchObject(refused('same-as-fund-password'));
    expect(server.mails).toEqual([]);
    expect(await statusOf(await logIn())).toBe(200);
    const withoutOne = await (await member(server)).logIn();
    await withoutOne.call('POST user/password', { password, new_password: next });
  });

  it('never ends with two equal passwords, even if both change at the same time', async () => {
    const same = 'ein drittes Wort';
    for (let turn = 0; turn < 4; turn += 1) {
      const client = await (await member(server, { withFundPassword: true })).logIn();
      const responses = await Promise.all([
        client.try('POST user/password', { password, new_password: same }),
        client.try('POST user/trade-password', { password: fundPassword, new_password: same }),
      ]);
      expect(responses.filter(({ status }) => status === 1)).toHaveLength(1);
    }
  });

  it('asks for the current one before judging the new one', async () => {
    const client = await (await member(server)).logIn();
    const response = await client.try('POST user/password', { password: 'wrong', new_password: '123456' });
    expect(response.data.code).toBe('wrong-password');
  });

  it('reports at the field that a new one is too short', async () => {
    const client = await (await member(server)).logIn();
    const response = await client.try('POST user/password', { password, new_password: '12345' });
    expect(response).toMatchObject({
      http: 422,
      data: { errors: { new_password: ['Password length should be 6 to 32 characters'] } },
    });
  });

  it('succeeds for one of two concurrent requests, and the other gets wrong-password', async () => {
    const { logIn, tryLogIn } = await member(server);
    const clients = [await logIn(), await logIn('Firefox · Windows')];
    server.mails.length = 0;
    const wanted = ['first of two', 'second of two'];
    const responses = await Promise.all(
      clients.map((client, index) => client.try('POST user/password', { password, new_password: wanted[index] ?? '' })),
    );
    expect(responses.filter(({ status }) => status === 1)).toHaveLength(1);
    expect(responses.find(({ status }) => status === 0)?.data.code).toBe('wrong-password');
    const winner = responses.findIndex(({ status }) => status === 1);
    expect(await Promise.all(clients.map(statusOf))).toEqual(winner === 0 ? [200, 401] : [401, 200]);
    expect((await tryLogIn('Safari · iPhone', wanted[winner] ?? '')).status).toBe(1);
    expect((await tryLogIn('Safari · iPhone', wanted[1 - winner] ?? '')).status).toBe(0);
    expect(server.mails).toHaveLength(1);
  });

  it('leaves no session of a concurrent login with the old password', async () => {
    const { logIn } = await member(server);
    const phone = await logIn();
    let [old, fresh] = [password, next];
    for (let turn = 0; turn < 4; turn += 1) {
      const [, late] = await Promise.allSettled([
        phone.call('POST user/password', { password: old, new_password: fresh }),
        logIn('Firefox · Windows', old),
      ]);
      if (late.status === 'fulfilled') expect(await statusOf(late.value)).toBe(401);
      [old, fresh] = [fresh, old];
    }
    expect((await phone.call('GET user/sessions', {})).items).toHaveLength(1);
  });

  it('succeeds even if the mail cannot be sent', async () => {
    const client = await (await member(server)).logIn();
    vi.spyOn(server.services.mailer, 'send').mockRejectedValueOnce(new Error('no mail today'));
    const log = vi.spyOn(console, 'error').mockImplementationOnce(() => {});
    await client.call('POST user/password', { password, new_password: next });
    expect(await titles(client)).toEqual(['Your login password was changed']);
    expect(log).toHaveBeenCalledOnce();
  });
});

describe('guessing the login password from a session', () => {
  const guess = (given: string) => ({ password: given, new_password: next });

  it('is delayed after five wrong ones across all calls, only for this customer', async () => {
    const [{ logIn }, other] = [await member(limited), await member(limited)];
    const client = await logIn();
    for (let turn = 0; turn < 3; turn += 1)
      expect((await client.try('POST user/password', guess(`guess ${turn}`))).data.code).toBe('wrong-password');
    const change = { email: 'elsewhere@post.example', code: '123456', password: 'guess' };
    for (let turn = 0; turn < 2; turn += 1)
      expect((await client.try('POST user/email', change)).data.code).toBe('wrong-password');
    const stopped = await client.try('POST user/password', guess(password));
    expect(stopped).toMatchObject({ http: 429, status: 0, data: { code: 'too-many-requests' } });
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(25);
    expect((await client.try('POST user/email', change)).http).toBe(429);
    await (await other.logIn()).call('POST user/password', guess(password));
  });

  it('is no way to guess the fund password, nor that one to guess this: each try counts', async () => {
    const client = await (await member(limited, { withFundPassword: true })).logIn();
    const secret = 'ein Wort für Geld';
    await client.call('POST user/trade-password', { password: fundPassword, new_password: secret });
    let current = password;
    for (let turn = 0; turn < 5; turn += 1) {
      const wanted = `guess no. ${turn}`;
      await client.call('POST user/password', { password: current, new_password: wanted });
      current = wanted;
    }
    const change = (to: string) => client.try('POST user/password', { password: current, new_password: to });
    expect((await change(secret)).http).toBe(429);
    limited.clock.advance(31);
    expect((await change(secret)).data.code).toBe('same-as-fund-password');

    const other = await (await member(limited, { withFundPassword: true })).logIn();
    let fund = fundPassword;
    for (let turn = 0; turn < 5; turn += 1) {
      await other.call('POST user/trade-password', { password: fund, new_password: `24681${turn}` });
      fund = `24681${turn}`;
    }
    expect((await other.try('POST user/trade-password', { password: fund, new_password: password })).http).toBe(429);
  });

  it('is not faster with concurrent guesses', async () => {
    const client = await (await member(limited)).logIn();
    const responses = await Promise.all(
      Array.from({ length: 11 }, (_, turn) => client.try('POST user/password', guess(`guess ${turn}`))),
    );
    const count = (code: string) => responses.filter(({ data }) => data.code === code).length;
    expect([count('wrong-password'), count('too-many-requests')]).toEqual([5, 6]);
    expect((await client.try('POST user/password', guess(password))).data.code).toBe('too-many-requests');
  });
});
