import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'Currencies with rate and change, aligned at the decimal sign. Each column sorts.',
  needs: [{ group: 'market', need: 'The rates of many currencies, to compare' }],
  use: ['Where people compare rates or look for the largest change.', 'For five rows or more.'],
  avoid: [
    { case: 'One rate, with what it costs', instead: 'rate-line' },
    { case: 'Each row shows a trend and leads on', instead: 'list-row' },
  ],
  anatomy: [
    { part: 'Headers', text: 'SortHeaders.', at: 'thead' },
    {
      part: 'Currency',
      text: 'Code and name; a coin beside them from 390 px on. A link where it leads on.',
      at: 'tbody th',
    },
    { part: 'Rate', text: 'All digits, aligned at the decimal sign.', at: 'tbody td' },
    { part: 'Change', text: 'With sign, shape and color; a dash where it isn’t known. Only with its label.' },
    { part: 'Spread', text: 'What a conversion costs in percent. Only with its label.' },
  ],
  states: [
    { state: 'Loading', text: 'Five quiet rows below the same headers.', story: 'Loading' },
    { state: 'Empty', text: 'What the caller gives, instead of the table.', story: 'Empty' },
  ],
  accessibility: {
    role: 'table with column headers and row headers',
    name: 'Its label, as a caption.',
    keys: [{ key: 'Enter or Space', does: 'On a header: sorts by it, or turns the direction.' }],
    announced: ['That it loads.', 'By what it is sorted, after a press.'],
  },
  content: [
    'Headers are one word where possible: “Rate”, “Change”.',
    'The label says the second currency: “Rates in USDT”.',
  ],
  dos: [{ text: 'Give each rate the decimal places of its market.', story: 'Playground' }],
  donts: [{ text: 'Don’t shorten a rate that people may agree to.' }],
  changes: [
    { date: '2026-11-23', text: 'A column of spreads; changes are optional.' },
    { date: '2026-11-22', text: 'First version.' },
  ],
  reviews: {},
};
