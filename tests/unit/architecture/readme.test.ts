import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calls } from '#contract/index';
import { availableLanguages } from '#contract/languages';
import { routes } from '../../../src/app/routes.ts';

const parameters = (path: string): string => path.replaceAll(/:(\w+)(\??)/g, '{$1$2}');

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
const listed = [...readme.matchAll(/^\| [^|]+ \| (?<screens>`\/[^|]*)\|$/gm)].flatMap(({ groups }) =>
  [...(groups?.screens ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
);

describe('the README', () => {
  it('lists each screen once', () => {
    expect(listed.toSorted()).toEqual(routes.map(({ path }) => parameters(path)).toSorted());
  });

  it('counts screens and calls, and names the languages', () => {
    const languages = new Intl.DisplayNames('en', { type: 'language' });
    const names = availableLanguages.map((language) =>
      languages.of({ 'zh-cn': 'zh-Hans', 'zh-tw': 'zh-Hant' }[language as string] ?? language.slice(0, 2)),
    );
    const list = new Intl.ListFormat('en').format(names.map(String));
    expect(readme.replaceAll(/\s+/g, ' ')).toContain(
      `${routes.length} screens, ${Object.keys(calls).length} calls, and ${names.length} languages: ${list}.`,
    );
  });
});
