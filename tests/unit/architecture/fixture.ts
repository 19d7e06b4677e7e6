import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readTree, type Rule } from '../../../scripts/check/tree.ts';

export const repository = join(import.meta.dirname, '../../..');

/** Writes a small checkout with our package.json into a temporary folder, gone when the test ends. */
export function checkout(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'florin-architecture-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  copyFileSync(join(repository, 'package.json'), join(root, 'package.json'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** Returns the problems of a small checkout, as `file:line message`. */
export function problemsOf(rule: Rule, files: Record<string, string>): string[] {
  return rule(readTree(checkout(files))).map(({ file, line, message }) => `${file}:${line} ${message}`);
}
