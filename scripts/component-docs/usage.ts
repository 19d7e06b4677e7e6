import { importsOf } from '../check/imports.ts';
import { codeOf, readTree } from '../check/tree.ts';
import { root } from '../support/run.ts';

/** Who imports a component. */
export interface Usage {
  /** Features, `forms` or `app`: directly, or through another component. */
  features: readonly string[];
  /** Components that are made with it. */
  components: readonly string[];
}

/** Finds out which features and components use each component. */
export function usageOf(names: readonly string[]): Record<string, Usage> {
  const tree = readTree(root);
  const users = new Map(names.map((name) => [name, { features: new Set<string>(), components: new Set<string>() }]));
  for (const file of codeOf(tree).filter((each) => each.startsWith('src/') && !each.endsWith('.docs.ts'))) {
    const [, layer = '', folder = '', own = ''] = file.split('/');
    for (const { path } of importsOf(tree, file)) {
      const used = /^src\/design-system\/components\/(?<name>[^/]+)\//u.exec(path ?? '')?.groups?.name ?? '';
      if (layer === 'design-system') {
        if (folder === 'components' && used !== own) users.get(used)?.components.add(own);
      } else users.get(used)?.features.add(layer === 'features' ? folder : layer);
    }
  }
  const featuresOf = (name: string, seen: ReadonlySet<string> = new Set()): string[] => {
    const direct = users.get(name);
    if (!direct || seen.has(name)) return [];
    const through = [...direct.components].flatMap((each) => featuresOf(each, new Set([...seen, name])));
    return [...direct.features, ...through];
  };
  return Object.fromEntries(
    [...users].map(([name, { components }]) => [
      name,
      { features: [...new Set(featuresOf(name))].sort(), components: [...components].sort() },
    ]),
  );
}
