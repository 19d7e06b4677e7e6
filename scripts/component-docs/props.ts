import { join } from 'node:path';
import {
  API,
  NodeBuilderFlags,
  SignatureKind,
  SymbolFlags,
  TypeFlags,
  type Checker,
  type StringLiteralType,
  type Symbol as TypeSymbol,
  type Type,
  type UnionType,
} from 'typescript/unstable/sync';
import { components, defaultsOf, sourcesOf } from './source.ts';

export interface DocumentedComponent {
  name: string;
  props: readonly Prop[];
  /** Names of the attributes that it passes on to its element. */
  native: readonly string[];
  /** Named types of its props, as `{ … }` or a union. */
  types: Readonly<Record<string, string>>;
}

export interface Prop {
  name: string;
  /** As a TypeScript type, without `undefined`. */
  type: string;
  required: boolean;
  description: string;
  default?: string;
  /** The values of a union of strings, in the order of the source. */
  options?: readonly string[];
}

/** What props mean that say all by their name. */
const plain: Readonly<Record<string, string>> = {
  autoComplete: 'What the browser may fill in.',
  autoFocus: 'Takes the focus when it appears.',
  checked: 'Whether it is on.',
  children: 'Its content.',
  disabled: 'Can’t be used.',
  error: 'What is wrong and how to fix it.',
  hint: 'Help below the control.',
  label: 'Its label.',
  name: 'Its name in a form.',
  onBlur: 'Called when the focus leaves it.',
  onChange: 'Called with each new value.',
  onClick: 'Called when it is pressed.',
  onKeyDown: 'Called for each key that is pressed in it.',
  onFocus: 'Called when it takes the focus.',
  onOpenChange: 'Called when it opens or closes.',
  open: 'Whether it is open.',
  readOnly: 'Can be read and copied, but not changed.',
  ref: 'Its element.',
  text: 'Its text.',
  title: 'Its title.',
  value: 'Its current value.',
};

const root = join(import.meta.dirname, '../..');

/** Reads the props of every exported component with the type checker, which sees through `keyof typeof variants`. */
export function readProps(names: readonly string[]): Record<string, DocumentedComponent[]> {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProject: join(import.meta.dirname, 'tsconfig.json') }).getProjects();
    if (!project) throw new Error('scripts/component-docs/tsconfig.json has no project');
    const { checker, program } = project;
    const exportsOf = (file: string): TypeSymbol[] => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      return (module ? checker.getExportsOfModule(module) : []).map((each) =>
        each.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each,
      );
    };
    const named = new Map(
      program
        .getSourceFileNames()
        .filter((file) => file.startsWith(components) && !file.endsWith('.docs.ts'))
        .flatMap((file) => exportsOf(file))
        .filter(({ flags }) => flags & (SymbolFlags.Interface | SymbolFlags.TypeAlias))
        .map((each) => [each.name, each]),
    );
    return Object.fromEntries(
      names.map((name) => [
        name,
        exportsOf(join(components, name, 'index.ts'))
          .filter((each) => /^[A-Z]/u.test(each.name) && each.flags & SymbolFlags.Function)
          .map((each) => componentOf(checker, named, name, each)),
      ]),
    );
  } finally {
    api.close();
  }
}

function componentOf(
  checker: Checker,
  named: ReadonlyMap<string, TypeSymbol>,
  folder: string,
  component: TypeSymbol,
): DocumentedComponent {
  const type = checker.getTypeOfSymbol(component);
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  const taken = signature && signature.getParameters().length > 0 && checker.getParameterType(signature, 0);
  const all = taken ? checker.getPropertiesOfType(taken) : [];
  const isNative = ({ declarations }: TypeSymbol) =>
    declarations.every(({ path }) => path.includes('/node_modules/') || path.endsWith('/theme/native-props.ts'));
  const defaults = defaultsOf(folder, component.name);
  const sources = sourcesOf(folder);
  const props = all
    .filter((prop) => !isNative(prop))
    .map((prop) => propOf(checker, prop, defaults[prop.name], sources))
    .toSorted((one, other) => Number(other.required) - Number(one.required));
  return {
    name: component.name,
    props,
    native: namesOf(all.filter(isNative)),
    types: typesIn(checker, named, props),
  };
}

