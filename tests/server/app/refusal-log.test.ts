import { expect, it, vi } from 'vitest';
import { useApp } from '../support/app.ts';

const server = useApp();

it('counts odd refusals in the log, each kind once a minute, with nothing of what was sent', async () => {
  const { client } = await server.customer();
  const logged: unknown[] = [];
  vi.spyOn(server.app.log, 'child').mockImplementation(() => ({
    ...server.app.log,
    warn: (line: unknown) => logged.push(line),
    info: () => {},
    error: () => {},
  }));
  vi.useFakeTimers({ toFake: ['Date'] });

  for (let tries = 0; tries < 5; tries += 1)
    await server.app.inject({ url: '/api/wallet/assets', headers: { token: 'secret' } });
  await client.send({ url: '/api/notice/detail?id=4711' });
  await client.send({ url: '/api/flash/records?page=1&customer=4711' });
  // What customers meet every day isn't odd.
  await server.app.inject({
    method: 'POST',
    url: '/api/index/login',
    payload: { username: 'nobody', password: 'secret-1' },
  });
  vi.setSystemTime(Date.now() + 60_000);
  await server.app.inject({ url: '/api/wallet/assets' });
  vi.useRealTimers();
  vi.restoreAllMocks();

  const from = '127.0.0.1';
  expect(logged).toEqual([
    { code: 'session-gone', route: '/api/wallet/assets', count: 1, from },
    { code: 'not-found', route: '/api/notice/detail', count: 1, from },
    { code: 'invalid', route: '/api/flash/records', count: 1, from },
    { code: 'session-gone', route: '/api/wallet/assets', count: 5, from },
  ]);
});
