import { describe, expect, it } from 'vitest';
import { chooseLanguage, supportedLanguage } from '../../../src/platform/language.ts';
import { pseudoText } from '../../../src/platform/pseudo.ts';

describe('the language', () => {
  it.each([
    ['what the customer picked', { picked: 'TH-TH', browser: ['de-DE'], site: 'ja-jp' }, 'th-th'],
    ['the browser’s', { picked: null, browser: ['nb-NO', 'de-AT'], site: 'ja-jp' }, 'de-de'],
    ['the site’s', { picked: 'xx', browser: ['nb-NO'], site: 'ja-jp' }, 'ja-jp'],
    ['English', { picked: null, browser: [], site: 'xx' }, 'en-us'],
  ])('is %s', (_which, wishes, language) => {
    expect(chooseLanguage(wishes)).toBe(language);
  });

  it.each([
    ['zh-Hant-HK', 'zh-tw'],
    ['zh-TW', 'zh-tw'],
    ['zh', 'zh-cn'],
    ['pt-BR', 'pt-pt'],
    ['en-GB', 'en-us'],
    ['nb-NO', undefined],
  ])('%s means %s', (tag, language) => {
    expect(supportedLanguage(tag)).toBe(language);
  });
});

it('keeps variables and elements in the pseudo-locale', () => {
  expect(pseudoText('Hi {{name}}, <b>go</b>')).toMatch(/^\[Ĥî \{\{name\}\}, <b>ĝö<\/b>~+\]$/);
});
