import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Services } from '#server/services';
import { useApp } from '../support/app.ts';
import { requestWarnings } from '../support/request-log.ts';
import { acts, adaToken, benToken, operate, operateAs, token, withOwnTokens } from './support.ts';

const server = useApp((services) => ({ ...withOwnTokens(services), limits: true }));
const shared = { authorization: `Bearer ${token}` };

describe('a personal token', () => {
  it('says who it is, whatever name comes with it', async () => {
    expect((await operateAs(server, benToken, 'POST', 'settings', { support_hours: 'One' })).http).toBe(200);
    const named = { 'x-operator': Buffer.from('Ben Øst').toString('latin1') };
    expect((await operateAs(server, benToken, 'POST', 'settings', { support_hours: 'Two' }, named)).http).toBe(200);
    await operate(server, 'POST', 'settings', { support_hours: 'Three' });
    expect((await acts(server)).map(({ operator, token: kind }) => [operator, kind])).toEqual([
      ['Ada', 'shared'],
      ['Ben Øst', 'own'],
      ['Ben Øst', 'own'],
    ]);
  });

  it.each(['Ada', 'ben Øst', 'Ben', ''])('is refused with the name %j', async (name) => {
    const header = { 'x-operator': Buffer.from(name).toString('latin1') };
    for (const [method, path] of [
      ['GET', 'settings'],
      ['POST', 'settings'],
      ['GET', 'nothing'],
    ] as const) {
      const body = method === 'POST' ? { support_hours: 'Four' } : undefined;
      expect(await operateAs(server, benToken, method, path, body, header)).toMatchObject({
        http: 403,
        message: 'This token belongs to Ben Øst, so nobody else can act with it.',
        data: { code: 'wrong-operator' },
      });
    }
    expect(JSON.stringify(await acts(server))).not.toContain('Four');
  });

  it('keeps its name from those with the shared token', async () => {
    for (const name of ['Ada Berg', 'ada berg', 'Ada\u00a0Berg']) {
      const header = { ...shared, 'x-operator': Buffer.from(name).toString('latin1') };
      const { http } = await operate(server, 'GET', 'settings', undefined, header);
      // A name has no space but the plain one.
      expect([name, http]).toEqual([name, name.includes('\u00a0') ? 422 : 403]);
    }
    expect((await operate(server, 'GET', 'settings', undefined, { ...shared, 'x-operator': 'Carl' })).http).toBe(200);
  });

  it('that is wrong is refused, and guessing is limited by address', async () => {
    const guess = (given: string, remoteAddress = '203.0.113.9') =>
      server.app.inject({
        url: '/operator/settings',
        remoteAddress,
        headers: { authorization: `Bearer ${given}` },
      });
    for (const given of ['', 'undefined', `${adaToken}x`, adaToken.slice(1), `${adaToken},${benToken}`])
      expect((await guess(given)).statusCode).toBe(401);
    expect((await guess(`${adaToken}x`)).statusCode).toBe(429);
    expect((await guess(`${adaToken}x`, '203.0.113.10')).statusCode).toBe(401);
    // Nobody who guesses keeps out who has one.
    expect((await guess(adaToken)).statusCode).toBe(200);
  });
});

describe('a name given with the shared token', () => {
  it.each([
    ['Аda', 422],
    ['Adа Berg', 422],
    ['Αda', 422],
    ['Ада', 200],
    ['Άδα', 200],
    ['田中さん', 200],
    ['Åse-Ørn 2', 200],
  ])('has letters of one script: %j is answered with %s', async (name, http) => {
    const header = { ...shared, 'x-operator': Buffer.from(name).toString('latin1') };
    expect((await operate(server, 'GET', 'settings', undefined, header)).http).toBe(http);
  });
});

describe('the log', () => {
  const counted = useApp(withOwnTokens);

  afterEach(() => void vi.useRealTimers());

  it('counts wrong tokens and wrong names, each once a minute, without what was sent', async () => {
    const logged = requestWarnings(counted.app);
    vi.useFakeTimers({ toFake: ['Date'] });
    for (let tries = 0; tries < 4; tries += 1) await operateAs(counted, `${adaToken}x`, 'GET', 'settings');
    await operateAs(counted, benToken, 'GET', 'petitions', undefined, { 'x-operator': 'Ada' });
    vi.setSystemTime(Date.now() + 60_000);
    await operateAs(counted, 'guess', 'GET', 'settings');
    const from = '127.0.0.1';
    expect(logged).toEqual([
      { code: 'wrong-token', route: '/operator/settings', count: 1, from },
      { code: 'wrong-operator', route: '/operator/petitions', count: 1, from },
      { code: 'wrong-token', route: '/operator/settings', count: 4, from },
    ]);
  });
});

describe('without the shared token', () => {
  const alone = useApp((services: Services) => {
    const { settings } = withOwnTokens(services);
    return { settings: { ...settings, operatorToken: undefined } };
  });

  it('people’s own tokens still open the calls, and nothing else does', async () => {
    expect((await operateAs(alone, adaToken, 'GET', 'settings')).http).toBe(200);
    for (const given of ['undefined', 'null', token])
      expect((await operateAs(alone, given, 'GET', 'settings')).http).toBe(401);
  });
});
