import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { useEmptyServer } from './support/use-server.ts';

const server = useEmptyServer();

it('comes back on the same data after kill -9', async () => {
  await server.kill();
  await expect(fetch(`${server.origin}/healthz`)).rejects.toThrow(/fetch failed/);
  await server.start();
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
});

it('ends with its database when it is asked to', async () => {
  await server.stop();
  expect(existsSync(join(server.dataDir, 'postgres/postmaster.pid'))).toBe(false);
  await server.start();
  const page = await fetch(`${server.origin}/`, { headers: { accept: 'text/html' } });
  expect(page.headers.get('content-type')).toMatch(/text\/html/);
});
