import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'Narrows what is shown while people type. Nothing is sent.',
  needs: [{ group: 'forms', need: 'Words that narrow a list' }],
  use: ['Above a list, and in a sheet with many options.'],
  avoid: [
    { case: 'The text is stored or sent', instead: 'text-field' },
    { case: 'There are kinds and states to choose from', instead: 'filter-bar' },
  ],
  anatomy: [
    { part: 'Icon', text: 'A lens.', at: 'svg' },
    { part: 'Input', text: 'Its label is for screen readers; the placeholder shows it.', at: 'input' },
    { part: 'Clear', text: 'Appears with the first letter.' },
  ],
  states: [{ state: 'Filled', text: 'The clear button is there.', story: 'Matrix' }],
  accessibility: {
    role: 'searchbox',
    name: 'label. The clear button has clearLabel.',
    keys: [
      { key: 'Letters', does: 'Narrow the list at once.' },
      { key: 'Tab', does: 'Goes to Clear.' },
      { key: 'Escape', does: 'Clears it, where the browser does so.' },
    ],
    announced: [],
  },
  content: ['The label says what is searched: “Search currencies”.'],
  dos: [{ text: 'Say in the list when nothing is found.', story: 'Playground' }],
  donts: [{ text: 'Don’t use it for fewer than eight rows.' }],
  changes: [
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
