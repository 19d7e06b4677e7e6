import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { libraries } from '../../../scripts/check/libraries.ts';

let cache = '';
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'florin-npm-'));
  vi.stubEnv('npm_config_cache', cache);
  vi.stubEnv('npm_config_loglevel', 'silent');
  vi.stubEnv('npm_config_noproxy', '127.0.0.1');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(cache, { recursive: true });
});

/** Lets npm ask a registry on this machine. Returns a function that ends it. */
async function useRegistry(answer: RequestListener) {
  const registry = createServer(answer).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`);
  const end = (): void => {
    registry.closeAllConnections();
    registry.close();
  };
  onTestFinished(end);
  return end;
}

/** Answers what is known about a library that runs in production. */
const knows =
  (advisories: object): RequestListener =>
  ({ method }, response) =>
    method === 'POST'
      ? response.setHeader('content-type', 'application/json').end(JSON.stringify(advisories))
      : response.writeHead(404).end();

const skipped = { code: 0, remark: 'skipped: no registry answers' };

it('libraries are not checked where no registry is', async () => {
  (await useRegistry(() => {}))();
  expect(await libraries()).toMatchObject(skipped);
});

it.each<[string, RequestListener]>([
  ['says nothing', () => {}],
  ['has no audit', (_request, response) => response.writeHead(405).end()],
])('libraries are not checked where a registry %s', async (_what, answer) => {
  await useRegistry(answer);
  expect(await libraries()).toMatchObject(skipped);
});

it('libraries of which nothing is known pass', async () => {
  await useRegistry(knows({}));
  const outcome = await libraries();
  expect(outcome.output).toContain('found 0 vulnerabilities');
  expect(outcome).not.toHaveProperty('remark');
  expect(outcome.code).toBe(0);
});

it.each([
  ['moderate', false],
  ['high', true],
])('whether a %s vulnerability is named, which fails nothing: %s', async (severity, isNamed) => {
  const advisory = { id: 1, url: 'https://example.com/1', title: 'An open door', vulnerable_versions: '*', severity };
  await useRegistry(knows({ fastify: [advisory] }));
  const { code, output, remark = '' } = await libraries();
  expect(output).toContain('An open door');
  expect([code, remark.includes('An open door')]).toEqual([0, isNamed]);
});
