import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'Sums of days as bars above and below zero, read by a finger like a LineChart.',
  needs: [{ group: 'market', need: 'What each day earned or lost', how: 'tone="change"' }],
  use: ['For sums of equal periods: earnings a day, deposits a month.', 'For up to 90 bars; sum up longer times.'],
  avoid: [
    { case: 'The value lasts, as a balance does', instead: 'line-chart' },
    { case: 'Parts of a whole are compared', instead: 'allocation-chart' },
  ],
  anatomy: [
    { part: 'Bars', text: 'Up to 24 px wide, from the zero line; at least 2 px high.' },
    { part: 'Zero line', text: 'Always there: the scale includes zero.' },
    { part: 'Scrubber', text: 'A rule and a callout; the other bars step back.', at: 'input[type=range]' },
    { part: 'Periods', text: 'One question of up to five short answers.', at: 'fieldset' },
    { part: 'Table', text: 'A button below it.', at: 'button' },
  ],
  states: [
    { state: 'Loading', text: 'As high as the chart.', story: 'Loading' },
    { state: 'Empty', text: 'A sentence in the middle, as high as the chart.', story: 'Empty' },
    { state: 'Gaps', text: 'Unknown days are empty, days without earnings have a short mark.', story: 'Gaps' },
  ],
  accessibility: {
    role: 'figure with a slider (a native range input)',
    name: 'The label, for both figure and slider; the slider’s value is value and day.',
    keys: [
      { key: 'Arrow right and left', does: 'One bar later or earlier, in every writing direction.' },
      { key: 'Page Up and Page Down', does: 'A tenth of the bars, at least one.' },
      { key: 'Home and End', does: 'The first and the last bar.' },
      { key: 'Enter or Space', does: 'Opens the table, on its button.' },
    ],
    announced: ['“Loading” while it loads or is busy.', 'Value and day whenever the slider moves.'],
  },
  content: ['The label says what, per what, and when: “Earnings a day, last month”.'],
  dos: [
    { text: 'Draw gains and losses in their colors; the zero line tells them apart without.', story: 'Playground' },
  ],
  donts: [{ text: 'Don’t use gain and loss colors for amounts that are neither: deposits are plain.' }],
  changes: [{ date: '2026-11-22', text: 'First version.' }],
  reviews: {
    design: '2026-11-22',
    keyboard: '2026-11-22',
    forcedColors: '2026-11-22',
    rightToLeft: '2026-11-22',
    translations: '2026-11-22',
  },
};
