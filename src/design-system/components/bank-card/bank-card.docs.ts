import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'A bound bank card as a picture, and a choice of one among several, as a line each.',
  needs: [{ group: 'money', need: 'A bound bank card, or a choice of one', how: 'BankCardPicker for the choice' }],
  use: [
    'BankCard for each card that is bound, with a button that removes it.',
    'BankCardPicker where money goes to one of them.',
  ],
  avoid: [
    { case: 'The number is to be entered', instead: 'card-number-field' },
    { case: 'The choices are no cards', instead: 'radio-cards' },
    { case: 'It is a surface for something else', instead: 'card' },
  ],
  anatomy: [
    { part: 'Bank', text: 'Its name.' },
    { part: 'Corner', text: 'A button.', at: 'button' },
    { part: 'Number', text: 'As the server masks it: known digits, and dots.' },
    { part: 'Holder, state and brand', text: 'Below.' },
  ],
  states: [
    { state: 'Chosen', text: 'A frame and the radio button.', story: 'Keyboard' },
    { state: 'Disabled', text: 'With the reason in place of the number.', story: 'Choosing' },
    { state: 'Busy', text: 'While it is being removed.', story: 'Matrix' },
  ],
  accessibility: {
    role: 'group; in a BankCardPicker a radio button',
    name: 'The bank and the digits that are known.',
    keys: [
      { key: 'Arrow keys', does: 'Choose among cards.' },
      { key: 'Space', does: 'Chooses the card.' },
    ],
    announced: ['An error when it appears.'],
  },
  content: ['Name the corner’s button with the bank: “Remove Sample Savings Bank”.'],
  dos: [{ text: 'Say why a card can’t be chosen.', story: 'Choosing' }],
  donts: [{ text: 'Don’t choose a card for the customer where money leaves.', story: 'Choosing' }],
  changes: [
    { date: '2026-12-01', text: 'The brand is on one line, below a long state.' },
    { date: '2026-11-23', text: 'BankCardPicker is RadioCards: a line for each card, without the holder.' },
    { date: '2026-11-22', text: 'First version.' },
  ],
  reviews: {},
};
