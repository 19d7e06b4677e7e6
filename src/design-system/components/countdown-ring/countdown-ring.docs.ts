import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'A countdown to a server deadline, as forty marks on the edge of a coin. Only where waiting has a reason: a quote, a period. It steps once a second, without gliding or flashing. Without a deadline use Progress.',
  needs: [{ group: 'money', need: 'How long a quoted rate holds' }],
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
