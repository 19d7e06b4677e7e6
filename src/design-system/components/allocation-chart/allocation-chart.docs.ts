import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'What a total is made of: the six largest parts and the others, in descending order. Order, words and tone tell them apart; in forced colors patterns do.',
  needs: [{ group: 'data', need: 'What a total is made of' }],
  use: [
    'For shares of one whole in one currency: holdings, reserves.',
    'With an amount under each percentage where people want to compare both.',
  ],
  avoid: [
    { case: 'One value over time', instead: 'line-chart' },
    { case: 'One share of a known goal', instead: 'progress' },
    { case: 'A trend over time', instead: 'sparkline' },
    { case: 'Facts that don’t add up to a whole', instead: 'key-value-list' },
  ],
  anatomy: [
    {
      part: 'Bar',
      text: 'The parts side by side, as long as their shares. Hidden from screen readers.',
      at: '[aria-hidden]',
    },
    { part: 'Swatch', text: 'Shows which part of the bar the row belongs to.', at: 'li > span' },
    { part: 'Name', text: 'Of the part.', at: 'li > span + span' },
    {
      part: 'Share',
      text: 'In percent with one decimal; all of them sum to 100. A share above zero never shows as 0.',
      at: 'li > span + span + span',
    },
  ],
  states: [{ state: 'With figures', text: 'An amount under each percentage.', story: 'WithFigures' }],
  accessibility: {
    role: 'list; the bar is hidden, because the list says the same',
    name: 'label names the list.',
    keys: [],
    announced: [],
  },
  content: [
    'The label says what is divided: “Allocation”, “Reserves by currency”.',
    'Everything after the six largest is one entry: “Others”.',
  ],
  dos: [{ text: 'Give the parts in any order: the chart sorts them and adds up the rest.', story: 'WithFigures' }],
  donts: [{ text: 'Don’t chart two parts of which one is nearly everything: a sentence says it.' }],
  changes: [
    { date: '2026-11-22', text: 'Tones of the accent; patterns only with more contrast and in forced colors.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-22', keyboard: '2026-11-21', forcedColors: '2026-11-22', rightToLeft: '2026-11-21' },
};
