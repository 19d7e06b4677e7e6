import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'The facts about one thing: a quote, a record, an order.',
  needs: [{ group: 'data', need: 'Facts about one thing' }],
  use: ['For what was agreed or recorded, label at the start and value at the end.'],
  avoid: [
    { case: 'It is one of many things', instead: 'list-row' },
    { case: 'One figure is the point', instead: 'stat' },
    { case: 'It is a rate with its spread', instead: 'rate-line' },
  ],
  anatomy: [
    { part: 'Label', text: 'Muted, 14 px.', at: 'dt' },
    { part: 'Value', text: 'At the end; a long one wraps to its own line.', at: 'dd' },
    { part: 'Description', text: 'Optional, below the value.' },
    { part: 'Meaning', text: 'Optional, in a sentence below both.' },
  ],
  states: [],
  accessibility: {
    role: 'description list',
    name: 'None. Each label is read before its value.',
    keys: [],
    announced: [],
  },
  content: [
    'Labels are nouns: “Network fee”, “Order number”.',
    'A value has its unit: an Amount, a date with its time zone.',
  ],
  dos: [{ text: 'Order the facts as people ask for them: what, how much, what it cost, when.', story: 'Playground' }],
  donts: [
    { text: 'Don’t leave out units, and don’t mix styles of labels.', story: 'Unclear' },
    { text: 'Don’t repeat the figure that stands above as the Stat.' },
  ],
  changes: [
    { date: '2026-11-29', text: '`meaning` says what a fact means, below it.' },
    { date: '2026-11-25', text: 'A value on its own line is as wide as the list.' },
    { date: '2026-11-22', text: 'The line below a value is description.' },
    { date: '2026-11-22', text: 'A second line of text is `description`.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
