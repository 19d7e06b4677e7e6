import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url);
const [, table = ''] = readFileSync(new URL('docs/architecture.md', root), 'utf8').split('\n## Businesses\n');
const [head = [], , ...rows] = [...table.matchAll(/^\|(?<row>.+)\|$/gm)].map(
  (line) => line.groups?.row?.split('|') ?? [],
);
const columns = head.slice(1).map((cell, index) => ({
  path: cell.trim().replaceAll('`', ''),
  cells: rows.map((row) => row[index + 1]?.trim() ?? ''),
}));

describe.each(columns)('the businesses in $path', ({ path, cells }) => {
  const [folder = '', ending = ''] = path.split('*');

  it('name every file there once, and nothing else', () => {
    const named = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
    const present = readdirSync(new URL(folder, root)).filter((name) => name.endsWith(ending));
    expect(named.map((name) => name + ending).toSorted()).toEqual(present.toSorted());
  });

  it('say that there is none where they name no file', () => {
    expect(cells.filter((cell) => !cell.includes('`') && cell !== '–')).toEqual([]);
  });
});

it('has a column for each layer', () => {
  expect(columns).toHaveLength(6);
});
