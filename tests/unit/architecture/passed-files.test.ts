import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashFiles, PassedFiles } from '../../../scripts/check/passed-files.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'florin-check-'));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  write('.gitignore', 'node_modules/\ndist/\n');
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string): void => writeFileSync(join(root, file), text);
const lint = (): PassedFiles => new PassedFiles(root, 'lint', hashFiles(root));

it('are all files at first, and then those with another content', () => {
  write('one.ts', 'one');
  write('two.ts', 'two');
  expect(lint().changed()).toBeUndefined();
  lint().save();
  expect(lint().changed()).toEqual([]);
  write('two.ts', 'changed');
  write('three.ts', 'three');
  expect(lint().changed()).toEqual(['three.ts', 'two.ts']);
  // Not saved: they haven't passed.
  expect(lint().changed()).toEqual(['three.ts', 'two.ts']);
  write('two.ts', 'two');
  expect(lint().changed()).toEqual(['three.ts']);
});

it('are all files again when a setting changes, comes, or goes', () => {
  write('one.ts', 'one');
  write('tsconfig.json', '{}');
  lint().save();
  write('tsconfig.json', '{ "strict": true }');
  expect(lint().changed()).toBeUndefined();
  lint().save();
  rmSync(join(root, 'tsconfig.json'));
  expect(lint().changed()).toBeUndefined();
});

it('are separate for each step', () => {
  write('one.ts', 'one');
  lint().save();
  expect(new PassedFiles(root, 'format', hashFiles(root)).changed()).toBeUndefined();
});
