import { basename, extname } from 'node:path';
import { codeOf, type Problem, type Tree } from './tree.ts';

const longest = 400;
const counted = new Set(['.ts', '.tsx', '.mjs', '.css', '.sql']);
const kebab = /^(\.?[a-z0-9]+(-[a-z0-9]+)*)(\.[a-z0-9-]+)*$/;

/** Files are short, names are kebab-case, and no file has `export *`. */
export function files(tree: Tree): Problem[] {
  return [
    ...tree.files
      .filter((file) => counted.has(extname(file)))
      .flatMap((file) => [...length(tree, file), ...name(file)]),
    ...codeOf(tree).flatMap((file) => starExports(tree, file)),
  ];
}

function length(tree: Tree, file: string): Problem[] {
  const lines = tree.read(file).trimEnd().split('\n').length;
  if (lines <= longest) return [];
  return [{ file, line: 0, message: `has ${lines} lines: split it by what it is about (at most ${longest})` }];
}

function name(file: string): Problem[] {
  // Migrations start with their number: 0001_accounts.sql.
  if (kebab.test(basename(file)) || extname(file) === '.sql') return [];
  return [{ file, line: 0, message: 'file names are kebab-case' }];
}

function starExports(tree: Tree, file: string): Problem[] {
  return tree
    .parse(file)
    .module.staticExports.flatMap((each) =>
      each.entries.some((entry) => entry.importName.kind === 'All' || entry.importName.kind === 'AllButDefault')
        ? [{ file, line: tree.lineAt(file, each.start), message: 'no `export *`: name what the file passes on' }]
        : [],
    );
}
