import { describe, expect, it } from 'vitest';
import { sweepSessionLinks } from '#server/domains/security/session-link-store';
import { DAY_SECONDS } from '#server/time';
import { kinds, member, password, statusOf } from '../account/support.ts';
import { useApp } from '../support/app.ts';

const disconnected: string[] = [];
const server = useApp(({ live }) => ({ live: { ...live, endSession: (id) => void disconnected.push(id) } }));

const secretOf = (text = ''): string => /\/end-session#([\w-]+)/.exec(text)?.[1] ?? 'none';

/** A customer's own session, a stranger's, and the secret in the mail about it. */
async function intruded() {
  const customer = await member(server);
  const own = await customer.logIn();
  server.mails.length = 0;
  const stranger = await customer.logIn('Firefox · Windows');
  return { ...customer, own, stranger, secret: secretOf(server.mails[0]?.text) };
}

const read = (secret: string) => server.visitor().try('POST index/sessionLink', { secret });
const end = (secret: string) => server.visitor().try('POST index/endSession', { secret });

const expired = {
  http: 200,
  status: 0,
  message: 'This link has expired or isn’t valid.',
  data: { code: 'link-expired' },
};

describe('the link in the mail about a new device', () => {
  it('shows the session without ending it, and ends that one only', async () => {
    const { own, stranger, secret, logIn } = await intruded();
    const third = await logIn('Chrome · Android');
    const shown = { device: 'Firefox · Windows', address: '127.0.0.1', created_at: expect.any(String) as string };
    expect(await read(secret)).toMatchObject({ status: 1, data: { ...shown, ended: false } });
    expect(await read(secret)).toMatchObject({ status: 1, data: { ...shown, ended: false } });
    disconnected.length = 0;
    expect(await end(secret)).toMatchObject({ status: 1, data: { ...shown, ended: true } });
    expect(await Promise.all([own, stranger, third].map(statusOf))).toEqual([200, 401, 200]);
    expect(disconnected).toHaveLength(1);
    const { items } = await own.call('GET user/activity', {});
    expect(items[0]).toMatchObject({ kind: 'session-ended', ended_device: 'Firefox · Windows' });
  });

  it('says when the session has ended already', async () => {
    const { own, stranger, secret } = await intruded();
    await stranger.call('POST user/logout', {});
    expect(await read(secret)).toMatchObject({ status: 1, data: { ended: true } });
    expect(await end(secret)).toMatchObject({ status: 1, data: { ended: true } });
    expect((await kinds(own)).filter((kind) => kind === 'session-ended')).toEqual([]);
  });

  it('ends it once, however often it is pressed at once', async () => {
    const { own, secret } = await intruded();
    disconnected.length = 0;
    const answers = await Promise.all(Array.from({ length: 100 }, () => end(secret)));
    expect(answers.map(({ status, data }) => [status, (data as { ended?: boolean }).ended])).toEqual(
      answers.map(() => [1, true]),
    );
    expect((await kinds(own)).filter((kind) => kind === 'session-ended')).toHaveLength(1);
    expect(disconnected).toHaveLength(1);
  });

  it.each([
    ['unknown', 'A'.repeat(43)],
    ['cut off', 'abc'],
    ['empty', ''],
    ['odd', '\u0000%$'],
  ])('is refused when %s', async (_kind, secret) => {
    expect([await read(secret), await end(secret)]).toMatchObject([expired, expired]);
  });

  it('is refused after 30 days, even for a session in use, and its row is deleted', async () => {
    const { stranger, secret } = await intruded();
    server.clock.advance(15 * DAY_SECONDS);
    expect(await statusOf(stranger)).toBe(200);
    server.clock.advance(15 * DAY_SECONDS);
    expect([await read(secret), await end(secret)]).toMatchObject([expired, expired]);
    expect(await statusOf(stranger)).toBe(200);
    await sweepSessionLinks(server.db, server.clock.now());
    expect(await server.db.selectFrom('session_links').selectAll().execute()).toEqual([]);
  });

  it('is no login, and its secret is stored hashed', async () => {
    const { secret, own } = await intruded();
    const client = server.visitor();
    client.token = secret;
    client.cookie = secret;
    expect(await statusOf(client)).toBe(401);
    const rows = await server.db.selectFrom('session_links').selectAll().execute();
    const text = rows.map((row) => `${row.secret_hash.toString()}${row.secret_hash.toString('base64url')}`).join('\n');
    expect(rows.length).toBeGreaterThan(0);
    expect(text).not.toContain(secret);
    expect(JSON.stringify(await own.call('GET notice/index', {}))).not.toContain(secret);
    expect(JSON.stringify(await own.call('POST user/export', { password }))).not.toContain(secret);
  });

  it('is refused without the one field, and with another', async () => {
    for (const body of [{}, { secret: 7 }, { secret: 'x'.repeat(201) }, { secret: 'x', id: '1' }])
      expect((await server.visitor().try('POST index/endSession', body as never)).http).toBe(422);
  });
});

describe('pressing it', () => {
  const limited = useApp(() => ({ limits: true }));

  it('is limited', async () => {
    for (let turn = 0; turn < 30; turn += 1) await limited.visitor().try('POST index/endSession', { secret: 'x' });
    expect((await limited.visitor().try('POST index/endSession', { secret: 'x' })).http).toBe(429);
  });
});
