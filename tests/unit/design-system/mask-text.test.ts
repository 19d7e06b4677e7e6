import { maskText } from '#design-system/masked-text';
import { fc } from '#tests/property';
import { expect, it } from 'vitest';

const shown = (text: string) => Object.values(maskText(text)).join('');
const lettersOf = (text: string) => Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

it.each([
  ['', ''],
  ['Ann', 'Ann'],
  ['lena', 'lena'],
  ['lenas', 'le*as'],
  ['lena@example.org', 'le********rg'],
  ['हिन्दी भाषा', 'हिन्दी*भाषा'],
])('%j shows as %j', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

it('keeps two characters at each end, whatever a character is made of, and tells nothing of the others', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 4, maxLength: 20 }), (text) => {
      const letters = lettersOf(text);
      fc.pre(letters.length >= 4);
      const { start, hidden, end } = maskText(text);
      expect([start, end]).toEqual([letters.slice(0, 2).join(''), letters.slice(-2).join('')]);
      expect(hidden).toBe('*'.repeat(Math.min(8, letters.length - 4)));
    }),
  );
});
