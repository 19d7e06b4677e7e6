import { describe, expect, it } from 'vitest';
import { chooseLanguage } from '#platform/language';
import { pseudoText } from '#platform/pseudo';

describe('the language', () => {
  it.each([
    ['what the customer picked', { picked: 'TH-TH', browser: ['de-DE'], site: 'ja-jp' }, 'th-th'],
    [
      'the browser’s, where what was picked has no texts',
      { picked: 'sv-se', browser: ['zh-TW', 'de-AT'], site: 'ja-jp' },
      'de-de',
    ],
    ['the browser’s', { picked: null, browser: ['nb-NO', 'de-AT'], site: 'ja-jp' }, 'de-de'],
    ['the site’s', { picked: 'xx', browser: ['nb-NO'], site: 'ja-jp' }, 'ja-jp'],
    ['English', { picked: null, browser: [], site: 'xx' }, 'en-us'],
  ])('is %s', (_which, wishes, language) => {
    expect(chooseLanguage(wishes)).toBe(language);
  });
});

it('keeps variables and elements in the pseudo-locale', () => {
  expect(pseudoText('Hi {{name}}, <b>go</b>')).toMatch(/^\[Ĥî \{\{name\}\}, <b>ĝö<\/b>~+\]$/);
});
