import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'The categories of a leverage room: twelve, each with payout, probability and house edge, known before anything is staked. The strip of ten shows the last digits that win. For a few short options use Segmented, for many a SelectField.',
  needs: [{ group: 'money-input', need: 'What the close of a period will be' }],
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
