import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { startPostgres, startRedis } from '../../scripts/support/live-parts.ts';
import { root } from '../../scripts/support/run.ts';
import { buildWeb, webIsFresh } from '../../scripts/support/web.ts';
import { freePort, startProcess } from '../server/support/process.ts';
import { givenPostgres, givenRedis } from './given-parts.ts';
import { liveSettings } from './live-settings.ts';

const PRUNE = 'npm prune --omit=dev';

/** Copies what git doesn't ignore, the libraries, and the build. */
async function copyRepository(folder: string): Promise<void> {
  const copy = (script: string) => promisify(execFile)('sh', ['-ec', script, 'sh', folder], { cwd: root });
  await copy(
    'git ls-files -z --cached --others --exclude-standard | tar --create --null --ignore-failed-read --files-from - | tar --extract --directory "$1"',
  );
  await copy('cp -R dist "$1"');
  // Links instead of copies, where the folder is on the same disk. npm removes them, and writes only its list of libraries.
  await copy('cp -Rl node_modules "$1" || cp -R node_modules "$1"');
  const list = join(folder, 'node_modules/.package-lock.json');
  await rm(list);
  await cp(join(root, 'node_modules/.package-lock.json'), list);
}

it('runs as a service on what is left without what only developing needs', async () => {
  if (!(await webIsFresh())) expect(await buildWeb()).toMatchObject({ code: 0 });
  const folder = await mkdtemp(join(tmpdir(), 'florin-production-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  await chmod(folder, 0o755);
  const postgres = (await givenPostgres()) ?? (await startPostgres(folder, await freePort()));
  onTestFinished(() => postgres.stop());
  const redis = givenRedis() ?? (await startRedis(folder, await freePort()));
  onTestFinished(() => redis.stop());

  const service = join(folder, 'service');
  await mkdir(service);
  await copyRepository(service);
  const guide = await readFile(join(root, 'docs/guides/live.md'), 'utf8');
  expect(guide).toContain(PRUNE);
  const before = (await readdir(join(root, 'node_modules'))).length;
  const [npm = '', ...args] = PRUNE.split(' ');
  await promisify(execFile)(npm, [...args, '--no-audit'], { cwd: service });
  expect(existsSync(join(service, 'node_modules/vitest'))).toBe(false);
  expect((await readdir(join(root, 'node_modules'))).length).toBe(before);

  const [, file = ''] = /^ExecStart=\/usr\/bin\/node (\S+)$/mu.exec(guide) ?? [];
  const port = await freePort();
  const server = startProcess(
    {
      ...liveSettings,
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      IDENTITY_KEY: randomBytes(32).toString('hex'),
      DATA_DIR: join(folder, 'data'),
      PORT: String(port),
    },
    file,
    service,
  );
  onTestFinished(async () => {
    server.child.kill();
    await server.ended;
  });
  await server.ready;
  const read = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } });
    return { status: response.status, text: await response.text() };
  };
  expect((await read('/healthz')).status).toBe(200);
  expect(await read('/')).toEqual({ status: 200, text: expect.stringContaining('<div id="root">') as unknown });
  // Rendered by the server, with the libraries that are left. Home would need prices.
  expect((await read('/login')).text).toContain('id="rendered"');
});
