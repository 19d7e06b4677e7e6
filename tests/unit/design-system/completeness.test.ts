import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const components = join(root, 'src/design-system/components');
const stories = join(root, 'stories/design-system');

const names = readdirSync(components);
const read = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const filesOf = (name: string): string[] =>
  readdirSync(join(components, name)).map((file) => join(components, name, file));
const sources = (name: string, ending = /\.tsx$/u): string =>
  filesOf(name)
    .filter((file) => ending.test(file))
    .map(read)
    .join('\n');
/** With the modules that declare types only. */
const typedSources = (name: string): string => sources(name, /(?<!\.(?:css|docs|variants))\.tsx?$/u);

/** Components that need no such story. */
const exempt: Readonly<Record<string, readonly string[]>> = {
  // One look alone; what it holds, and its other states, are stories of their own.
  Matrix: `banner-carousel confirm-dialog dialog notice-dialog offline-bar prose provider qr-code
    qr-scanner receipt ribbon screen select-sheet sheet skip-link splash tab-bar theme-scope toast top-nav`.split(
    /\s+/u,
  ),
  // No words in it, or none of its own.
  LongText:
    `amount avatar countdown-ring currency-icon favorite-toggle icon illustration flag logo provider qr-code rosette skeleton sparkline`.split(
      /\s+/u,
    ),
  // Smaller than any screen, and nothing that grows.
  Narrow320:
    `avatar badge copy-button countdown-ring currency-icon favorite-toggle icon illustration flag icon-button logo provider sparkline`.split(
      /\s+/u,
    ),
};

/** What a component's index passes on, without its types. */
const exportsOf = (name: string): string[] =>
  [...read(join(components, name, 'index.ts')).matchAll(/export \{(?<names>[^}]*)\}/gu)].flatMap((match) =>
    (match.groups?.names ?? '')
      .split(',')
      .flatMap((each) => /^\s*(?<name>[A-Za-z]\w*)\s*$/u.exec(each)?.groups?.name ?? []),
  );

it('is looked for where the components are', () => {
  expect(names).toContain('button');
  expect(exportsOf('button')).toContain('Button');
});

it.each(names)('%s exports a component from its index', (name) => {
  expect(exportsOf(name).filter((each) => /^[A-Z]/u.test(each))).not.toEqual([]);
});

it.each(names)('%s documents each component that it exports', (name) => {
  const source = sources(name);
  const silent = exportsOf(name).filter(
    (each) =>
      /^[A-Z]/u.test(each) &&
      !new RegExp(String.raw`\*/\nexport (async )?(function|const) ${each}\b`, 'u').test(source),
  );
  expect(silent).toEqual([]);
});

/** Properties that say all by their name, as the platform's own do. */
const plain = new Set(
  `children className value checked open onChange onOpenChange label title hint error disabled readOnly name ref autoFocus
   autoComplete onBlur onFocus onClick onKeyDown text`.split(/\s+/u),
);

interface Prop {
  /** `ButtonProps.tone` */
  name: string;
  /** The line that declares it. */
  line: string;
  isDocumented: boolean;
}

