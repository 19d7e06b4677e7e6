import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'A choice of one from a list, in a form. The list opens as a sheet.',
  needs: [{ group: 'forms', need: 'One of many options' }],
  use: ['For five or more options, with search from about ten.'],
  avoid: [
    { case: 'There are two to four short options', instead: 'segmented' },
    { case: 'Options need a sentence', instead: 'radio-cards' },
    { case: 'They are currencies', instead: 'currency-picker' },
    { case: 'Something else opens the list', instead: 'select-sheet' },
  ],
  anatomy: [
    { part: 'Label', text: 'Above it.', at: 'label' },
    { part: 'Button', text: 'Icon and words of what is chosen, or the placeholder.', at: 'button' },
    { part: 'Sheet', text: 'The list, with a search if there is one.' },
  ],
  states: [
    { state: 'Nothing chosen', text: 'Shows the placeholder.', story: 'Matrix' },
    { state: 'Error', text: 'A danger border and a message.', story: 'Matrix' },
    { state: 'Disabled', text: 'Can’t be opened.', story: 'Matrix' },
  ],
  accessibility: {
    role: 'button that opens a dialog',
    name: 'Its label, and what is chosen.',
    keys: [
      { key: 'Enter or Space', does: 'Opens the list.' },
      { key: 'Arrow keys', does: 'In the list: from row to row.' },
      { key: 'Home and End', does: 'The first and the last row.' },
      { key: 'Letters', does: 'In the list: go to the search.' },
      { key: 'Escape', does: 'Closes it. Focus returns to the button.' },
    ],
    announced: ['An error, when it appears; that nothing was found.'],
  },
  content: ['The placeholder is a verb: “Choose a country”.'],
  dos: [{ text: 'Order the list as people look for it.', story: 'Many' }],
  donts: [{ text: 'Don’t hide three options behind a press.' }],
  changes: [
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
