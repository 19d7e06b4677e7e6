import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'Several lines of text, as tall as what is written in it.',
  needs: [{ group: 'forms', need: 'Several lines of text' }],
  use: [
    'For a message, a reason, or a description in the customer’s own words.',
    'With a limit where the server has one: it counts down, and lets more be typed, so that no text is lost.',
  ],
  avoid: [
    { case: 'One line is enough', instead: 'text-field' },
    { case: 'It is a wallet address', instead: 'address-field' },
    { case: 'The operator wrote the text', instead: 'prose' },
  ],
  anatomy: [
    { part: 'Label', text: 'Always visible above the field.', at: 'label' },
    { part: 'Text', text: 'Three lines when empty; it grows with the text and never scrolls inside.', at: 'textarea' },
    { part: 'Hint and counter', text: 'Below the field; the counter stands at the end.' },
  ],
  states: [
    {
      state: 'Too long',
      text: 'The counter turns red and says how much is too many. The text stays.',
      story: 'Matrix',
    },
    { state: 'Error', text: 'Below the field, announced when it appears.', story: 'Matrix' },
    { state: 'Disabled', text: 'Its text stays readable.', story: 'Matrix' },
  ],
  accessibility: {
    role: 'textbox, multiline',
    name: 'Its label. Hint, counter and error are its description.',
    keys: [
      { key: 'Enter', does: 'Starts a new line.' },
      { key: 'Tab', does: 'Leaves the field.' },
    ],
    announced: [
      'What is left, once the customer pauses, from 20 characters before the limit on.',
      'An error when it appears.',
    ],
  },
  content: ['Ask a question as the label: “What happened?”', 'Say in the hint what to leave out, such as passwords.'],
  dos: [{ text: 'Let long text grow the field, and the page scroll.', story: 'Grows' }],
  donts: [{ text: 'Don’t cut off what is pasted: say that it is too long.', story: 'Limit' }],
  changes: [{ date: '2026-11-22', text: 'First version.' }],
  reviews: {},
};
