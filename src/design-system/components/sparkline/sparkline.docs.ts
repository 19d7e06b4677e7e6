import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'The trend of a price in a row, beside its figures. For times and values use a LineChart, for open, high, low, and close a CandleChart.',
  needs: [{ group: 'market', need: 'A trend in a row' }],
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
