import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'Prices over time, with figures. Loads its library when it comes near the viewport. A hollow candle is a gain and a filled one a loss. A finger, a mouse, or the keys go from candle to candle, and a table has the same values as text. For a bare trend line in a row use a Sparkline, for one value over time a LineChart.',
  needs: [{ group: 'market', need: 'Prices over time, to be read' }],
  use: [],
  avoid: [],
  anatomy: [],
  states: [],
  accessibility: { role: '', name: '', keys: [], announced: [] },
  content: [],
  dos: [],
  donts: [],
  changes: [
    { date: '2026-11-22', text: 'The slider lies over the plot; a tap marks a candle; the close leads the figures.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-22', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
