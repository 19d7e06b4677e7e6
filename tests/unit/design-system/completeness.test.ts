import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const components = join(root, 'src/design-system/components');
const stories = join(root, 'stories/design-system');

const names = readdirSync(components);
const read = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const filesOf = (name: string): string[] => readdirSync(join(components, name)).map((file) => join(components, name, file));
const sources = (name: string): string =>
  filesOf(name)
    .filter((file) => file.endsWith('.tsx'))
    .map(read)
    .join('\n');

/** What a component's index passes on, without its types. */
const exportsOf = (name: string): string[] =>
  [...read(join(components, name, 'index.ts')).matchAll(/export \{(?<names>[^}]*)\}/gu)].flatMap((match) =>
    (match.groups?.names ?? '').split(',').flatMap((each) => /^\s*(?<name>[A-Za-z]\w*)\s*$/u.exec(each)?.groups?.name ?? []),
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
    (each) => /^[A-Z]/u.test(each) && !new RegExp(String.raw`\*/\nexport (async )?(function|const) ${each}\b`, 'u').test(source),
  );
  expect(silent).toEqual([]);
});

it.each(names)('%s has a story file, which says when to choose it', (name) => {
  const story = read(join(stories, `${name}.stories.tsx`));
  expect(story).toMatch(/\*\/\nconst meta = /u);
  expect(story).toContain('export const Playground');
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
  const told = readdirSync(stories).map((file) => file.replace('.stories.tsx', ''));
  expect(told.filter((name) => !names.includes(name))).toEqual([]);
});
