import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { Visitor, type ESTree } from 'vite';
import type { Tree } from './tree.ts';

/** One import of a file: static, dynamic, type-only or glob. */
export interface Import {
  line: number;
  /** Erased before anything runs. */
  isType: boolean;
  /** As written. */
  specifier: string;
  /** A path in the tree, not checked for existence; absent for packages. */
  path?: string;
  /** The package name, `node:` for any built-in module; absent for paths. */
  package?: string;
}

export function importsOf(tree: Tree, file: string): Import[] {
  const { module, program } = tree.parse(file);
  const found: { specifier: string; offset: number; isType: boolean }[] = [];
  const add = (specifier: unknown, offset: number, isType = false): void => {
    if (typeof specifier === 'string') found.push({ specifier, offset, isType });
  };
  for (const { moduleRequest, entries, start } of module.staticImports) {
    add(moduleRequest.value, start, entries.length > 0 && entries.every(({ isType }) => isType));
  }
  for (const { entries, start } of module.staticExports) {
    const from = entries.find((entry) => entry.moduleRequest)?.moduleRequest;
    if (from)
      add(
        from.value,
        start,
        entries.every(({ isType }) => isType),
      );
  }
  new Visitor({
    ImportExpression: (node) => add(node.source.type === 'Literal' ? node.source.value : undefined, node.start),
    TSImportType: (node) => add(node.source.value, node.start, true),
    CallExpression: (node) => {
      const glob = node.callee.type === 'MemberExpression' && node.callee.object.type === 'MetaProperty';
      if (!glob) return;
      const [patterns, options] = node.arguments;
      for (const each of patterns?.type === 'ArrayExpression' ? patterns.elements : [patterns]) {
        if (each?.type === 'Literal' && !String(each.value).startsWith('!'))
          add(fromBase(String(each.value), options), node.start);
      }
    },
  }).visit(program);
  return found.map(({ specifier, offset, isType }) => ({
    line: tree.lineAt(file, offset),
    isType,
    specifier,
    ...resolve(tree.root, file, specifier),
  }));
}

/** A glob starts from the file, or from the `base` of its options. */
function fromBase(pattern: string, options: ESTree.Argument | undefined): string {
  const given = options?.type === 'ObjectExpression' ? options.properties : [];
  for (const each of given) {
    if (each.type !== 'Property' || each.key.type !== 'Identifier' || each.key.name !== 'base') continue;
    if (each.value.type === 'Literal') return posix.join(String(each.value.value), pattern);
  }
  return pattern;
}

function resolve(root: string, file: string, written: string): Pick<Import, 'path' | 'package'> {
  const specifier = written.replace(/\?.*$/, '');
  if (specifier.startsWith('#')) return { path: alias(root, specifier) ?? specifier };
  const packaged = specifier.replace(/^\/node_modules\//, '');
  if (packaged !== specifier) return { package: packageOf(packaged) };
  if (specifier.startsWith('/')) return { path: specifier.slice(1) };
  if (specifier.startsWith('.')) return { path: posix.join(posix.dirname(file), specifier) };
  if (specifier.startsWith('node:')) return { package: 'node:' };
  return { package: packageOf(specifier) };
}

/** `@scope/name` or `name`, without the path inside it. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const maps = new Map<string, [string, string][]>();

/** Resolves package.json `imports` as Node does: the longest matching prefix wins. */
function alias(root: string, specifier: string): string | undefined {
  let map = maps.get(root);
  if (!map) {
    const manifest = join(root, 'package.json');
    const { imports = {} } = existsSync(manifest)
      ? (JSON.parse(readFileSync(manifest, 'utf8')) as { imports?: Record<string, string> })
      : {};
    map = Object.entries(imports).toSorted(([one], [other]) => prefix(other).length - prefix(one).length);
    maps.set(root, map);
  }
  for (const [pattern, target] of map) {
    const [start = '', end = ''] = pattern.split('*');
    if (pattern === specifier) return posix.normalize(target);
    if (!pattern.includes('*') || !specifier.startsWith(start) || !specifier.endsWith(end)) continue;
    return posix.normalize(target.replaceAll('*', specifier.slice(start.length, specifier.length - end.length)));
  }
  return undefined;
}

function prefix(pattern: string): string {
  return pattern.split('*')[0] ?? '';
}
