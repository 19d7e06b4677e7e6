import { verify } from '@node-rs/argon2';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { transact } from '#server/db/transact';
import { createCustomer } from '#server/domains/account/store';
import { hashPassword } from '#server/domains/security/password-hash';
import { useApp } from '../support/app.ts';
import { refused } from '../support/client.ts';

// A file before this one may have loaded the server without the spy.
vi.hoisted(() => void vi.resetModules());
vi.mock('@node-rs/argon2', { spy: true });

const server = useApp();

const password = 'Schlüssel 42';

beforeAll(async () => {
  const passwordHash = await hashPassword(password);
  await transact(server.db, (tx) =>
    createCustomer(tx, {
      username: 'Åsa.Berg',
      email: 'asa@post.example',
      passwordHash,
      lang: 'sv-se',
      createdAt: new Date(),
    }),
  );
});

async function logIn(username = 'Åsa.Berg') {
  const client = server.visitor();
  const { token, info } = await client.call('POST index/login', { username, password });
  client.token = token;
  return { client, info };
}

const works = async (client: Awaited<ReturnType<typeof logIn>>['client']) =>
  (await client.try('GET notice/index', {})).http;

describe('logging in again in the same browser', () => {
  it('ends the session that it replaces', async () => {
    const { client } = await logIn();
    const before = { token: client.token, cookie: client.cookie };
    client.token = (await client.call('POST index/login', { username: 'Åsa.Berg', password })).token;
    expect(await works(client)).toBe(200);
    expect(await works(Object.assign(server.visitor(), before))).toBe(401);
    const { items } = await client.call('GET user/activity', {});
    expect(items.slice(0, 2).map(({ kind }) => kind)).toEqual(['session-ended', 'login-password']);
  });

  it('does so for another customer, whose other sessions stay', async () => {
    const other = await server.customer();
    const elsewhere = await server.device(other.id);
    const before = Object.assign(server.visitor(), { token: other.client.token, cookie: other.client.cookie });
    expect(await works(before)).toBe(200);
    other.client.token = undefined;
    other.client.token = (await other.client.call('POST index/login', { username: 'Åsa.Berg', password })).token;
    expect([await works(other.client), await works(before), await works(elsewhere)]).toEqual([200, 401, 200]);
  });

  it('leaves it when the password is wrong', async () => {
    const { client } = await logIn();
    await client.try('POST index/login', { username: 'Åsa.Berg', password: 'wrong one' });
    expect(await works(client)).toBe(200);
  });

  it('leaves a session that a strange cookie names', async () => {
    const { client } = await logIn();
    const stranger = Object.assign(server.visitor(), { cookie: client.token });
    await stranger.call('POST index/login', { username: 'Åsa.Berg', password });
    expect(await works(client)).toBe(200);
  });
});

