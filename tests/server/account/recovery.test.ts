import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { nextCode, outcomes, protectedMember, wrongCode } from '../security/support.ts';
import { useApp } from '../support/app.ts';
import type { Client } from '../support/client.ts';
import { kinds, member, password, statusOf, titles, unpublished } from './support.ts';

const server = useApp();
const limited = useApp(() => ({ limits: true }));

const next = 'ein besseres Wort';

async function forgot(identifier: string) {
  const response = await server.visitor().try('POST index/forgotPassword', { identifier });
  // The mail leaves right after the response.
  await setImmediate();
  return response;
}

/** Requests a code and returns it; `none` if no mail was sent. */
async function codeFor(identifier: string): Promise<string> {
  server.mails.length = 0;
  await forgot(identifier);
  return /\b\d{6}\b/.exec(server.mails[0]?.text ?? '')?.[0] ?? 'none';
}

const reset = (identifier: string, code: string, to = next) =>
  server.visitor().try('POST index/resetPassword', { identifier, code, password: to });

describe('a code for a lost login password', () => {
  it('goes to the account’s address, in its language, by username or email', async () => {
    const { username, email } = await member(server, { lang: 'de-de' });
    for (const identifier of [username, username.toUpperCase(), email.toUpperCase()]) {
      const code = await codeFor(identifier);
      expect(server.mails).toEqual([expect.objectContaining({ to: email, subject: `${code} ist Ihr Florin-Code` })]);
      server.clock.advance(61);
    }
  });

  it('has the same response for an unknown account, which gets no mail', async () => {
    const { username } = await member(server);
    const known = await forgot(username);
    const knownAgain = await forgot(username);
    server.mails.length = 0;
    for (const identifier of ['nobody-here', 'nobody@post.example']) {
      const unknown = await forgot(identifier);
      const again = await forgot(identifier);
      for (const [one, other] of [
        [unknown, known],
        [again, knownAgain],
      ] as const)
        expect([one.http, one.status, one.message, one.data]).toEqual([other.http, 1, other.message, other.data]);
    }
    expect(server.mails).toEqual([]);
  });

  it.each([
    ['a common one', () => '987654321', 'password-common'],
    ['one with the username', (username: string) => `${username} 1`, 'password-names-you'],
    ['one with the email', (_: string, email: string) => email.toUpperCase(), 'password-names-you'],
  ])('accepts as the new password not %s, and uses up no code', async (_kind, make, refusal) => {
    const { username, email } = await member(server);
    const code = await codeFor(username);
    expect((await reset(username, code, make(username, email))).data.code).toBe(refusal);
    expect((await reset(username, code)).status).toBe(1);
  });

  it('tells nobody without the code whose names a password must not have', async () => {
    const { username, email } = await member(server);
    await forgot(username);
    expect((await reset(username, '000000', email)).data.code).toBe('email-code-wrong');
  });

  it('has the same refusals for an unknown account', async () => {
    const { username } = await member(server);
    await forgot(username);
    const [known, unknown] = [await reset(username, '000000'), await reset('nobody-here', '000000')];
    expect([known.http, known.message, known.data]).toEqual([unknown.http, unknown.message, unknown.data]);
    expect(known.data.code).toBe('email-code-wrong');
  });

  it('is sent once a minute and ten times a day, silently', async () => {
    const { username } = await member(server);
    await forgot(username);
    server.mails.length = 0;
    await forgot(username);
    expect(server.mails).toHaveLength(0);
    for (let count = 0; count < 12; count += 1) {
      server.clock.advance(61);
      expect((await forgot(username)).status).toBe(1);
    }
    expect(server.mails).toHaveLength(9);
    server.clock.advance(86_400);
    expect(await codeFor(username)).not.toBe('none');
  });

  it('comes to its owner, and stays valid, while a stranger asks for codes all day', async () => {
    const { username, logIn } = await member(server);
    const own = await logIn();
    const askFromElsewhere = async (client: Client): Promise<string> => {
      server.mails.length = 0;
      await client.send({
        method: 'POST',
        url: '/api/index/forgotPassword',
        payload: { identifier: username },
        remoteAddress: '203.0.113.7',
      });
      await setImmediate();
      return /\b\d{6}\b/.exec(server.mails[0]?.text ?? '')?.[0] ?? 'none';
    };
    const stranger = server.visitor();
    const strangers: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      strangers.push(await askFromElsewhere(stranger));
      server.clock.advance(61);
    }
    expect(strangers.filter((code) => code !== 'none')).toHaveLength(10);
    // On the customer's own network, then in their own browser on the stranger's.
    expect(await codeFor(username)).not.toBe('none');
    server.clock.advance(61);
    const code = await askFromElsewhere(own);
    expect(code).not.toBe('none');
    await askFromElsewhere(stranger);
    expect((await reset(username, code)).status).toBe(1);
  });

  it('ends with the other one that was asked for elsewhere', async () => {
    const { username, logIn } = await member(server);
    const code = await codeFor(username);
    await logIn();
    const other = await codeFor(username);
    expect([code, other]).not.toContain('none');
    expect((await reset(username, other)).status).toBe(1);
    expect((await reset(username, code)).data.code).toBe('email-code-wrong');
  });

  it('is for this purpose only, once, and for ten minutes', async () => {
    const { username, email } = await member(server);
    const code = await codeFor(username);
    const register = { username: 'someone-else', password, email, code, agreed: unpublished };
    expect((await server.visitor().try('POST index/register', register)).data.code).toBe('email-code-wrong');
    expect((await reset(username, code)).status).toBe(1);
    expect((await reset(username, code)).data.code).toBe('email-code-wrong');
    server.clock.advance(61);
    const late = await codeFor(username);
    server.clock.advance(601);
    expect((await reset(username, late)).data.code).toBe('email-code-wrong');
  });

  it('slows down guesses', async () => {
    const { username } = await member(limited);
    const visitor = limited.visitor();
    await visitor.call('POST index/forgotPassword', { identifier: username });
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        visitor.try('POST index/resetPassword', {
          identifier: username,
          code: String(index).padStart(6, '0'),
          password: next,
        }),
      ),
    );
    expect(guesses.filter(({ data }) => data.code === 'email-code-wrong').length).toBeLessThan(12);
    expect(guesses.some(({ http }) => http === 429)).toBe(true);
  });
});

