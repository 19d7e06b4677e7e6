import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'A row: the item at the start, the figure at the end. It can be a link, a button, or plain.',
  needs: [{ group: 'data', need: 'Rows of things', how: 'in List' }],
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
