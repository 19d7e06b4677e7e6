import { describe, expect, it } from 'vitest';
import { transact } from '#server/db/transact';
import { MAX_SESSIONS, openSession } from '#server/plugins/sessions/store';
import { agents, currentId, kinds, member, password, statusOf, titles } from '../account/support.ts';
import { useApp } from '../support/app.ts';
import { refused } from '../support/client.ts';
import { overtake } from './support.ts';

const disconnected: string[] = [];
const server = useApp(({ live }) => ({ live: { ...live, endSession: (id) => void disconnected.push(id) } }));

describe('logged-in devices', () => {
  it('are the customer’s live sessions, the last used first, with the current one marked', async () => {
    const { logIn } = await member(server);
    await (await member(server)).logIn();
    await logIn('Chrome · Android');
    server.clock.advance(31 * 86_400);
    const [phone, computer, gone] = [await logIn(), await logIn('Firefox · Windows'), await logIn()];
    await gone.call('POST user/logout', {});
    server.clock.advance(120);
    await computer.call('GET notice/index', {});
    server.clock.advance(120);
    const { items } = await phone.call('GET user/sessions', {});
    expect(items.map(({ device, address, current }) => ({ device, address, current }))).toEqual([
      { device: 'Safari · iPhone', address: '127.0.0.1', current: true },
      { device: 'Firefox · Windows', address: '127.0.0.1', current: false },
    ]);
    expect(items.every((item) => item.seen_at > item.created_at)).toBe(true);
    expect(JSON.stringify(items)).not.toContain(phone.token);
  });

  it('can be logged out one by one, with their sockets', async () => {
    const { logIn } = await member(server);
    const [phone, computer, tablet] = [
      await logIn(),
      await logIn('Firefox · Windows'),
      await logIn('Chrome · Android'),
    ];
    const id = await currentId(computer);
    disconnected.length = 0;
    await phone.call('POST user/endSession', { id });
    expect(await Promise.all([phone, computer, tablet].map(statusOf))).toEqual([200, 401, 200]);
    expect(disconnected).toEqual([id]);
    expect((await phone.try('POST user/endSession', { id })).data.code).toBe('not-found');
    expect((await kinds(phone)).filter((kind) => kind === 'session-ended')).toHaveLength(1);
  });

  it('are mailed about ten times an hour, and each has a notice', async () => {
    const { username } = await member(server);
    const logInWith = async (program: string) => {
      const client = Object.assign(server.visitor(), { userAgent: `${program}/1` });
      client.token = (await client.call('POST index/login', { username, password })).token;
      return client;
    };
    server.mails.length = 0;
    const programs = Array.from('bcdfghjklmnp', (letter) => `A${letter}a`);
    for (const program of programs) await logInWith(program);
    expect(server.mails).toHaveLength(10);
    server.clock.advance(3_601);
    const client = await logInWith('Zza');
    expect(server.mails).toHaveLength(11);
    expect(await titles(client)).toHaveLength(12);
  });

  it('can all be logged out except this one', async () => {
    const { logIn } = await member(server);
    const others = [await logIn(), await logIn('Firefox · Windows')];
    const [own, stranger] = [await logIn(), (await server.customer()).client];
    await own.call('POST user/endSession', { id: 'others' });
    expect(await Promise.all([own, stranger, ...others].map(statusOf))).toEqual([200, 200, 401, 401]);
    await own.call('POST user/endSession', { id: 'others' });
    expect((await own.call('GET user/sessions', {})).items).toHaveLength(1);
  });

  it('include one whose login had begun before the others were logged out', async () => {
    const { id, logIn } = await member(server);
    const own = await logIn();
    const device = { name: 'Chrome · Android', address: '127.0.0.1', browser: undefined };
    await overtake(
      server,
      id,
      () => own.call('POST user/endSession', { id: 'others' }),
      (tx) => openSession(tx, id, device, server.clock.now()),
    );
    expect((await own.call('GET user/sessions', {})).items).toHaveLength(1);
  });

  it('are at most 100: one more ends the one that was used least recently', async () => {
    const { id, logIn } = await member(server);
    const [first, second] = [await logIn(), await logIn('Firefox · Windows')];
    server.clock.advance(120);
    await first.call('GET notice/index', {});
    const device = { name: 'Chrome · Android', address: '127.0.0.1', browser: undefined };
    const others = MAX_SESSIONS - 2;
    await transact(server.db, async (tx) => {
      for (let number = 0; number < others; number += 1) await openSession(tx, id, device, server.clock.now());
    });
    server.clock.advance(2);
    disconnected.length = 0;
    const last = await logIn();
    expect((await last.call('GET user/sessions', {})).items).toHaveLength(MAX_SESSIONS);
    expect(await Promise.all([first, second, last].map(statusOf))).toEqual([200, 401, 200]);
    expect(disconnected).toHaveLength(1);
    expect((await kinds(last)).filter((kind) => kind === 'session-ended')).toHaveLength(1);
  });

  it('of another customer are not found and stay logged in', async () => {
    const [one, other] = [await (await member(server)).logIn(), await (await member(server)).logIn()];
    const response = await one.try('POST user/endSession', { id: await currentId(other) });
    expect(response).toMatchObject(refused('not-found'));
    expect(await statusOf(other)).toBe(200);
    expect((await one.try('POST user/endSession', { id: 'unknown' })).http).toBe(404);
    expect(await kinds(one)).toEqual(['login-password']);
  });
});

describe('a login from a new device', () => {
  it('sends a notice and mail in the customer’s language, except for the first and known devices', async () => {
    const { logIn, email } = await member(server, { lang: 'de-de' });
    const phone = await logIn();
    expect(server.mails).toEqual([]);
    await logIn('Firefox · Windows');
    expect(server.mails).toEqual([expect.objectContaining({ to: email, subject: 'Anmeldung von einem neuen Gerät' })]);
    expect(server.mails[0]?.text).toContain('Gerät: Firefox · Windows\n    IP-Adresse: 127.0.0.1\n');
    expect(await titles(phone)).toEqual(['Anmeldung von einem neuen Gerät']);
    const { items } = await phone.call('GET notice/index', {});
    expect(server.events).toContainEqual(expect.objectContaining({ event: 'notice', payload: { id: items[0]?.id } }));
    await phone.call('POST user/endSession', { id: 'others' });
    await logIn('Firefox · Windows');
    await logIn();
    expect(server.mails).toHaveLength(1);
  });

  it('includes a known device at another address', async () => {
    const { username, logIn } = await member(server);
    await logIn();
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/api/index/login',
      headers: { 'user-agent': agents['Safari · iPhone'] },
      payload: { username, password },
      remoteAddress: '198.51.100.7',
    });
    expect(statusCode).toBe(200);
    expect(server.mails.map(({ text }) => /IP address: .*/.exec(text)?.[0])).toEqual(['IP address: 198.51.100.7']);
  });

  it('shows nothing of a user agent that isn’t a name', async () => {
    const { username, logIn } = await member(server);
    const phone = await logIn();
    const headers = { 'user-agent': '<img src=x onerror=alert(1)>' };
    await server.visitor().call('POST index/login', { username, password }, { headers });
    const [notice] = (await phone.call('GET notice/index', {})).items;
    const { content } = await phone.call('GET notice/detail', { id: notice?.id ?? 'none' });
    expect(content).toContain('?');
    expect(content).not.toContain('<img');
  });
});
