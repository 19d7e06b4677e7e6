import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'A coin in the color of its family, or the flag of a national currency. It is decorative: the code always stands beside it.',
  needs: [{ group: 'money', need: 'A currency, beside its code' }],
  use: ['At the start of a row, in a chip, in a picker.'],
  avoid: [
    { case: 'It is a country', instead: 'flag' },
    { case: 'It is a person', instead: 'avatar' },
    { case: 'It is Florin itself', instead: 'logo' },
  ],
  anatomy: [
    { part: 'Coin or flag', text: '24, 40 or 56 px; a coin has a reeded edge.', at: 'svg' },
    { part: 'Symbol', text: 'From the sprite, or the first letters of the code.' },
  ],
  states: [
    { state: 'Family', text: 'Coins of one family share a color, so that a list can be scanned.', story: 'All' },
  ],
  accessibility: {
    role: 'none; hidden from screen readers',
    name: 'None. The code stands beside it as text.',
    keys: [],
    announced: [],
  },
  content: ['Always with the code, in text: BTC, EUR.'],
  dos: [{ text: 'Let unknown coins show their first letters.', story: 'All' }],
  donts: [{ text: 'Don’t show it alone: few people know all the coins.' }],
  changes: [
    { date: '2026-11-22', text: 'Coins of one family share a color; national currencies are flags.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