describe('resetting the login password', () => {
  it('logs in with the new password, and ends every session', async () => {
    const { id, username, email, logIn, tryLogIn } = await member(server);
    const [phone, computer] = [await logIn(), await logIn('Firefox · Windows')];
    const code = await codeFor(email);
    const client = server.visitor();
    const session = await client.call('POST index/resetPassword', { identifier: username, code, password: next });
    expect(session.info).toMatchObject({ id, withdrawals_held: { reason: 'password-recovered' } });
    client.token = session.token;
    expect([await statusOf(phone), await statusOf(computer), await statusOf(client)]).toEqual([401, 401, 200]);
    expect((await tryLogIn('Safari · iPhone', password)).data.code).toBe('wrong-credentials');
    expect((await tryLogIn('Safari · iPhone', next)).status).toBe(1);
  });

  it('tells the customer by notice, mail and activity', async () => {
    const { username, email } = await member(server);
    const code = await codeFor(username);
    const client = server.visitor();
    client.token = (
      await client.call('POST index/resetPassword', { identifier: username, code, password: next })
    ).token;
    expect(server.mails.map(({ to, subject }) => [to, subject])).toContainEqual([
      email,
      'Your login password was reset',
    ]);
    expect(await titles(client)).toContain('Your login password was reset');
    expect(await kinds(client)).toEqual(['login-email-code', 'password-recovered']);
  });

  it('changes nothing with a wrong code', async () => {
    const { username, logIn } = await member(server);
    const phone = await logIn();
    const code = await codeFor(username);
    const wrong = code === '000000' ? '111111' : '000000';
    expect((await reset(username, wrong)).data.code).toBe('email-code-wrong');
    expect(await statusOf(phone)).toBe(200);
    expect(await statusOf(await logIn())).toBe(200);
  });

  it('happens once of many at the same time', async () => {
    const { username, tryLogIn } = await member(server);
    const code = await codeFor(username);
    const words = ['erstes Wort', 'zweites Wort', 'drittes Wort'];
    const responses = await Promise.all(words.map((word) => reset(username, code, word)));
    expect(outcomes(responses)).toEqual(['email-code-wrong', 'email-code-wrong', 'done']);
    const winner = words[responses.findIndex(({ status }) => status === 1)] ?? '';
    expect((await tryLogIn('Safari · iPhone', winner)).status).toBe(1);
  });

  it('leaves no session of a login with the old password at the same time', async () => {
    const { username, logIn, tryLogIn } = await member(server);
    const code = await codeFor(username);
    const logins = Array.from({ length: 6 }, () => logIn().catch(() => null));
    const [done, ...clients] = await Promise.all([reset(username, code), ...logins]);
    expect(done.status).toBe(1);
    for (const client of clients) if (client) expect(await statusOf(client)).toBe(401);
    expect((await tryLogIn('Safari · iPhone', password)).data.code).toBe('wrong-credentials');
  });

  it('is not possible for a closed account', async () => {
    const { id, username } = await member(server);
    const code = await codeFor(username);
    await server.db.updateTable('customers').set({ closed_at: server.clock.now() }).where('id', '=', id).execute();
    expect((await reset(username, code)).data.code).toBe('email-code-wrong');
    server.clock.advance(61);
    expect(await codeFor(username)).toBe('none');
  });
});

