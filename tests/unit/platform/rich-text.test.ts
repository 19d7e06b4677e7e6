import { expect, it } from 'vitest';
import { textParts } from '#platform/rich-text';

it('splits a sentence at its elements, in the order of the language', () => {
  expect(textParts('I read <b>that</b> and <a>this</a>.')).toEqual([
    { text: 'I read ', name: null },
    { text: 'that', name: 'b' },
    { text: ' and ', name: null },
    { text: 'this', name: 'a' },
    { text: '.', name: null },
  ]);
});

it('leaves a sentence without elements whole, and what is no element as text', () => {
  expect(textParts('1 < 2')).toEqual([{ text: '1 < 2', name: null }]);
});