/** Properties and methods of the types whose name matches: those that are exported, and those that these are made of. */
function propsOf(source: string, typeName: RegExp): Prop[] {
  const declaration = /\n(?<exported>export )?(?:interface|type) (?<type>\w+)\b(?<head>[^{;]*)\{\n(?<body>.*?)\n\}/gsu;
  const declared = [...source.matchAll(declaration)].map(({ groups = {} }) => groups);
  const heads = declared.flatMap(({ exported, head = '' }) => (exported ? [head] : []));
  const isPublic = (type: string): boolean => heads.some((head) => new RegExp(String.raw`\b${type}\b`, 'u').test(head));
  return declared.flatMap(({ exported, type = '', body = '' }) => {
    if (!typeName.test(type) || !(exported || isPublic(type))) return [];
    const lines = body.split('\n');
    return lines.flatMap((line, index) => {
      const prop = /^ {2}(?:readonly )?(?<prop>\w+)\??[:(<]/u.exec(line)?.groups?.prop;
      return prop === undefined
        ? []
        : [{ name: `${type}.${prop}`, line, isDocumented: lines[index - 1]?.endsWith('*/') ?? false }];
    });
  });
}

it('reads every form of declaring properties', () => {
  const source = `
export interface ProseProps extends NativeProps {
  html: string;
  /** Called once they show. */
  onSections?(sections: readonly string[]): void;
}
interface OwnProps {
  size?: string;
}
interface InnerProps {
  hidden: string;
}
export type TextProps<As extends Tag = 'p'> = OwnProps & {
  readonly as?: As;
} & Native<As>;
`;
  expect(propsOf(source, /Props$/u).map(({ name, isDocumented }) => [name, isDocumented])).toEqual([
    ['ProseProps.html', false],
    ['ProseProps.onSections', true],
    ['OwnProps.size', false],
    ['TextProps.as', false],
  ]);
});

const wordOf = ({ name }: Prop): string => name.slice(name.indexOf('.') + 1);

it.each(names)('%s documents each property that its name alone does not explain', (name) => {
  const silent = propsOf(typedSources(name), /Props$/u).filter(
    (prop) => !prop.isDocumented && !plain.has(wordOf(prop)),
  );
  expect(silent.map((prop) => prop.name)).toEqual([]);
});

/** Words for which the guide has another: docs/guides/add-a-component.md. */
const otherWords = new Set(
  'words help note detail explanation onPress onSelect onHide closed unavailable locked'.split(' '),
);

/** Whether a property has another name or shape than in the guide. */
const isOdd = (prop: Prop): boolean =>
  otherWords.has(wordOf(prop)) ||
  (wordOf(prop) === 'action' && !prop.line.includes('ReactNode')) ||
  (wordOf(prop) === 'onChange' && /\w*Event\b/u.test(prop.line));

it.each(names)('%s names its properties as every other component does', (name) => {
  expect(propsOf(typedSources(name), /./u).flatMap((prop) => (isOdd(prop) ? [prop.name] : []))).toEqual([]);
});

const storyOf = (name: string): string => read(join(stories, `${name}.stories.tsx`));
const hasStory = (name: string, story: string): boolean =>
  new RegExp(String.raw`^export const ${story}\b`, 'mu').test(storyOf(name));

it.each(names)('%s has all its stories, and they assert something', (name) => {
  const isInteractive = /<(?:button|input|select|textarea|summary|Link|Button|IconButton)\b|@radix-ui|tabIndex=\{0\}/u;
  const needed = [
    'Playground',
    'Matrix',
    'LongText',
    'Narrow320',
    ...(isInteractive.test(sources(name)) ? ['Keyboard'] : []),
  ];
  expect(needed.filter((each) => !hasStory(name, each) && !exempt[each]?.includes(name))).toEqual([]);
  expect(storyOf(name)).toMatch(/\bexpect\(/u);
});

it.each(Object.entries(exempt))('%s is missing where a component is exempt from it', (story, exempted) => {
  expect(exempted.filter((name) => !names.includes(name) || hasStory(name, story))).toEqual([]);
});

it.each(names.filter((name) => filesOf(name).some((file) => file.endsWith('.variants.ts'))))(
  '%s takes the variants of its stories from the object that styles them',
  (name) => {
    const variants = exportsOf(name).filter((each) => each.endsWith('Variants'));
    const story = read(join(stories, `${name}.stories.tsx`));
    expect(variants).not.toEqual([]);
    // Once where it is imported, and again where it is drawn.
    expect(variants.filter((each) => story.split(new RegExp(String.raw`\b${each}\b`, 'u')).length < 3)).toEqual([]);
  },
);

it('has no story of a component that is gone', () => {
  const documented = readdirSync(stories).map((file) => file.replace('.stories.tsx', ''));
  expect(documented.filter((name) => !names.includes(name))).toEqual([]);
});
