import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'The breakdown of a total: the six largest parts and the others, in descending order, distinguished by order, words, and tone. For the progress of one thing use Progress, for a trend over time a LineChart.',
  needs: [{ group: 'money', need: 'What a whole is made of' }],
  use: [],
  avoid: [],
  anatomy: [],
  states: [],
  accessibility: { role: '', name: '', keys: [], announced: [] },
  content: [],
  dos: [],
  donts: [],
  changes: [
    { date: '2026-11-22', text: 'Tones of the accent; patterns only with more contrast and in forced colors.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-22', keyboard: '2026-11-21', forcedColors: '2026-11-22', rightToLeft: '2026-11-21' },
};
