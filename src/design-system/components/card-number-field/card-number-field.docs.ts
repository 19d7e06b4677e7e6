import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'The number of a bank card, grouped as on the card, with its brand’s name once the digits tell.',
  needs: [{ group: 'forms', need: 'The number of a bank card' }],
  use: [
    'For the card that payouts go to.',
    'Its number is null until length and check digit fit: show the error when the field is left.',
  ],
  avoid: [
    { case: 'The card is bound already', instead: 'bank-card' },
    { case: 'It is another number', instead: 'text-field' },
  ],
  anatomy: [
    { part: 'Icon', text: 'A card.' },
    { part: 'Number', text: 'In groups of four, or as the brand prints them.', at: 'input' },
    { part: 'Brand', text: 'Its name, once no other is left.' },
  ],
  states: [
    { state: 'Unknown brand', text: 'No name, and no error: many countries have their own.', story: 'Matrix' },
    { state: 'Error', text: 'Below the field, announced when it appears.', story: 'Matrix' },
  ],
  accessibility: {
    role: 'textbox',
    name: 'Its label. Hint and error are its description.',
    keys: [{ key: 'Backspace', does: 'After a space, removes the digit before it.' }],
    announced: ['The name of the brand, when it is recognized.'],
  },
  content: ['The error says what to do: “This card number isn’t valid. Check each digit.”'],
  dos: [{ text: 'Let a number be pasted with spaces and hyphens.', story: 'Pasted' }],
  donts: [{ text: 'Don’t ask for the brand: the digits have it.', story: 'Playground' }],
  changes: [{ date: '2026-11-22', text: 'First version.' }],
  reviews: {},
};
