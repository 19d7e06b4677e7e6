import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, run, type Outcome } from './run.ts';

export const storybookFolder = join(root, 'storybook-static');
const stamp = join(storybookFolder, 'source-hash.txt');
const sources = [
  '.storybook',
  'stories',
  'scripts/component-docs',
  'src',
  'contract',
  'locales',
  'tests/fixtures',
  'vite.config.ts',
  'package-lock.json',
];

/** Builds the static Storybook if it's stale. Returns undefined if there was nothing to do. */
export async function buildStorybook(): Promise<Outcome | undefined> {
  const hash = hashOf(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return undefined;
  const outcome = await run('storybook', ['build', '--output-dir', storybookFolder, '--quiet', '--loglevel', 'warn']);
  if (outcome.code === 0) await writeFile(stamp, hash);
  return outcome;
}

function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  const add = (path: string): void => {
    const absolute = join(root, path);
    if (!existsSync(absolute)) return;
    if (/\.\w+$/u.test(path.slice(1))) hash.update(path).update(readFileSync(absolute));
    else for (const name of readdirSync(absolute).sort()) add(`${path}/${name}`);
  };
  paths.forEach(add);
  return hash.digest('hex');
}

/** Returns the ids of all stories of the built Storybook, without docs pages. */
export function storyIds(): Set<string> {
  const { entries } = JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string }>;
  };
  return new Set(Object.entries(entries).flatMap(([id, { type }]) => (type === 'story' ? [id] : [])));
}
