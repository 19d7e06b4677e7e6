import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, run, type Outcome } from './run.ts';

const whole = join(root, 'storybook-static');
const quick = join(root, 'node_modules/.cache/florin-tests/storybook');
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

/**
 * Builds the static Storybook if it's stale, and returns its folder. A quick one has the stories only, without
 * documentation, and takes a third of the time; it isn't built where the whole one is fresh.
 */
export async function buildStorybook({ isQuick = false } = {}): Promise<{ folder: string; outcome?: Outcome }> {
  const hash = hashOf(sources);
  const isFresh = (folder: string): boolean =>
    existsSync(stampOf(folder)) && readFileSync(stampOf(folder), 'utf8') === hash;
  if (isFresh(whole)) return { folder: whole };
  const folder = isQuick ? quick : whole;
  if (isFresh(folder)) return { folder };
  const args = ['build', '--output-dir', folder, '--quiet', '--loglevel', 'warn', ...(isQuick ? ['--test'] : [])];
  const outcome = await run('storybook', args);
  if (outcome.code === 0) await writeFile(stampOf(folder), hash);
  return { folder, outcome };
}

const stampOf = (folder: string): string => join(folder, 'source-hash.txt');

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

/** Returns the story files of a built Storybook, each with the ids of its stories. */
export function storyFiles(folder: string): Map<string, string[]> {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string; importPath: string }>;
  };
  const found = new Map<string, string[]>();
  for (const [id, { type, importPath }] of Object.entries(entries)) {
    const file = importPath.replace('./', '');
    if (type === 'story') found.set(file, [...(found.get(file) ?? []), id]);
  }
  return found;
}
