import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'Written content from the server: a notice, an article, an agreement. It is the only place that sets HTML, after sanitizing it.',
  needs: [{ group: 'data', need: 'Text written by the operator' }],
  use: ['For text that comes as HTML.'],
  avoid: [
    { case: 'It is a message of the app', instead: 'callout' },
    { case: 'It must be confirmed', instead: 'notice-dialog' },
  ],
  anatomy: [
    { part: 'Text', text: 'Headings, lists, links and tables in our type.', at: 'div' },
    { part: 'Table', text: 'A wide one scrolls in a box of its own.' },
  ],
  states: [
    { state: 'Loading', text: 'Lines, while the sanitizer loads.' },
    { state: 'Hostile', text: 'Scripts, styles, forms and frames are removed.', story: 'Hostile' },
  ],
  accessibility: {
    role: 'none; a wide table is a region that scrolls',
    name: 'A wide table is named by its position: “Table 2”.',
    keys: [
      { key: 'Tab', does: 'Goes through the links, and to a table that scrolls.' },
      { key: 'Arrow keys', does: 'Scroll a wide table.' },
    ],
    announced: ['“Loading”, while the sanitizer loads.'],
  },
  content: ['The operator writes it. Headings start at level 2.'],
  dos: [{ text: 'Let wide tables scroll in their box.', story: 'WideTable' }],
  donts: [{ text: 'Don’t set HTML anywhere else.' }],
  changes: [
    { date: '2026-11-23', text: 'The name of a wide table is `tableLabel`; the rest is the provider’s “Loading”.' },
    {
      date: '2026-11-23',
      text: 'It has a Trusted Types policy of its own, `prose`, and drops images of other sites and unusual links.',
    },
    { date: '2026-11-22', text: 'Its texts are labels.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
