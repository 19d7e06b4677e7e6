import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'The trend of a price in a row, beside its figures. No axes, no values.',
  needs: [{ group: 'market', need: 'A trend in a row' }],
  use: ['In a ListRow, between the name and the figure.', 'As wide as its container above a figure.'],
  avoid: [
    { case: 'Axes, times and values matter', instead: 'line-chart' },
    { case: 'Shares of a whole', instead: 'allocation-chart' },
    { case: 'The change alone says it', instead: 'percent' },
  ],
  anatomy: [
    { part: 'Line', text: 'Colored by its first and last point.', at: 'svg path:last-child' },
    { part: 'Start line', text: 'Dotted, at the height of the first point.', at: 'svg path' },
  ],
  states: [{ state: 'Gaps', text: 'Unknown points are left out.', story: 'Courses' }],
  accessibility: {
    role: 'none; img with label',
    name: 'None: the figures beside it say it. With label, the label.',
    keys: [],
    announced: [],
  },
  content: ['The label is the trend in words: “Rose by 1.2% in 24 hours”.'],
  dos: [{ text: 'Put the change in figures beside it.', story: 'Playground' }],
  donts: [{ text: 'Don’t let people read values off it.' }],
  changes: [
    { date: '2026-11-22', text: 'Sizes are small and large.' },
    { date: '2026-11-22', text: 'Sizes are `small`, `medium` and `large`, and CSS’s own words beyond them.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
