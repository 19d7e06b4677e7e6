import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { agents, currentId, kinds, member, password, unpublished } from '../account/support.ts';
import { useApp } from '../support/app.ts';
import { PasskeyDevice } from '../support/passkey-device.ts';
import { addPasskey, nextCode, protectedMember, tryConfirmWithPasskey, tryPasskey, wrongCode } from './support.ts';

const server = useApp();

const rows = async () => {
  const result = await sql<{ count: bigint }>`select count(*) from account_activity`.execute(server.db);
  return Number(result.rows[0]?.count);
};

describe('the activity of an account', () => {
  it('lists everything newest first, with device and address', async () => {
    const { logIn, tryLogIn } = await member(server);
    const phone = await logIn();
    await tryLogIn('Chrome · Android', 'wrong one');
    const computer = await logIn('Firefox · Windows');
    await phone.call('POST user/endSession', { id: await currentId(computer) });
    await phone.call('POST user/tradingPassword', { password, trading_password: '246810' });
    await phone.call('POST user/trade-password', { password: '246810', new_password: '135791' });
    await phone.call('POST index/sendEmailOfChange', { email: 'activity@post.example' });
    const code = /\b\d{6}\b/.exec(server.mails.at(-1)?.text ?? '')?.[0] ?? 'none';
    await phone.call('POST user/email', { email: 'activity@post.example', code, password });
    await (await logIn('Firefox · Windows')).call('POST user/logout', {});
    await logIn('Firefox · Windows');
    await phone.call('POST user/password', { password, new_password: 'ein besseres Wort' });
    const { items, total } = await phone.call('GET user/activity', {});
    expect(items.map(({ kind, device, ended_device: ended }) => [kind, device, ended])).toEqual([
      ['password-changed', 'Safari · iPhone', null],
      ['session-ended', 'Safari · iPhone', 'Firefox · Windows'],
      ['login-password', 'Firefox · Windows', null],
      ['logout', 'Firefox · Windows', null],
      ['login-password', 'Firefox · Windows', null],
      ['email-changed', 'Safari · iPhone', null],
      ['fund-password-changed', 'Safari · iPhone', null],
      ['fund-password-set', 'Safari · iPhone', null],
      ['session-ended', 'Safari · iPhone', 'Firefox · Windows'],
      ['login-password', 'Firefox · Windows', null],
      ['failed-login', 'Chrome · Android', null],
      ['login-password', 'Safari · iPhone', null],
    ]);
    expect(total).toBe(items.length);
    expect(items.every(({ address }) => address === '127.0.0.1')).toBe(true);
  });

  it('starts with the registration', async () => {
    const email = 'beginner@post.example';
    await server.visitor().call('POST index/sendEmail', { email });
    const code = /\b\d{6}\b/.exec(server.mails.at(-1)?.text ?? '')?.[0] ?? 'none';
    const client = server.visitor();
    const request = { username: 'beginner', password, email, code, agreed: unpublished };
    client.token = (await client.call('POST index/register', request)).token;
    expect(await kinds(client)).toEqual(['registered']);
  });

  it('stores nothing about logins with an unknown name', async () => {
    const before = await rows();
    await server.visitor().try('POST index/login', { username: 'nobody-at-all', password });
    expect(await rows()).toBe(before);
  });

  it('has wrong codes at login, with the device that tried them', async () => {
    const { client, secret, ticket } = await protectedMember(server);
    const stranger = Object.assign(server.visitor(), { userAgent: agents['Chrome · Android'] });
    const login = { ticket: await ticket(), code: wrongCode(server, secret) };
    expect((await stranger.try('POST index/confirmLogin', login)).data.code).toBe('second-factor-wrong');
    const { items } = await client.call('GET user/activity', {});
    expect(items[0]).toMatchObject({
      kind: 'failed-login-code',
      device: 'Chrome · Android',
      address: '127.0.0.1',
      ended_device: null,
    });
    expect(items.map(({ kind }) => kind)).toEqual(['failed-login-code', 'authenticator-on', 'login-password']);
  });

  it('says what each login was with, and has refused passkeys, with the device that tried them', async () => {
    const { client, secret, recovery, ticket, confirm } = await protectedMember(server);
    await confirm();
    const { device } = await addPasskey(client);
    const stranger = Object.assign(server.visitor(), { userAgent: agents['Chrome · Android'] });
    expect((await tryPasskey(stranger, device)).status).toBe(1);
    for (const code of [nextCode(server, secret), recovery[0] ?? '']) {
      const computer = Object.assign(server.visitor(), { userAgent: agents['Firefox · Windows'] });
      await computer.call('POST index/confirmLogin', { ticket: await ticket(), code });
    }
    expect((await tryPasskey(stranger, device, { forged: true })).data.code).toBe('passkey-refused');
    expect((await tryConfirmWithPasskey(client, device, { forged: true })).data.code).toBe('passkey-refused');
    const { items } = await client.call('GET user/activity', {});
    expect(items.slice(0, 6).map(({ kind, device: from }) => [kind, from])).toEqual([
      ['failed-passkey', 'Safari · iPhone'],
      ['failed-login-passkey', 'Chrome · Android'],
      ['login-recovery-code', 'Firefox · Windows'],
      ['recovery-code-used', 'Firefox · Windows'],
      ['login-app', 'Firefox · Windows'],
      ['login-passkey', 'Chrome · Android'],
    ]);
  });

  it('has a refused passkey of somebody else, whose own activity has nothing of it', async () => {
    const [one, other] = [await protectedMember(server), await protectedMember(server)];
    await other.confirm();
    const { device } = await addPasskey(other.client);
    const before = await kinds(other.client);
    expect((await tryConfirmWithPasskey(one.client, device)).data.code).toBe('passkey-refused');
    expect((await kinds(one.client))[0]).toBe('failed-passkey');
    expect(await kinds(other.client)).toEqual(before);
  });

  it('stores nothing about unknown passkeys', async () => {
    const before = await rows();
    expect((await tryPasskey(server.visitor(), new PasskeyDevice())).data.code).toBe('passkey-refused');
    expect(await rows()).toBe(before);
  });

  it('has wrong codes for a change, and nothing of the change', async () => {
    const { client, secret } = await protectedMember(server);
    for (const code of [wrongCode(server, secret), 'AAAAA-AAAAA'])
      expect((await client.try('POST user/confirm', { code })).data.code).toBe('second-factor-wrong');
    const used = { code: nextCode(server, secret) };
    await client.call('POST user/confirm', used);
    await client.call('POST user/recoveryCodes', { password });
    expect((await client.try('POST user/confirm', used)).data.code).toBe('second-factor-wrong');
    expect(await kinds(client)).toEqual([
      'failed-code',
      'recovery-codes-made',
      'failed-code',
      'failed-code',
      'authenticator-on',
      'login-password',
    ]);
  });

  it('has wrong passwords for a change, with the device that tried them', async () => {
    const { logIn } = await member(server, { withFundPassword: true });
    const [client, thief] = [await logIn(), await logIn('Chrome · Android')];
    const next = 'ein besseres Wort';
    await thief.try('POST user/password', { password: 'guess', new_password: next });
    await thief.try('POST user/trade-password', { password: 'guess', new_password: next });
    const { items } = await client.call('GET user/activity', {});
    const origin = { device: 'Chrome · Android', address: '127.0.0.1', ended_device: null };
    expect(items.slice(0, 2)).toEqual([
      expect.objectContaining({ kind: 'failed-fund-password', ...origin }),
      expect.objectContaining({ kind: 'failed-password', ...origin }),
    ]);
    expect(items).toHaveLength(4);
  });

  it('stores nothing about codes with an unknown ticket', async () => {
    const before = await rows();
    const login = { ticket: 'unknown-unknown-unknown', code: '123456' };
    expect((await server.visitor().try('POST index/confirmLogin', login)).data.code).toBe('ticket-expired');
    expect(await rows()).toBe(before);
  });

  it('is visible only to its customer', async () => {
    const [{ logIn }, other] = [await member(server), await member(server)];
    await other.tryLogIn('Safari · iPhone', 'wrong one');
    expect(await kinds(await logIn())).toEqual(['login-password']);
  });

  it('is paginated', async () => {
    const { id, logIn } = await member(server);
    await sql`insert into account_activity (customer_id, kind, device, address, created_at)
      select ${id}, 'logout', 'Old', '127.0.0.1', now() - n * interval '1 hour' from generate_series(1, 44) n`.execute(
      server.db,
    );
    const client = await logIn();
    const pages = await Promise.all(['1', '2', '3', '4'].map((page) => client.call('GET user/activity', { page })));
    expect(pages.map(({ items, page, pageSize, total }) => [items.length, page, pageSize, total])).toEqual([
      [20, 1, 20, 45],
      [20, 2, 20, 45],
      [5, 3, 20, 45],
      [0, 4, 20, 45],
    ]);
    const times = pages.flatMap(({ items }) => items.map(({ created_at: at }) => at));
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('is rolled back with the action it records', async () => {
    const { logIn } = await member(server);
    const client = await logIn();
    await sql`create function no_notice() returns trigger language plpgsql as $$ begin raise exception 'gone'; end $$`.execute(
      server.db,
    );
    await sql`create trigger no_notice before insert on notices for each row execute function no_notice()`.execute(
      server.db,
    );
    const response = await client.try('POST user/tradingPassword', { password, trading_password: '246810' });
    await sql`drop trigger no_notice on notices`.execute(server.db);
    expect([response.http, server.mails]).toEqual([500, []]);
    expect(await kinds(client)).toEqual(['login-password']);
    expect(
      (await client.call('POST user/tradingPassword', { password, trading_password: '246810' })).info.fund_password,
    ).toBe(true);
  });
});
