import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { richText, textParts } from '#platform/rich-text';

it('splits a sentence at its elements, in the order of the language', () => {
  expect(textParts('I read <b>that</b> and <a>this</a>.')).toEqual([
    { text: 'I read ', name: null },
    { text: 'that', name: 'b' },
    { text: ' and ', name: null },
    { text: 'this', name: 'a' },
    { text: '.', name: null },
  ]);
});

it('puts a component in the place of an element, with or without text of its own', () => {
  const html = renderToStaticMarkup(
    richText('<hidden>Held:</hidden> <amount/> of all', {
      hidden: createElement('b'),
      amount: createElement('data', null, '5'),
    }),
  );
  expect(html).toBe('<b>Held:</b> <data>5</data> of all');
});

it('leaves a sentence without elements whole, and what is no element as text', () => {
  expect(textParts('1 < 2')).toEqual([{ text: '1 < 2', name: null }]);
});
