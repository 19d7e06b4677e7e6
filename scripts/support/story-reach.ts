/** Which stories a change can reach, by the imports in the source. */
import { extname, matchesGlob, posix } from 'node:path';
import { importsOf } from '../check/imports.ts';
import type { Tree } from '../check/tree.ts';
import { run } from './run.ts';

/** Every story runs with these and all that they import. */
const shared = ['.storybook/preview.tsx', '.storybook/test-runner.ts'];
/** No story imports these, but all depend on them. The manager is only the frame around the stories. */
const settings =
  /^(\.storybook\/(?!manager|theme\.)|scripts\/(browser\.ts|component-docs\/)|test-runner-jest|package(-lock)?\.json|vite\.config)/u;
const code = new Set(['.ts', '.tsx', '.mjs']);

/** Returns the story files that the changed files reach; all of them where the change reaches everything. */
export function storiesReached(tree: Tree, changed: readonly string[]): string[] {
  const stories = tree.files.filter((file) => file.endsWith('.stories.tsx'));
  const reaches = reachedBy(tree, changed);
  return changed.some((file) => settings.test(file)) || shared.some(reaches) ? stories : stories.filter(reaches);
}

function reachedBy(tree: Tree, changed: readonly string[]): (file: string) => boolean {
  // A deleted file may have been part of a glob.
  const files = new Set([...tree.files, ...changed]);
  const existing = new Set(tree.files);
  const known = new Map<string, boolean>(changed.map((file) => [file, true]));
  const reaches = (file: string): boolean => {
    const before = known.get(file);
    if (before !== undefined) return before;
    // In a cycle of imports, this could be remembered too early. The check refuses cycles.
    known.set(file, false);
    const found = existing.has(file) && targetsOf(tree, file, files).some(reaches);
    known.set(file, found);
    return found;
  };
  return reaches;
}

/** The files that a file runs with; types are gone by then. */
function targetsOf(tree: Tree, file: string, files: ReadonlySet<string>): string[] {
  if (extname(file) === '.css') {
    const named = [...tree.read(file).matchAll(/(?:@import\s+|url\()'(\.[^']+)'/gu)].map(([, path = '']) => path);
    return named.map((path) => posix.join(posix.dirname(file), path));
  }
  if (!code.has(extname(file))) return [];
  const paths = importsOf(tree, file).flatMap(({ path, isType }) => (path === undefined || isType ? [] : [path]));
  return paths.flatMap((path) => (path.includes('*') ? [...files].filter((each) => matchesGlob(each, path)) : [path]));
}

/** Returns the files that differ from where this branch left `base`, the working tree included. */
export async function changedSince(base: string): Promise<string[]> {
  const start = (await git('merge-base', base, 'HEAD')).trim();
  const lists = [
    await git('diff', '--name-only', '--no-renames', start),
    await git('ls-files', '--others', '--exclude-standard'),
  ];
  return lists.flatMap((list) => list.split('\n').filter(Boolean));
}

async function git(...args: string[]): Promise<string> {
  const { code: status, output } = await run('git', ['-c', 'core.quotePath=off', ...args]);
  if (status !== 0) throw new Error(output);
  return output;
}
