import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'Prices over time, with figures. A hollow candle is a gain, a filled one a loss. A finger, a mouse or the keys go from candle to candle, and a table has the same values as text.',
  needs: [{ group: 'market', need: 'Prices over time, to be read' }],
  use: ['For one market on its own screen, with the interval chosen above it.'],
  avoid: [
    { case: 'One value over time', instead: 'line-chart' },
    { case: 'A trend in a row, without figures', instead: 'sparkline' },
    { case: 'Shares of a whole', instead: 'allocation-chart' },
  ],
  anatomy: [
    { part: 'Figures', text: 'Open, high, low and close of the candle that is pointed at.', at: 'dl' },
    { part: 'Plot', text: 'Drawn by a library that loads when it comes near the screen.' },
    {
      part: 'Slider',
      text: 'Lies over the plot: a finger, a mouse or the keys go from candle to candle.',
      at: 'input',
    },
    {
      part: 'Older candles',
      text: 'With `older`, those before the first one load as it comes near, by drag, keys or table; the view stays.',
    },
    { part: 'Table', text: 'The same values as text, newest first; with `older` in pages.', at: 'button' },
    { part: 'Attribution', text: 'Required by the library’s license.', at: 'a' },
  ],
  states: [
    { state: 'Loading', text: 'Boxes in the final layout.', story: 'Loading' },
    { state: 'Empty', text: 'An EmptyState in its place.', story: 'Empty' },
    { state: 'Failed', text: 'An ErrorState in its place.', story: 'Failed' },
    { state: 'Older failed', text: 'A note over the oldest end, with a retry. What is there stays.', story: 'Older' },
    { state: 'Stale', text: 'A note above it says how old the prices are.', story: 'Stale' },
  ],
  accessibility: {
    role: 'figure with a slider, a button and a table',
    name: 'label names the figure; labels.candle the slider, whose value is read as time, open, high, low and close.',
    keys: [
      { key: 'Arrow keys', does: 'On the slider: the candle before or after.' },
      { key: 'Home and End', does: 'The first and the last candle.' },
      { key: 'Enter or Space', does: 'On the table’s button: shows or hides the table.' },
    ],
    announced: ['“Loading”, and the note when it changes.'],
  },
  content: [
    'The label says what a candle is: “Bitcoin in US dollars, one hour a candle”.',
    'The summary is one sentence with figures: “Rose from 90,800.00 to 91,250.40.”',
  ],
  dos: [{ text: 'Say how old prices are when the connection is gone.', story: 'Stale' }],
  donts: [{ text: 'Don’t use it in a list: it loads a library.' }],
  changes: [
    { date: '2026-11-29', text: 'The moment leads the figures; the close stands among them.' },
    { date: '2026-11-23', text: 'What it announces while loading is the `loading` label of the provider.' },
    { date: '2026-11-23', text: '`older` pages back in time; a tick updates the last candle alone.' },
    { date: '2026-11-22', text: 'Its texts are labels; what stands above the chart is description.' },
    { date: '2026-11-22', text: 'The slider lies over the plot; a tap marks a candle; the close leads the figures.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-22', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
