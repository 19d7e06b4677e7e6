import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'The one way to show an amount of money: exact, written as the locale does, and never rounded to zero.',
  needs: [{ group: 'money', need: 'An amount of money', how: 'always this one, in every place' }],
  use: [
    'For every amount: balances, prices, fees, history.',
    'With tone change for gains and losses: color, sign and shape say it together.',
    'With notation compact for volumes and scales of charts alone.',
  ],
  avoid: [
    { case: 'A share or a change in percent', instead: 'percent' },
    { case: 'What one currency costs in another', instead: 'rate-line' },
    { case: 'The customer enters it', instead: 'amount-field' },
    { case: 'It is the one figure of a screen', instead: 'stat' },
  ],
  anatomy: [
    { part: 'Direction mark', text: 'With tone change: a triangle up or down.' },
    {
      part: 'Figure',
      text: 'Tabular digits. With tone plain, digits after both the sixth decimal place and the sixth significant digit are muted.',
      at: '[translate]',
    },
    {
      part: 'Code',
      text: 'The currency code after a thin space. Left out where the column names the currency.',
      at: '[translate] > span:last-child',
    },
  ],
  states: [
    {
      state: 'Masked',
      text: 'While amounts are hidden, all of them look alike and their width says nothing.',
      story: 'Masked',
    },
    { state: 'Dust', text: 'Below what the scale can show: “<” and the smallest amount.', story: 'Dust' },
    {
      state: 'Compact',
      text: 'Shortened from five integer digits on. The exact figure is in the title.',
      story: 'Compact',
    },
  ],
  accessibility: {
    role: 'text',
    name: 'Its figure and code. Compact amounts are read in full; masked ones as the provider’s “Amount hidden”.',
    keys: [],
    announced: [],
  },
  content: [
    'Pass a decimal string and never a number: numbers lose digits.',
    'Give the scale that the server defines for the currency.',
  ],
  dos: [
    { text: 'Align a column of several currencies at the decimal separator with columnDigits.', story: 'Column' },
    { text: 'Say gain and loss by color, sign and shape at once.', story: 'Matrix' },
  ],
  donts: [
    { text: 'Don’t shorten balances, prices that people agree to, or history.' },
    { text: 'Don’t put a formatted string in its place: it isn’t masked, and it breaks in other languages.' },
  ],
  changes: [
    { date: '2026-11-25', text: 'With enlarged text, the code of a large figure stays quieter than the figure.' },
    { date: '2026-11-22', text: 'Sizes are small, medium, large, x-large, xx-large and xxx-large.' },
    { date: '2026-11-22', text: 'A larger size for the total of a screen.' },
    { date: '2026-11-22', text: 'Sizes are `small`, `medium` and `large`, and CSS’s own words beyond them.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
