import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'Values over time as a quiet line that a finger reads: value and moment of every point, and a table of all.',
  needs: [
    { group: 'market', need: 'A balance or a price over time', how: 'live while it is current, fill as an area' },
    { group: 'money', need: 'How a total has changed', how: 'below its Stat, with bleed and callout="moment"' },
  ],
  use: [
    'For a value that lasts, such as a balance or a price, over a day or longer.',
    'Below the figure that it explains: onScrub gives that figure the value under the finger.',
    'On a first screen with React.lazy, in a place as high as the chart: 12 rem, and 44 px each for periods and button.',
    'With a second series only where one explains the other: balance and paid in.',
  ],
  avoid: [
    { case: 'It is a trend in a row, beside its figures', instead: 'sparkline' },
    { case: 'Open, high, low, and close matter, or panning and zooming', instead: 'candle-chart' },
    { case: 'Each value is the sum of a day', instead: 'bar-chart' },
    { case: 'Parts of a whole are compared', instead: 'allocation-chart' },
  ],
  anatomy: [
    { part: 'Line', text: '2 px, in the accent or in the color of its change; a smooth curve through the points.' },
    { part: 'Area', text: 'Fades toward the bottom; left out with fill={false}.' },
    { part: 'Live point', text: 'The last point, with a halo that breathes unless motion is reduced.' },
    { part: 'Marks', text: 'Rings at moments that matter, each on a hairline: the ends of periods.' },
    {
      part: 'Scrubber',
      text: 'A dashed rule, a dot, and a callout; what comes later steps back.',
      at: 'input[type=range]',
    },
    { part: 'Periods', text: 'One question of up to five short answers.', at: 'fieldset' },
    { part: 'Table', text: 'A button below it; with quietTable it appears only when it has the focus.', at: 'button' },
  ],
  states: [
    { state: 'Loading', text: 'A swell where the line will be, as high as the chart.', story: 'Loading' },
    { state: 'Busy', text: 'The last period stays, dimmed, until the next is there.', story: 'Busy' },
    { state: 'Empty', text: 'A sentence in the middle, as high as the chart.', story: 'Empty' },
    { state: 'Failed', text: 'A sentence and Retry.', story: 'Failed' },
    { state: 'Gaps', text: 'Where values are unknown the line is interrupted.', story: 'Gaps' },
    {
      state: 'Marked',
      text: 'Periods with their ends; a null value at the end keeps space for what comes.',
      story: 'Marked',
    },
    { state: 'Masked', text: 'The shape stays, every figure is hidden.', story: 'Masked' },
  ],
  accessibility: {
    role: 'figure with a slider (a native range input); group of radio buttons for the periods',
    name: 'The label, for both figure and slider; the slider’s value is value and moment.',
    keys: [
      { key: 'Arrow right and left', does: 'One point later or earlier, in every writing direction.' },
      { key: 'Page Up and Page Down', does: 'A tenth of the points.' },
      { key: 'Home and End', does: 'The first and the last point.' },
      { key: 'Enter or Space', does: 'Opens the table, on its button.' },
    ],
    announced: ['“Loading” while it loads or is busy.', 'Value and moment whenever the slider moves.'],
  },
  content: [
    'The label says what and when: “Total balance, last week”.',
    'Periods are as short as the language allows (1W), and are read aloud in full (1 week).',
  ],
  dos: [
    {
      text: 'Let the line run from edge to edge of the screen where it is the picture of the screen.',
      story: 'OnScreen',
    },
    { text: 'Name both lines where there are two.', story: 'Comparison' },
  ],
  donts: [
    { text: 'Don’t color a balance by its change: deposits would look like gains.' },
    { text: 'Don’t fill gaps with zeros: the line would show a crash that never happened.' },
  ],
  changes: [
    { date: '2026-11-23', text: '`marks` draws moments that matter.' },
    { date: '2026-11-22', text: 'First version.' },
  ],
  reviews: {
    design: '2026-11-22',
    keyboard: '2026-11-22',
    forcedColors: '2026-11-22',
    rightToLeft: '2026-11-22',
    translations: '2026-11-22',
  },
};