/** Names of native attributes, with all of ARIA's as one. */
function namesOf(native: readonly TypeSymbol[]): string[] {
  const names = native.map(({ name }) => name);
  const isAria = (name: string) => name.startsWith('aria-');
  if (names.filter(isAria).length < 10) return names;
  const others = names.filter((name) => !isAria(name)).sort();
  return [...(others.length > 30 ? ['every attribute of its own'] : others), 'data-*', 'aria-*'];
}

function propOf(checker: Checker, prop: TypeSymbol, initial: string | undefined, sources: string): Prop {
  const type = checker.getTypeOfSymbol(prop);
  const { text, said } = describe(prop.getDocumentationComment(checker), prop.name);
  const options = type && optionsOf(type, sources);
  const fallback = initial ?? said;
  return {
    name: prop.name,
    type: options?.map((each) => `'${each}'`).join(' | ') ?? (type ? print(checker, type) : 'unknown'),
    required: !(prop.flags & SymbolFlags.Optional),
    description: text,
    ...(fallback !== undefined && { default: fallback }),
    ...(options && { options }),
  };
}

/** Splits "Its size. Default `medium`." into description and default. */
function describe(comment: string, name: string): { text: string; said?: string } {
  const lines = comment.replaceAll(/\s+/gu, ' ').trim();
  const said = /\bDefault:? (?<value>`[^`]+`|"[^"]+"|true|false|\d+)(?=[.,]|$)\.?/u.exec(lines);
  const text = (said ? lines.replace(said[0], '').trim() : lines) || (plain[name] ?? '');
  return { text, ...(said?.groups?.value && { said: said.groups.value.replaceAll(/[`"]/gu, '') }) };
}

/** The strings of a union that has nothing else in it. */
function optionsOf(type: Type, sources: string): string[] | undefined {
  if (!(type.flags & TypeFlags.Union)) return undefined;
  const parts = (type as UnionType).getTypes().filter(({ flags }) => !(flags & TypeFlags.Undefined));
  if (parts.length < 2 || parts.some(({ flags }) => !(flags & TypeFlags.StringLiteral))) return undefined;
  const values = parts.map((part) => (part as StringLiteralType).value);
  // As a key, or quoted.
  const place = (value: string) => {
    const index = Math.min(
      ...[`'${value}'`, `${value}:`].map((each) => sources.indexOf(each)).filter((each) => each >= 0),
    );
    return Number.isFinite(index) ? index : sources.length;
  };
  return values.toSorted((one, other) => place(one) - place(other));
}

function print(checker: Checker, type: Type, flags = 0): string {
  return checker
    .typeToString(type, undefined, NodeBuilderFlags.NoTruncation | flags)
    .replace(/ \| undefined$/u, '')
    .replace(/^\((?<inner>\(.*\) => .*)\)$/u, '$<inner>')
    .replaceAll('"', "'");
}

/** The definitions of our own named types that the props mention, and those that these mention. */
function typesIn(checker: Checker, named: ReadonlyMap<string, TypeSymbol>, props: readonly Prop[]) {
  const found: Record<string, string> = {};
  const look = (text: string): void => {
    for (const [name] of text.matchAll(/\b[A-Z]\w+/gu)) {
      const symbol = named.get(name);
      if (!symbol || name in found) continue;
      found[name] = define(checker, symbol);
      look(found[name]);
    }
  };
  for (const { type } of props) look(type);
  return found;
}

function define(checker: Checker, symbol: TypeSymbol): string {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  if (!(symbol.flags & SymbolFlags.Interface)) return print(checker, type, NodeBuilderFlags.InTypeAlias);
  const members = checker.getPropertiesOfType(type).map((member) => {
    const memberType = checker.getTypeOfSymbol(member);
    const optional = member.flags & SymbolFlags.Optional ? '?' : '';
    return `${member.name}${optional}: ${memberType ? print(checker, memberType) : 'unknown'}`;
  });
  return `{ ${members.join('; ')} }`;
}
