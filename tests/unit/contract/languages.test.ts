import { globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languageName } from '#contract/language-name';
import { allLanguages, availableLanguages, intlLocale, languageTag, matchLanguage } from '#contract/languages';

describe('available languages', () => {
  it('are those with texts', () => {
    const folders = readdirSync(new URL('../../../locales/', import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(availableLanguages.toSorted()).toEqual(folders.toSorted());
    expect(availableLanguages.filter((each) => !allLanguages.includes(each))).toEqual([]);
  });

  it.each([
    ['EN-US', 'en-us'],
    ['de-AT', 'de-de'],
    ['th', 'th-th'],
    ['sv-FI', 'sv-se'],
    ['pt-BR', 'pt-pt'],
    ['zh-Hant-HK', 'zh-tw'],
    ['zh-HK', 'zh-tw'],
    ['zh-Hans', 'zh-cn'],
    ['zh-Hans-HK', 'zh-cn'],
    ['zh-Hant-CN', 'zh-tw'],
    ['zh', 'zh-cn'],
    ['nb-NO', undefined],
    ['', undefined],
  ])('%s means %s', (tag, language) => {
    expect(matchLanguage(tag)).toBe(language);
  });
});

describe.each(allLanguages)('%s', (language) => {
  it('counts Gregorian years in Latin digits', () => {
    const { calendar, numberingSystem, locale } = new Intl.DateTimeFormat(intlLocale(language)).resolvedOptions();
    expect({ calendar, numberingSystem }).toEqual({ calendar: 'gregory', numberingSystem: 'latn' });
    expect(locale).toMatch(languageTag(language).slice(0, 2));
  });
});

it('is formatted for by the server through intlLocale alone', () => {
  const formats = globSync('server/**/*.ts').flatMap(
    (file) => readFileSync(file, 'utf8').match(/new Intl\.(?:\w+Format|DisplayNames)\(\s*.{12}/gs) ?? [],
  );
  expect(formats.length).toBeGreaterThan(1);
  expect(formats.filter((format) => !format.includes('(intlLocale('))).toEqual([]);
});

it('names each language in itself, no two alike', () => {
  const names = allLanguages.map(languageName);
  expect(new Set(names).size).toBe(allLanguages.length);
  expect(names).toEqual(
    expect.arrayContaining(['Deutsch', 'Français', 'Русский', 'ไทย', '日本語', '简体中文', '繁體中文']),
  );
  // Nothing is left untranslated as a bare code.
  expect(names.filter((name) => /^[A-Za-z]{2}(-\w+)?$/.test(name))).toEqual([]);
});
