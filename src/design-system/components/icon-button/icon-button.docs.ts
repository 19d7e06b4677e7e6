import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'A button with only an icon, where space is short: in a bar, beside a figure, inside a field. Its `label` is its accessible name. Anywhere else a Button with words is clearer.',
  needs: [{ group: 'actions', need: 'An act with an icon, where there is no room for words' }],
  use: [],
  avoid: [],
  anatomy: [],
  states: [],
  accessibility: { role: '', name: '', keys: [], announced: [] },
  content: [],
  dos: [],
  donts: [],
  changes: [{ date: '2026-11-21', text: 'First version.' }],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', rightToLeft: '2026-11-21' },
};
