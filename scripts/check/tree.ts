import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseSync, type ParseResult } from 'vite';

/** A violation of one of our rules. */
export interface Problem {
  file: string;
  /** 1-based; 0 for the whole file. */
  line: number;
  message: string;
}

/** A checkout, read once for all rules. Paths are relative to it, with slashes. */
export interface Tree {
  root: string;
  files: readonly string[];
  read(path: string): string;
  parse(path: string): ParseResult;
  /** The line of an offset in a file. */
  lineAt(path: string, offset: number): number;
}

export type Rule = (tree: Tree) => Problem[];

const folders = ['.storybook', 'contract', 'generators', 'locales', 'scripts', 'server', 'src', 'stories', 'tests'];
const code = new Set(['.ts', '.tsx', '.mjs']);

export function readTree(root: string): Tree {
  const files = folders.filter((folder) => existsSync(join(root, folder))).flatMap((folder) => walk(root, folder));
  const texts = new Map<string, string>();
  const parsed = new Map<string, ParseResult>();
  const read = (path: string): string => remember(texts, path, () => readFileSync(join(root, path), 'utf8'));
  return {
    root,
    files,
    read,
    parse: (path) => remember(parsed, path, () => parseSync(path, read(path))),
    lineAt: (path, offset) => read(path).slice(0, offset).split('\n').length,
  };
}

/** The TypeScript and JavaScript files of a tree. */
export function codeOf(tree: Tree): string[] {
  return tree.files.filter((file) => code.has(extname(file)));
}

function walk(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : walk(root, path);
    return [path];
  });
}

function remember<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  let value = known.get(key);
  if (value === undefined) known.set(key, (value = make()));
  return value;
}
