import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'Figure first, label second: the total of a screen. At most one with an `xx-large` Amount per screen. For pairs in a list use a KeyValueList, for rows of records a List.',
  needs: [{ group: 'money', need: 'The one figure of a screen' }],
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
