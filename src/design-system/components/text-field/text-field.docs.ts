import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'One line of text, with a visible label and its error.',
  needs: [{ group: 'forms', need: 'A line of text' }],
  use: ['For names, numbers, addresses and other text of one line.'],
  avoid: [
    { case: 'It is money', instead: 'amount-field' },
    { case: 'It is a password', instead: 'password-field' },
    { case: 'It is a one-time code', instead: 'code-field' },
    { case: 'It is a phone number', instead: 'phone-field' },
    { case: 'It narrows a list', instead: 'search-field' },
  ],
  anatomy: [
    { part: 'Label', text: 'Above the box, always visible.', at: 'label' },
    { part: 'Box', text: '48 px high.', at: 'input' },
    { part: 'Start and end', text: 'Optional: an icon, a button, a status.' },
    { part: 'Hint', text: 'Below the box.' },
    { part: 'Error', text: 'What is wrong, with an icon.' },
  ],
  states: [
    { state: 'Error', text: 'A danger border and a message.', story: 'ErrorIsAnnounced' },
    { state: 'Disabled', text: 'Can’t be typed into.', story: 'Matrix' },
    { state: 'Read only', text: 'Can be read and copied.', story: 'Matrix' },
  ],
  accessibility: {
    role: 'textbox',
    name: 'Its label. Hint and error are its description.',
    keys: [{ key: 'Tab', does: 'Goes on, to a button inside the box first.' }],
    announced: ['An error, when it appears.'],
  },
  content: [
    'A label is a noun. A placeholder is an example and never the label.',
    'An error is one sentence that says what would be right.',
  ],
  dos: [
    { text: 'Say in the error what would be right.', story: 'HelpfulError' },
    { text: 'Give it `autoComplete` and `inputMode`.', story: 'Playground' },
  ],
  donts: [
    { text: 'Don’t say only that something is wrong.', story: 'UselessError' },
    { text: 'Don’t mark the required fields: mark the optional ones.' },
  ],
  changes: [
    { date: '2026-11-22', text: 'Its onChange gives the value, not an event.' },
    { date: '2026-11-22', text: '`onChange` gives the value.' },
    { date: '2026-11-22', text: 'An error stays visible while the field has the focus.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
