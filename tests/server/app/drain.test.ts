import type { AddressInfo } from 'node:net';
import { beforeAll, expect, it } from 'vitest';
import { gracefulClose } from '#server/plugins/graceful-close';
import { useApp } from '../support/app.ts';

const server = useApp();
let drain: ReturnType<typeof gracefulClose>['drain'];
let origin = '';

beforeAll(async () => {
  ({ drain } = gracefulClose(server.app));
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});

it('serves everything while it drains, but is not ready and ends connections', async () => {
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  await drain(1);
  const health = await fetch(`${origin}/healthz`);
  expect(health.status).toBe(503);
  expect(health.headers.get('retry-after')).toMatch(/^[1-9]/u);
  // Nobody should end it for that.
  expect((await fetch(`${origin}/livez`)).status).toBe(200);
  const call = await fetch(`${origin}/api/index/lang`);
  expect(call.status).toBe(200);
  expect(call.headers.get('connection')).toBe('close');
});
