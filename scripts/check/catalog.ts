import type { Tree } from './tree.ts';

/** The locale that all others are translated from. */
export const source = 'en-us';

/** The end of a key that holds one plural form. */
export const plural = /_(ordinal_)?(zero|one|two|few|many|other)$/;

/** Texts by `file:path.of.key`. */
export type Catalog = Map<string, string>;

export function catalogOf(tree: Tree, locale: string): Catalog {
  const entries: Catalog = new Map();
  for (const file of tree.files.filter((each) => each.startsWith(`locales/${locale}/`) && each.endsWith('.json'))) {
    flatten(JSON.parse(tree.read(file)), `${file.slice(`locales/${locale}/`.length, -'.json'.length)}:`, entries);
  }
  return entries;
}

/** Adds the texts of a tree of texts, each key after `key`. */
export function flatten(value: unknown, key: string, into: Catalog): void {
  if (typeof value === 'string') into.set(key, value);
  else
    for (const [name, inner] of Object.entries(value as object))
      flatten(inner, key.endsWith(':') ? key + name : `${key}.${name}`, into);
}
