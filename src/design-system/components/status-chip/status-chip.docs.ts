import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'The status of an order: word, shape and color, all from its name.',
  needs: [{ group: 'data', need: 'The state of a row' }],
  use: ['In rows and on the page of an order.'],
  avoid: [
    { case: 'It is a count', instead: 'badge' },
    { case: 'It is the result of a leverage order', instead: 'result-chip' },
    { case: 'The steps matter', instead: 'timeline' },
  ],
  anatomy: [
    { part: 'Shape', text: 'One for each status.', at: 'svg' },
    { part: 'Word', text: 'In the customer’s language.', at: 'span > span' },
  ],
  states: [],
  accessibility: {
    role: 'text',
    name: 'Its word. The shape is decorative.',
    keys: [],
    announced: [],
  },
  content: ['One or two words: “In review”, “Credited”.'],
  dos: [{ text: 'Let the status choose the color.', story: 'Matrix' }],
  donts: [{ text: 'Don’t make it a button.' }],
  changes: [
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
