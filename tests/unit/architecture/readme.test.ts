import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CallDefinition } from '#contract/call';
import { calls } from '#contract/index';
import { availableLanguages } from '#contract/languages';
import { isOpen, routes } from '../../../src/app/routes.ts';

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
const rows = [
  ...readme.matchAll(/^\| (?<what>[^|]+) \| (?<screens>[^|]*)\| (?<state>works|part (?<part>\d)) *\|$/gm),
].map(({ groups }) => ({
  what: groups?.what?.trim() ?? '',
  screens: [...(groups?.screens ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  works: groups?.state === 'works',
  part: Number(groups?.part),
}));

describe('the table of what works', () => {
  it('has each screen once, and says of each whether it is open', () => {
    const table = routes.map(
      (route) => `${route.path.replaceAll(/:(\w+)(\??)/g, '{$1$2}')} ${isOpen(route) ? 'works' : 'comes'}`,
    );
    const said = rows.flatMap(({ screens, works }) => screens.map((path) => `${path} ${works ? 'works' : 'comes'}`));
    expect(said.toSorted()).toEqual(table.toSorted());
  });

  it('names the parts that the calls of the contract wait for', () => {
    const parts = new Set(Object.values<CallDefinition>(calls).flatMap(({ part }) => part ?? []));
    const said = new Set(
      rows.filter(({ screens }) => screens.length > 0).flatMap(({ works, part }) => (works ? [] : part)),
    );
    expect(said).toEqual(parts);
  });

  it('counts screens and calls', () => {
    const all = Object.values<CallDefinition>(calls);
    const built = all.filter(({ part }) => part === undefined).length;
    expect(readme).toContain(
      `${routes.filter(isOpen).length} of ${routes.length} screens and ${built} of ${all.length} calls.`,
    );
  });

  it('names the languages', () => {
    const names = availableLanguages.map((language) =>
      new Intl.DisplayNames('en', { type: 'language' }).of(language.slice(0, 2)),
    );
    expect(rows.find(({ what }) => what.includes('languages'))?.what).toBe(
      `All 18 languages; today ${names.join(', ')}`,
    );
  });
});
