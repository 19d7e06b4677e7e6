import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'A choice from a list, searchable by name or code: what a SelectField opens. By itself only behind another trigger, such as a currency in an AmountField. For two to four short options use Segmented, for options that need explaining RadioCards.',
  needs: [{ group: 'forms', need: 'One of many, from another opener' }],
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
