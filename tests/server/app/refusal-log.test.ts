import { expect, it, vi } from 'vitest';
import { PasskeyDevice } from '../support/passkey-device.ts';
import { tryPasskey } from '../security/support.ts';
import { useApp } from '../support/app.ts';
import { requestWarnings } from '../support/request-log.ts';

const server = useApp();

it('counts odd refusals in the log, each kind once a minute, with nothing of what was sent', async () => {
  const { client } = await server.customer();
  const logged = requestWarnings(server.app);
  vi.useFakeTimers({ toFake: ['Date'] });

  for (let tries = 0; tries < 5; tries += 1)
    await server.app.inject({ url: '/api/wallet/assets', headers: { token: 'secret' } });
  await client.send({ url: '/api/notice/detail?id=4711' });
  await client.send({ url: '/api/flash/records?page=1&customer=4711' });
  // Nobody's activity has these.
  await server.visitor().try('POST index/login', { username: 'nobody', password: 'secret-1' });
  await tryPasskey(server.visitor(), new PasskeyDevice());
  const reset = { identifier: 'nobody', code: '135791', password: 'ein besseres Wort' };
  await server.visitor().try('POST index/resetPassword', reset);
  // What customers meet every day isn't odd.
  await client.try('POST user/tradingPassword', { password: 'secret-1', trading_password: '246810' });
  vi.setSystemTime(Date.now() + 60_000);
  await server.app.inject({ url: '/api/wallet/assets' });
  vi.useRealTimers();

  const from = '127.0.0.1';
  expect(logged).toEqual([
    { code: 'session-gone', route: '/api/wallet/assets', count: 1, from },
    { code: 'not-found', route: '/api/notice/detail', count: 1, from },
    { code: 'invalid', route: '/api/flash/records', count: 1, from },
    { code: 'wrong-credentials', route: '/api/index/login', count: 1, from },
    { code: 'passkey-refused', route: '/api/index/passkeyLogin', count: 1, from },
    { code: 'email-code-wrong', route: '/api/index/resetPassword', count: 1, from },
    { code: 'session-gone', route: '/api/wallet/assets', count: 5, from },
  ]);
});
