import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'A phone number: the country from a list, and the number in national format, formatted while it is typed. A pasted or autofilled international number switches the country.',
  needs: [{ group: 'forms', need: 'A phone number' }],
  use: ['Wherever a phone number is asked for.'],
  avoid: [
    { case: 'It is the code of a message', instead: 'code-field' },
    { case: 'It isn’t a phone number', instead: 'text-field' },
  ],
  anatomy: [
    { part: 'Country', text: 'Flag and calling code; opens the list.', at: 'button' },
    { part: 'Number', text: 'In national format.', at: 'input' },
    { part: 'List', text: 'All countries in the customer’s language, searchable by name and code.' },
  ],
  states: [
    { state: 'Error', text: 'A danger border and a message.', story: 'Matrix' },
    { state: 'Disabled', text: 'Neither part can be used.', story: 'Matrix' },
  ],
  accessibility: {
    role: 'textbox of type tel, and a button that opens a dialog',
    name: 'The number takes the label; the button `country.label`, the country and its code.',
    keys: [
      { key: 'Tab', does: 'Goes to the country, then to the number.' },
      { key: 'Enter or Space', does: 'On the country: opens the list.' },
      { key: 'Backspace', does: 'Deletes the digit before the caret, not the space.' },
    ],
    announced: ['An error, when it appears.'],
  },
  content: ['The label is “Phone number”. No example number as a placeholder.'],
  dos: [{ text: 'Let people paste a whole international number.', story: 'Paste' }],
  donts: [{ text: 'Don’t reject spaces, dashes or brackets: they are removed.' }],
  changes: [
    { date: '2026-11-22', text: 'An error stays visible while the field has the focus.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
