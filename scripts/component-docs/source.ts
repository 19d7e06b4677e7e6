import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';

/** The folder of the components' folders. */
export const components = join(import.meta.dirname, '../../src/design-system/components');

/** The TypeScript files of a component's folder, without its documentation. */
export function filesOf(folder: string): string[] {
  const isSource = (file: string) => /\.tsx?$/u.test(file) && !file.endsWith('.docs.ts');
  const isVariants = (file: string) => Number(file.endsWith('.variants.ts'));
  return readdirSync(join(components, folder))
    .filter(isSource)
    .toSorted((one, other) => isVariants(other) - isVariants(one))
    .map((file) => join(components, folder, file));
}

/** The text of a component's files, variants first. */
export function sourcesOf(folder: string): string {
  return filesOf(folder)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** Default values of a component's props: from its parameters, and from the default variants of the CVA that it calls. */
export function defaultsOf(folder: string, component: string): Record<string, string> {
  const found: Record<string, string> = {};
  const variants = new Map<string, Record<string, string>>();
  const called = new Set<string>();
  for (const file of filesOf(folder)) {
    const text = readFileSync(file, 'utf8');
    const add = (to: Record<string, string>, property: ESTree.Node, value: ESTree.Node): void => {
      const name = property.type === 'Identifier' ? property.name : undefined;
      if (name !== undefined) to[name] = text.slice(value.start, value.end).replaceAll(/^'|'$/gu, '');
    };
    const pattern = (node: ESTree.Node | undefined): void => {
      if (node?.type !== 'ObjectPattern') return;
      for (const each of node.properties) {
        if (each.type === 'Property' && each.value.type === 'AssignmentPattern') add(found, each.key, each.value.right);
      }
    };
    let own: ESTree.Node | undefined;
    let declared = '';
    new Visitor({
      FunctionDeclaration(node) {
        if (node.id?.name !== component) return;
        own = node;
        const [first] = node.params;
        pattern(first);
        // `function Button(props) { const { busy = false } = props; … }`
        for (const statement of node.body?.body ?? []) {
          if (statement.type !== 'VariableDeclaration') continue;
          for (const { id, init } of statement.declarations) {
            if (first?.type === 'Identifier' && init?.type === 'Identifier' && init.name === first.name) pattern(id);
          }
        }
      },
      CallExpression({ callee, end }) {
        if (own && end <= own.end && callee.type === 'Identifier') called.add(callee.name);
      },
      VariableDeclarator({ id }) {
        if (id.type === 'Identifier') declared = id.name;
      },
      Property(node) {
        const isDefaults = node.key.type === 'Identifier' && node.key.name === 'defaultVariants';
        if (!isDefaults || node.value.type !== 'ObjectExpression') return;
        const defaults: Record<string, string> = {};
        for (const each of node.value.properties) if (each.type === 'Property') add(defaults, each.key, each.value);
        variants.set(declared, defaults);
      },
    }).visit(parseSync(file, text).program);
  }
  const ofVariants = [...variants].filter(([name]) => called.has(name)).map(([, defaults]) => defaults);
  return Object.assign({}, ...ofVariants, found) as Record<string, string>;
}
