import { afterEach, describe, expect, it, vi } from 'vitest';
import { chooseLanguage, pickLanguage } from '#platform/language';
import { pseudoText } from '#platform/pseudo';

describe('the language', () => {
  it.each([
    ['what the customer picked', { picked: 'TH-TH', browser: ['de-DE'], site: 'ja-jp' }, 'th-th'],
    [
      'the browser’s, where what was picked has no texts',
      { picked: 'nb-no', browser: ['fi-FI', 'de-AT'], site: 'ja-jp' },
      'de-de',
    ],
    ['the browser’s', { picked: null, browser: ['nb-NO', 'de-AT'], site: 'ja-jp' }, 'de-de'],
    ['the site’s', { picked: 'xx', browser: ['nb-NO'], site: 'ja-jp' }, 'ja-jp'],
    [
      'the browser’s next, where the site does not offer its first',
      { picked: null, browser: ['th-TH', 'de-AT'], site: 'ja-jp', offered: ['ja-jp', 'de-de'] },
      'de-de',
    ],
    [
      'the site’s, where it offers none of the browser’s',
      { picked: null, browser: ['th-TH'], site: 'ja-jp', offered: ['ja-jp'] },
      'ja-jp',
    ],
    [
      'still what the customer picked, where it is no longer offered',
      { picked: 'th-th', browser: ['ja-JP'], site: 'ja-jp', offered: ['ja-jp'] },
      'th-th',
    ],
    ['English', { picked: null, browser: [], site: 'xx' }, 'en-us'],
  ])('is %s', (_which, wishes, language) => {
    expect(chooseLanguage(wishes)).toBe(language);
  });
});

describe('the cookie of the language', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const cookieOn = (protocol: string): string => {
    const document = { cookie: '' };
    vi.stubGlobal('document', document);
    vi.stubGlobal('location', { protocol });
    pickLanguage('de-de');
    return document.cookie;
  };

  it('has the prefix on https alone, since browsers refuse it on http', () => {
    const rest = '=de-de; path=/; max-age=31536000; samesite=lax';
    expect(cookieOn('https:')).toBe(`__Host-language${rest}; secure`);
    expect(cookieOn('http:')).toBe(`language${rest}`);
  });
});

it('keeps variables and elements in the pseudo-locale', () => {
  expect(pseudoText('Hi {{name}}, <b>go</b>')).toMatch(/^\[Ĥî \{\{name\}\}, <b>ĝö<\/b>~+\]$/);
});
