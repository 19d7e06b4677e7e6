import { describe, expect, it } from 'vitest';
import { useApp } from '../support/app.ts';

const server = useApp(() => ({ limits: true }));

describe('limits', () => {
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
