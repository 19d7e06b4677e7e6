import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'A choice of networks. The wrong one loses the money, so every network shows its fee, time and minimum, and there is no default; a single one is a fact, not a choice. For currencies use a CurrencyPicker, for other options that need explaining RadioCards.',
  needs: [{ group: 'money-input', need: 'Over which network' }],
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
