import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSettings } from '#server/settings';
import { type TestApp, useApp } from '../support/app.ts';

const server = useApp(() => ({ limits: true }));

const proxied = useApp(({ settings }) => ({
  limits: true,
  settings: { ...settings, trustProxy: readSettings({ TRUST_PROXY: '10.0.0.0/8' }).trustProxy },
}));

// A limit counts for a minute, in which a slow machine may not make all of a test's calls.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** Returns the statuses of calls that each claim another address. */
async function statusesWithForgedAddresses(
  app: TestApp,
  remoteAddress: string,
  forwarded: (turn: number) => string,
): Promise<number[]> {
  const ask = (turn: number) =>
    app.app.inject({
      method: 'POST',
      url: '/api/index/checkUsername',
      payload: { username: 'somebody' },
      remoteAddress,
      headers: { 'x-forwarded-for': forwarded(turn) },
    });
  const responses = await Promise.all(Array.from({ length: 100 }, (_, turn) => ask(turn)));
  return responses.map(({ statusCode }) => statusCode);
}

describe('limits', () => {
  it('cannot be evaded by claiming other addresses, with or without a proxy', async () => {
    const direct = await statusesWithForgedAddresses(server, '203.0.113.9', (turn) => `198.51.100.${turn}`);
    expect(direct.filter((status) => status === 200)).toHaveLength(60);
    const throughProxy = await statusesWithForgedAddresses(
      proxied,
      '10.0.0.2',
      (turn) => `198.51.100.${turn}, 203.0.113.9`,
    );
    expect(throughProxy.filter((status) => status === 200)).toHaveLength(60);
    const others = await statusesWithForgedAddresses(proxied, '10.0.0.2', (turn) => `198.51.100.${turn}`);
    expect(others.filter((status) => status === 200)).toHaveLength(100);
  });

  it('count each address and each call separately', async () => {
    const ask = (remoteAddress: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/index/checkUsername',
        payload: { username: 'somebody' },
        remoteAddress,
      });
    const responses = await Promise.all(Array.from({ length: 61 }, () => ask('203.0.113.5')));
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    expect((await ask('203.0.113.6')).statusCode).toBe(200);
    expect((await server.app.inject({ url: '/api/index/lang', remoteAddress: '203.0.113.5' })).statusCode).toBe(200);
  });

  it('count an IPv6 /64 network as one address', async () => {
    const ask = (turn: number, network: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/index/checkUsername',
        payload: { username: 'somebody' },
        remoteAddress: `${network}::${turn}`,
      });
    const responses = await Promise.all(Array.from({ length: 61 }, (_, turn) => ask(turn + 1, '2001:db8:0:1')));
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    expect((await ask(1, '2001:db8:0:2')).statusCode).toBe(200);
  });

  it('keep counters despite thousands of other addresses', async () => {
    const ask = (remoteAddress: string) =>
      server.app.inject({ method: 'POST', url: '/api/index/register', payload: {}, remoteAddress });
    for (let turn = 0; turn < 20; turn += 1) expect((await ask('203.0.113.20')).statusCode).toBe(422);
    expect((await ask('203.0.113.20')).statusCode).toBe(429);
    for (let turn = 0; turn < 5100; turn += 100) {
      await Promise.all(
        Array.from({ length: 100 }, (_, one) => ask(`10.1.${Math.floor((turn + one) / 250)}.${(turn + one) % 250}`)),
      );
    }
    expect((await ask('203.0.113.20')).statusCode).toBe(429);
  });

  it('count by address before looking up the session', async () => {
    const { client } = await server.customer();
    const lookups = vi.spyOn(server.db, 'selectFrom');
    const headers = { token: client.token ?? '', cookie: `session=${client.cookie ?? ''}` };
    const ask = () =>
      server.app.inject({
        method: 'POST',
        url: '/api/index/register',
        payload: {},
        remoteAddress: '203.0.113.30',
        headers,
      });
    await Promise.all(Array.from({ length: 120 }, ask));
    expect(lookups).toHaveBeenCalledTimes(20);
    lookups.mockRestore();
  });

  it('limit all calls of an address together, far above honest use', async () => {
    const forged = { token: 'x'.repeat(43), cookie: `session=${'y'.repeat(43)}` };
    const ask = (path: string) =>
      server.app.inject({ url: `/api/${path}`, remoteAddress: '203.0.113.40', headers: forged });
    const paths = ['user/amount', 'notice/index', 'wallet/assets', 'user/score', 'user/sessions', 'user/activity'];
    const statuses: number[] = [];
    for (let turn = 0; turn < 31; turn += 1) {
      const responses = await Promise.all(Array.from({ length: 100 }, (_, one) => ask(paths[one % 6] ?? '')));
      statuses.push(...responses.map(({ statusCode }) => statusCode));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(3000);
    expect(statuses.filter((status) => status === 429)).toHaveLength(100);
  });

  it('limit the images that an address or a customer asks for', async () => {
    const ask = (cookie: string, remoteAddress: string) =>
      server.app.inject({ url: `/uploads/${'0'.repeat(32)}.jpg`, remoteAddress, cookies: { session: cookie } });
    const forged = (turn: number) => String(turn).padStart(43, 'x');
    const statuses: number[] = [];
    for (let turn = 0; turn < 3_100; turn += 100) {
      const asked = Array.from({ length: 100 }, (_, one) => ask(forged(turn + one), '203.0.113.50'));
      statuses.push(...(await Promise.all(asked)).map(({ statusCode }) => statusCode));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(3000);
    expect(statuses.filter((status) => status === 429)).toHaveLength(100);
    const { client } = await server.customer();
    const own: number[] = [];
    for (let turn = 0; turn < 601; turn += 1)
      own.push((await ask(client.cookie ?? '', `203.0.113.${60 + (turn % 2)}`)).statusCode);
    expect([own.filter((status) => status === 404).length, own.at(-1)]).toEqual([600, 429]);
  });

  it('never look up a token or cookie that can’t be one', async () => {
    const lookups = vi.spyOn(server.db, 'selectFrom');
    const { client } = await server.customer();
    lookups.mockClear();
    for (const cookie of ['y', 'y'.repeat(44), `${'y'.repeat(42)}!`]) {
      const image = await server.app.inject({ url: `/uploads/${'0'.repeat(32)}.jpg`, cookies: { session: cookie } });
      const headers = { token: client.token ?? '' };
      const call = await server.app.inject({ url: '/api/user/score', headers, cookies: { session: cookie } });
      expect([image.statusCode, call.statusCode]).toEqual([401, 401]);
    }
    expect(lookups).not.toHaveBeenCalled();
    lookups.mockRestore();
  });
});
