import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sanitize } from 'storybook/internal/csf';
import { titleOf } from '../../../scripts/component-docs/names.ts';
import { readDocs } from '../../../scripts/component-docs/read-docs.ts';
import { aspects } from '../../../src/design-system/docs/review.ts';

const root = join(import.meta.dirname, '../../..');
const folders = readdirSync(join(root, 'src/design-system/components'));
const all = await readDocs();

it('documents every component', () => {
  expect(Object.keys(all).sort()).toEqual(folders.sort());
});

const isDay = (date: string) => /^\d{4}-\d\d-\d\d$/u.test(date) && !Number.isNaN(Date.parse(date));

/** Exports of a component's story file. */
function storiesOf(name: string): string[] {
  const path = join(root, `stories/design-system/${name}.stories.tsx`);
  const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return [...source.matchAll(/^export const (?<story>\w+)/gmu)].map(({ groups }) => groups?.story ?? '');
}

describe.each(Object.entries(all))('%s', (name, docs) => {
  it('names stories that exist', () => {
    const stories = storiesOf(name);
    const named = [...docs.states, ...docs.dos, ...docs.donts].flatMap(({ story }) => story ?? []);
    expect(named.filter((story) => !stories.includes(story))).toEqual([]);
  });

  it('names components that exist, other than itself', () => {
    const others = docs.avoid.map(({ instead }) => instead);
    expect(others.filter((other) => !folders.includes(other) || other === name)).toEqual([]);
  });

  it('has a title that leaves its address as it is', () => {
    expect(sanitize(titleOf(name, docs))).toBe(name);
  });

  it('has dates', () => {
    const dates = [...docs.changes.map(({ date }) => date), ...Object.values(docs.reviews)];
    expect(dates.filter((date) => !isDay(date))).toEqual([]);
    expect(docs.changes.map(({ date }) => date)).toEqual(
      docs.changes
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    expect(Object.keys(docs.reviews).filter((aspect) => !(aspect in aspects))).toEqual([]);
  });

  it('is complete', () => {
    const { summary, needs, use, avoid, anatomy, accessibility, content, dos, donts, changes } = docs;
    const lists = { needs, use, avoid, anatomy, dos, donts, changes };
    const empty = Object.entries(lists).flatMap(([list, entries]) => (entries.length === 0 ? [list] : []));
    expect(empty).toEqual([]);
    expect(accessibility.role).not.toBe('');
    expect(accessibility.name).not.toBe('');
    const sentences = [
      summary,
      ...use,
      ...content,
      ...[...anatomy, ...docs.states, ...dos, ...donts, ...changes].map(({ text }) => text),
    ];
    expect(sentences.filter((sentence) => !/^[\p{Lu}\d“`].*[.”]$/u.test(sentence))).toEqual([]);
  });
});
