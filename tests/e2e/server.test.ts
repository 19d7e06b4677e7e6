import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { personalIn } from './support/personal.ts';
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

it('would be caught printing who somebody is, or what opens an account', () => {
  const token = '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae';
  const log = `Play money. Log in as demo, password demo-florin, fund password 246810\nto a.b@mail.example ${token}\n246810`;
  expect(personalIn(log)).toEqual(['a.b@mail.example', token, '246810']);
});