describe('resetting the login password with the authenticator app on', () => {
  it('changes nothing before the code of the app', async () => {
    const { username, client, secret, tryLogIn } = await protectedMember(server);
    const refused = await reset(username, await codeFor(username));
    expect(refused.data.code).toBe('second-factor-needed');
    expect(await statusOf(client)).toBe(200);
    expect((await tryLogIn('Safari · iPhone', next)).data.code).toBe('wrong-credentials');
    const ticket = String(refused.data.ticket);
    const confirm = (code: string) => server.visitor().try('POST index/confirmLogin', { ticket, code });
    expect((await confirm(wrongCode(server, secret))).data.code).toBe('second-factor-wrong');
    expect(await statusOf(client)).toBe(200);
    const confirmed = await confirm(nextCode(server, secret));
    expect(confirmed.data).toMatchObject({ info: { withdrawals_held: { reason: 'password-recovered' } } });
    expect(await statusOf(client)).toBe(401);
    expect((await tryLogIn('Safari · iPhone', next)).data.code).toBe('second-factor-needed');
  });

  it('accepts a recovery code', async () => {
    const { username, recovery, tryLogIn } = await protectedMember(server);
    const { data } = await reset(username, await codeFor(username));
    const request = { ticket: String(data.ticket), code: recovery[0] ?? '' };
    expect((await server.visitor().try('POST index/confirmLogin', request)).status).toBe(1);
    expect((await tryLogIn('Safari · iPhone', next)).data.code).toBe('second-factor-needed');
  });

  it('is void once the password changed in another way', async () => {
    const { username, client, secret, confirm } = await protectedMember(server);
    const { data } = await reset(username, await codeFor(username));
    await confirm();
    await client.call('POST user/password', { password, new_password: 'ein drittes Wort' });
    const request = { ticket: String(data.ticket), code: nextCode(server, secret) };
    expect((await server.visitor().try('POST index/confirmLogin', request)).data.code).toBe('ticket-expired');
  });
});