describe('logging in', () => {
  it.each(['Åsa.Berg', 'åsa.berg', 'A\u030Asa.berg', 'asa@post.example', ' ASA@Post.Example '])(
    'works with %j',
    async (username) => {
      const { client, info } = await logIn(username);
      expect(info.username).toBe('Åsa.Berg');
      expect(await works(client)).toBe(200);
    },
  );

  it('accepts a password with composed or decomposed characters', async () => {
    const response = await server
      .visitor()
      .try('POST index/login', { username: 'asa@post.example', password: password.normalize('NFD') });
    expect(response.status).toBe(1);
  });

  it.each([
    ['a wrong password', 'Åsa.Berg', 'schlüssel 42'],
    ['an unknown username', 'nobody', password],
    ['an unknown address', 'nobody@post.example', password],
  ])('refuses %s with the same message', async (_name, username, wrong) => {
    const response = await server.visitor().try('POST index/login', { username, password: wrong });
    expect(response).toMatchObject(refused('wrong-credentials'));
    expect(response.message).toBe('Incorrect username, email, or password.');
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it('does the same work for an unknown user as for a wrong password, so that timing reveals nothing', async () => {
    const hashesCompared = async (username: string) => {
      vi.mocked(verify).mockClear();
      await server.visitor().try('POST index/login', { username, password: 'wrong one' });
      return vi
        .mocked(verify)
        .mock.calls.map(([stored]) => String(stored).slice(0, '$argon2id$v=19$m=19456,t=2,p=1$'.length));
    };
    const known = await hashesCompared('Åsa.Berg');
    expect(known).toEqual(['$argon2id$v=19$m=19456,t=2,p=1$']);
    expect(await hashesCompared('nobody')).toEqual(known);
  });

  it('sets cookies that scripts and other sites cannot use', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/index/login',
      payload: { username: 'Åsa.Berg', password },
    });
    const common = { httpOnly: true, sameSite: 'Strict', path: '/' };
    expect(response.cookies).toEqual([
      expect.objectContaining({ name: 'session', ...common, maxAge: 30 * 86_400 }),
      expect.objectContaining({ name: 'browser', ...common, maxAge: 400 * 86_400 }),
    ]);
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

describe('a session', () => {
  it('needs token and cookie, of the same session', async () => {
    const [one, two] = [(await logIn()).client, (await logIn()).client];
    const { token, cookie } = one;
    one.cookie = undefined;
    expect(await works(one)).toBe(401);
    one.cookie = two.cookie;
    expect(await works(one)).toBe(401);
    one.cookie = cookie;
    one.token = undefined;
    expect(await works(one)).toBe(401);
    one.token = two.token;
    expect(await works(one)).toBe(401);
    one.token = token;
    expect(await works(one)).toBe(200);
  });

  it('returns 401 in the customer’s language', async () => {
    const response = await server.visitor().try('GET notice/index', {}, { lang: 'ja-jp' });
    expect(response).toMatchObject({ http: 401, status: 0, data: { code: 'session-gone' } });
    expect(response.message).toBe('セッションが終了しました。もう一度ログインしてください。');
  });

  it('gets new credentials by refresh; the old ones work for another 30 seconds', async () => {
    const { client } = await logIn();
    const old = { token: client.token, cookie: client.cookie };
    const { token } = await client.call('POST user/refresh', {});
    expect(token).not.toBe(old.token);
    expect(client.cookie).not.toBe(old.cookie);
    // The browser already has the new cookie while the app still sends the old token.
    expect(await works(client)).toBe(200);
    client.token = token;
    expect(await works(client)).toBe(200);
    server.clock.advance(31);
    expect(await works(client)).toBe(200);
    const { cookie } = client;
    for (const stale of [old, { token: old.token, cookie }, { token, cookie: old.cookie }]) {
      Object.assign(client, stale);
      expect(await works(client)).toBe(401);
    }
  });

  it('survives lost refresh responses, however long the connection is down', async () => {
    const { client } = await logIn();
    const old = { token: client.token, cookie: client.cookie };
    const lost = await client.call('POST user/refresh', {});
    const cookie = client.cookie;
    for (const half of [old, { token: old.token, cookie }]) {
      Object.assign(client, half);
      server.clock.advance(86_400);
      expect(await works(client)).toBe(200);
      // A retry returns the same pair, so the token also matches a cookie that did arrive.
      expect((await client.call('POST user/refresh', {})).token).toBe(lost.token);
      expect(client.cookie).toBe(cookie);
    }
    client.token = lost.token;
    expect(await works(client)).toBe(200);
    // The old pair expires 30 seconds after the first use of the new one.
    server.clock.advance(20);
    Object.assign(client, old);
    expect((await client.call('POST user/refresh', {})).token).toBe(lost.token);
    server.clock.advance(11);
    Object.assign(client, old);
    expect(await works(client)).toBe(401);
    expect((await client.try('POST user/refresh', {})).http).toBe(401);
  });

  it('returns the same new pair to concurrent refreshes', async () => {
    const { client } = await logIn();
    const twin = Object.assign(server.visitor(), { token: client.token, cookie: client.cookie });
    const [one, two] = await Promise.all([client, twin].map((each) => each.call('POST user/refresh', {})));
    expect(one?.token).toBe(two?.token);
    expect(client.cookie).toBe(twin.cookie);
  });

  it('ends with logout, which also succeeds without a session', async () => {
    const { client } = await logIn();
    const { token, cookie } = client;
    await client.call('POST user/logout', {});
    expect(client.cookie).toBeUndefined();
    await client.call('POST user/logout', {});
    Object.assign(client, { token, cookie });
    expect(await works(client)).toBe(401);
  });

  it('ends after 30 days without use', async () => {
    const { client } = await logIn();
    server.clock.advance(29 * 86_400);
    expect(await works(client)).toBe(200);
    server.clock.advance(29 * 86_400);
    expect(await works(client)).toBe(200);
    server.clock.advance(31 * 86_400);
    expect(await works(client)).toBe(401);
  });

  it('ends 180 days after its login despite use and refreshes', async () => {
    const { client } = await logIn();
    for (let turn = 0; turn < 8; turn += 1) {
      server.clock.advance(20 * 86_400);
      client.token = (await client.call('POST user/refresh', {})).token;
    }
    server.clock.advance(20 * 86_400 - 60);
    expect(await works(client)).toBe(200);
    server.clock.advance(60);
    expect(await works(client)).toBe(401);
    expect((await client.try('POST user/refresh', {})).http).toBe(401);
  });

  it('remembers the device', async () => {
    const agent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
    const headers = { 'user-agent': agent };
    await server.visitor().call('POST index/login', { username: 'Åsa.Berg', password }, { headers });
    const row = await server.db
      .selectFrom('sessions')
      .select('device')
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    expect(row?.device).toBe('Safari · iPhone');
  });
});
