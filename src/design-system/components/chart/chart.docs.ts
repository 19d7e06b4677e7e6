import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'What all charts share: frame with its states, scrubber, callout, grid, period chips, and table.',
  needs: [{ group: 'market', need: 'Values over time in a drawing of your own', how: 'as children of a PointChart' }],
  use: [
    'To build a chart component that the system lacks.',
    'PeriodChips alone, where periods stand apart from a chart.',
  ],
  avoid: [
    { case: 'It is a line or an area', instead: 'line-chart' },
    { case: 'It is bars', instead: 'bar-chart' },
    { case: 'The choice is not of a period', instead: 'segmented' },
  ],
  anatomy: [
    { part: 'Frame', text: 'Name, states, periods, and table; equally high in every state.' },
    { part: 'Grid', text: 'Up to three round values with hairlines.' },
    {
      part: 'Scrubber',
      text: 'A transparent native slider over the drawing; the pointer is followed apart from it.',
      at: 'input[type=range]',
    },
    {
      part: 'Table toggle',
      text: 'A quiet button below the drawing, with an arrow that turns when the table is open.',
      at: 'button',
    },
  ],
  states: [
    {
      state: 'Quiet table',
      text: 'The button appears in the corner, while it has the focus or the table is open.',
      story: 'QuietTable',
    },
  ],
  accessibility: {
    role: 'figure with a slider; group of radio buttons; table in a region',
    name: 'The label of the chart, for figure, slider, and table.',
    keys: [
      { key: 'Arrow keys, Page Up, Page Down, Home, End', does: 'Move the slider, natively.' },
      { key: 'Enter or Space', does: 'Opens the table, on its button.' },
    ],
    announced: ['“Loading” while it loads or is busy.'],
  },
  content: ['A period’s label is as short as possible; its description is read aloud after it.'],
  dos: [
    {
      text: 'Hide the table’s button where the chart is the picture of a screen, never the table.',
      story: 'QuietTable',
    },
  ],
  donts: [{ text: 'Don’t measure the drawing: stretch it, so that nothing jumps while it loads.' }],
  changes: [
    { date: '2026-11-25', text: 'The button of the table shows whether the table is open.' },
    { date: '2026-11-22', text: 'First version.' },
  ],
  reviews: { design: '2026-11-22', keyboard: '2026-11-22', forcedColors: '2026-11-22' },
};
