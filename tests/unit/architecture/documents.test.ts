import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

const records = readdirSync(new URL('docs/decisions/', root)).filter((name) => /^\d/.test(name));

it('numbers decisions without a gap, each with title, date and status', () => {
  expect(records.map((name) => Number(name.slice(0, 4))).toSorted((a, b) => a - b)).toEqual(
    records.map((_, index) => index + 1),
  );
  const head = /^# (?<number>\d+)\. .+\n\nDate: \d{4}-\d\d-\d\d\\\nStatus: .+\n\n## Context\n/;
  const numbers = records.map((name) => head.exec(read(`docs/decisions/${name}`))?.groups?.number?.padStart(4, '0'));
  expect(numbers).toEqual(records.map((name) => name.slice(0, 4)));
});

it('lists every decision with its title', () => {
  const title = (name: string) => /^# \d+\. (.+)$/m.exec(read(`docs/decisions/${name}`))?.[1];
  const list = records.toSorted().map((name) => `- [${name.slice(0, 4)}](${name}) ${title(name)}`);
  expect(read('docs/decisions/README.md').match(/^- .+$/gm)).toEqual(list);
});

const documents = ['README.md', ...globSync('docs/**/*.md', { cwd: root })];

it.each(documents)('%s links to files that exist', (path) => {
  const links = [...read(path).matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(new URL(link, new URL(path, root))))).toEqual([]);
});

it.each(documents)('%s names files that exist', (path) => {
  const named = read(path).match(
    /(?<=`)(contract|server|src|stories|tests|scripts|locales|generators|\.storybook)\/[\w./-]+\.[a-z]+(?=`)/g,
  );
  expect((named ?? []).filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
});
