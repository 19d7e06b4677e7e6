import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'The one way to show an amount of money: exact, formatted for the locale, never rounded to zero, and shortened only with `notation="compact"`: volumes and chart scales, never balances, prices to agree to, or history. For a percentage use Percent, for a rate a RateLine, for input an AmountField.',
  needs: [{ group: 'money', need: 'An amount', how: 'and nothing else, ever' }],
  use: [],
  avoid: [],
  anatomy: [],
  states: [],
  accessibility: { role: '', name: '', keys: [], announced: [] },
  content: [],
  dos: [],
  donts: [],
  changes: [{ date: '2026-11-21', text: 'First version.' }],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
