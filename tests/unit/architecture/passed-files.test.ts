import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

it('are scripts of every kind', () => {
  const scripts = ['one.js', 'two.mjs', 'three.ts', 'four.tsx'];
  write('zero.ts', 'zero');
  lint().save();
  for (const file of scripts) write(file, 'new');
  expect(lint().changed()?.toSorted()).toEqual(scripts.toSorted());
});

it.each(['tsconfig.json', 'inside/tsconfig.json', '.prettierignore', '.editorconfig'])(
  'are all files again when %s changes, comes, or goes',
  (setting) => {
    mkdirSync(join(root, 'inside'));
    write('one.ts', 'one');
    lint().save();
    write(setting, 'one');
    expect(lint().changed()).toBeUndefined();
    lint().save();
    write(setting, 'another');
    expect(lint().changed()).toBeUndefined();
    lint().save();
    rmSync(join(root, setting));
    expect(lint().changed()).toBeUndefined();
  },
);

it('are separate for each step', () => {
  write('one.ts', 'one');
  lint().save();
  expect(new PassedFiles(root, 'format', hashFiles(root)).changed()).toBeUndefined();
});
