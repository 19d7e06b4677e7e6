import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, run, type Outcome } from './run.ts';

const sources = [
  'budget.json',
  'contract',
  'index.html',
  'locales',
  'package-lock.json',
  'public',
  'scripts/vite',
  'src',
  'vite.config.ts',
];
const stamp = join(root, 'dist/web.hash');

/** Whether the build exists and matches the sources. */
export async function webIsFresh(): Promise<boolean> {
  const made = ['dist/web/index.html', 'dist/rendering/files.json'];
  if (!made.every((file) => existsSync(join(root, file))) || !existsSync(stamp)) return false;
  return (await readFile(stamp, 'utf8')) === (await sourceHash());
}

/**
 * Builds dist/web and stamps it with its sources. The stamp is absent while building, so that a broken build is never
 * used.
 */
export async function buildWeb({ live = false } = {}): Promise<Outcome> {
  const hash = await sourceHash();
  await rm(stamp, { force: true });
  // Tests ask for it, too, and must not get React for developers.
  const env = { NODE_ENV: 'production' };
  const outcome = await run('vite', ['build', '--logLevel', 'warn'], { live, env });
  if (outcome.code === 0) {
    await mkdir(join(root, 'dist'), { recursive: true });
    await writeFile(stamp, hash);
  }
  return outcome;
}

async function sourceHash(): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  const files = (await Promise.all(sources.map(list))).flat().sort();
  for (const file of files) hash.update(`\0${file}\0`).update(await readFile(join(root, file)));
  return hash.digest('hex');
}

async function list(path: string): Promise<string[]> {
  const place = join(root, path);
  if (!existsSync(place)) return [];
  if ((await stat(place)).isFile()) return [path];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}
