import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'A country’s flag, beside its name.',
  needs: [{ group: 'data', need: 'A country', how: 'beside its name' }],
  use: ['In lists of countries, and before a phone number.'],
  avoid: [
    { case: 'It is a currency', instead: 'currency-icon' },
    { case: 'It is a language: a language has a name and never a flag', instead: 'icon' },
  ],
  anatomy: [{ part: 'Flag', text: '24 × 16 or 36 × 24 px. Its space is kept while it loads.', at: 'span' }],
  states: [{ state: 'Unknown', text: 'A globe.', story: 'Fallback' }],
  accessibility: {
    role: 'none; img with label',
    name: 'None: the name stands beside it. With label, the label.',
    keys: [],
    announced: [],
  },
  content: [],
  dos: [{ text: 'Put the country’s name beside it.', story: 'Matrix' }],
  donts: [{ text: 'Don’t use it for a language or a currency.' }],
  changes: [
    { date: '2026-11-25', text: 'The text beside it stands on the line of other text.' },
    { date: '2026-11-22', text: 'Sizes are `small`, `medium` and `large`, and CSS’s own words beyond them.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
