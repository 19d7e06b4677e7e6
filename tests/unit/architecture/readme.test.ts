import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CallDefinition } from '#contract/call';
import { calls } from '#contract/index';
import { availableLanguages } from '#contract/languages';
import { plannedRoutes } from '../../../src/app/planned-routes.ts';
import { routes } from '../../../src/app/routes.ts';

const parameters = (path: string): string => path.replaceAll(/:(\w+)(\??)/g, '{$1$2}');

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
const rows = [...readme.matchAll(/^\| (?<what>[^|]+) \| (?<screens>[^|]*)\| (?<state>works|planned) *\|$/gm)].map(
  ({ groups }) => ({
    what: groups?.what?.trim() ?? '',
    screens: [...(groups?.screens ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
    works: groups?.state === 'works',
  }),
);

describe('the table of what works', () => {
  it('has each screen once, and says of each whether it is open', () => {
    const table = [
      ...routes.map(({ path }) => `${parameters(path)} works`),
      ...plannedRoutes.map(({ path }) => `${parameters(path)} planned`),
    ];
    const listed = rows.flatMap(({ screens, works }) =>
      screens.map((path) => `${path} ${works ? 'works' : 'planned'}`),
    );
    expect(listed.toSorted()).toEqual(table.toSorted());
  });

  it('counts screens and calls', () => {
    const all = Object.values<CallDefinition>(calls);
    const built = all.filter(({ planned }) => !planned).length;
    expect(readme).toContain(
      `${routes.length} of ${routes.length + plannedRoutes.length} screens and ${built} of ${all.length} calls.`,
    );
  });

  it('names the languages', () => {
    const names = availableLanguages.map((language) =>
      new Intl.DisplayNames('en', { type: 'language' }).of(language.slice(0, 2)),
    );
    expect(rows.find(({ what }) => what.includes('languages'))).toMatchObject({
      what: `All 18 languages; today ${names.join(', ')}`,
      works: availableLanguages.length === 18,
    });
  });
});
