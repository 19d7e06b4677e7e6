import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    "Provides locale, masking, shared texts and the router's link. Once, around the whole app; every component needs it.",
  needs: [{ group: 'layout', need: 'Locale, masking and links for all of these', how: 'once, around the app' }],
  use: [],
  avoid: [],
  anatomy: [],
  states: [],
  accessibility: { role: '', name: '', keys: [], announced: [] },
  content: [],
  dos: [],
  donts: [],
  changes: [{ date: '2026-11-21', text: 'First version.' }],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21' },
};
