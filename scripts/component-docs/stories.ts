import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { parseSync, type ESTree } from 'vite';

export interface DocumentedStory {
  /** Its export: `LongText`. */
  name: string;
  /** Its JSDoc. */
  description: string;
}

const folder = join(import.meta.dirname, '../../stories/design-system');

/** Reads a component's stories, and its Playground as JSX. */
export async function storiesOf(name: string): Promise<{ stories: DocumentedStory[]; example: string }> {
  const file = join(folder, `${name}.stories.tsx`);
  const text = readFileSync(file, 'utf8');
  const { program } = parseSync(file, text);
  const values = new Map<string, ESTree.Expression>();
  const stories: DocumentedStory[] = [];
  for (const statement of program.body) {
    const isExport = statement.type === 'ExportNamedDeclaration';
    const declaration = isExport ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || !init) continue;
      values.set(id.name, init);
      // Examples of what not to do are on the component's page only.
      const isHidden = text.slice(init.start, init.end).includes("'!dev'");
      if (isExport && !isHidden) stories.push({ name: id.name, description: commentBefore(text, statement.start) });
    }
  }
  const example = await format(exampleOf(text, values), { parser: 'babel-ts', printWidth: 80, singleQuote: true });
  return { stories, example: example.trim().replace(/^;|;$/gu, '') };
}

function commentBefore(text: string, offset: number): string {
  const comment = /\/\*\*(?<said>(?:(?!\*\/)[\s\S])*)\*\/\s*$/u.exec(text.slice(0, offset))?.groups?.said ?? '';
  return comment.replaceAll(/\s*\n\s*\* ?/gu, ' ').trim();
}

/** An expression without its type annotations and parentheses. */
function bare(node: ESTree.Expression | undefined): ESTree.Expression | undefined {
  const isWrapped =
    node?.type === 'TSSatisfiesExpression' ||
    node?.type === 'TSAsExpression' ||
    node?.type === 'TSInstantiationExpression' ||
    node?.type === 'ParenthesizedExpression';
  return isWrapped ? bare(node.expression) : node;
}

/** The value of a property of an object literal. */
function property(node: ESTree.Expression | undefined, name: string): ESTree.Expression | undefined {
  const object = bare(node);
  if (object?.type !== 'ObjectExpression') return undefined;
  const found = object.properties.find(
    (each) => each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === name,
  );
  return found?.type === 'Property' ? found.value : undefined;
}

/** A string literal that JSX can take without quotes or braces. */
const plainText = /^'[^'"\\{}<>&]*'$/u;

/** Writes the Playground as JSX: its arguments as attributes, or what it renders if it has none. */
function exampleOf(text: string, values: ReadonlyMap<string, ESTree.Expression>): string {
  const meta = values.get('meta');
  const playground = values.get('Playground');
  const component = bare(property(meta, 'component'));
  const args = new Map([...argsOf(text, values, meta), ...argsOf(text, values, playground)]);
  const render = property(playground, 'render') ?? property(meta, 'render');
  if (component?.type !== 'Identifier' || (args.size === 0 && render)) return rendered(text, render);
  const children = args.get('children');
  args.delete('children');
  const attributes = [...args].map(([name, value]) => {
    if (value === 'true') return name;
    return plainText.test(value) ? `${name}="${value.slice(1, -1)}"` : `${name}={${value}}`;
  });
  const open = [component.name, ...attributes].join(' ');
  if (children === undefined) return `<${open} />`;
  const inside = plainText.test(children)
    ? children.slice(1, -1)
    : children.startsWith('<')
      ? children
      : `{${children}}`;
  return `<${open}>${inside}</${component.name}>`;
}

/** The `args` of a story as source text, with the constants of its file written out. */
function argsOf(
  text: string,
  values: ReadonlyMap<string, ESTree.Expression>,
  story: ESTree.Expression | undefined,
): [string, string][] {
  const args = bare(property(story, 'args'));
  if (args?.type !== 'ObjectExpression') return [];
  return args.properties.flatMap((each): [string, string][] => {
    if (each.type !== 'Property' || each.key.type !== 'Identifier') return [];
    const given = each.value;
    const value = bare(given.type === 'Identifier' ? (values.get(given.name) ?? given) : given) ?? given;
    const source = text.slice(value.start, value.end).replaceAll(/\bfn\((?:\(\) => undefined)?\)/gu, '() => {}');
    return [[each.key.name, source]];
  });
}

/** What a render function returns. */
function rendered(text: string, render: ESTree.Expression | undefined): string {
  const body = render?.type === 'ArrowFunctionExpression' ? render.body : undefined;
  return body ? text.slice(body.start, body.end) : '';
}
