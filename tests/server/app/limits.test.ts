import { describe, expect, it } from 'vitest';
import { readSettings } from '#server/settings';
import { type TestApp, useApp } from '../support/app.ts';

const server = useApp(() => ({ limits: true }));

const proxied = useApp(({ settings }) => ({
  limits: true,
  settings: { ...settings, trustProxy: readSettings({ TRUST_PROXY: '10.0.0.0/8' }).trustProxy },
}));

/** The statuses of calls from one connection that each name another address. */
async function statusesWithForgedAddresses(app: TestApp, remoteAddress: string, forwarded: (turn: number) => string): Promise<number[]> {
  const ask = (turn: number) =>
    app.app.inject({
      method: 'POST',
      url: '/api/index/checkUsername',
      payload: { username: 'somebody' },
      remoteAddress,
      headers: { 'x-forwarded-for': forwarded(turn) },
    });
  const answers = await Promise.all(Array.from({ length: 100 }, (_, turn) => ask(turn)));
  return answers.map(({ statusCode }) => statusCode);
}

describe('limits', () => {
  it('are not evaded by naming other addresses, neither without a proxy nor through one', async () => {
    const direct = await statusesWithForgedAddresses(server, '203.0.113.9', (turn) => `198.51.100.${turn}`);
    expect(direct.filter((status) => status === 200)).toHaveLength(60);
    const throughProxy = await statusesWithForgedAddresses(proxied, '10.0.0.2', (turn) => `198.51.100.${turn}, 203.0.113.9`);
    expect(throughProxy.filter((status) => status === 200)).toHaveLength(60);
    const others = await statusesWithForgedAddresses(proxied, '10.0.0.2', (turn) => `198.51.100.${turn}`);
    expect(others.filter((status) => status === 200)).toHaveLength(100);
  });

  it('stop guessing one password, also when the guesses come from many addresses', async () => {
    const guess = (turn: number) =>
      server.app.inject({
        method: 'POST',
        url: '/api/index/login',
        payload: { username: turn % 2 ? 'victim' : 'VICTIM', password: `guess ${turn}` },
        remoteAddress: `198.51.100.${turn}`,
      });
    for (let turn = 1; turn <= 10; turn += 1) expect((await guess(turn)).statusCode).toBe(200);
    const stopped = await guess(11);
    expect(stopped.statusCode).toBe(429);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    expect(stopped.json()).toMatchObject({ status: 0, data: { code: 'too-many-requests' } });
    const other = await server.app.inject({ method: 'POST', url: '/api/index/login', payload: { username: 'somebody', password: 'x' } });
    expect(other.statusCode).toBe(200);
  });

  it('count each address and each call apart', async () => {
    const ask = (remoteAddress: string) =>
      server.app.inject({ method: 'POST', url: '/api/index/checkUsername', payload: { username: 'somebody' }, remoteAddress });
    const answers = await Promise.all(Array.from({ length: 61 }, () => ask('203.0.113.5')));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    expect((await ask('203.0.113.6')).statusCode).toBe(200);
    expect((await server.app.inject({ url: '/api/index/lang', remoteAddress: '203.0.113.5' })).statusCode).toBe(200);
  });
});
