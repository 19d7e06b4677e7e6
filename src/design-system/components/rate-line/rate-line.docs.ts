import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'A rate between two currencies: the rate, the mid-market rate, and the cost of the difference in percent and money. Shows the direction that is above one; the arrows swap it. For a bare rate in a record use Rate, for money Amount.',
  needs: [{ group: 'money', need: 'What one currency costs in another' }],
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
