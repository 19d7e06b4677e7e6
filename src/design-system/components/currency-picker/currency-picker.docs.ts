import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'A choice of one currency from a sheet: held ones first, each with its balance and value, searchable by code and name. In a form use a CurrencyPicker, beside the figure of an AmountField a CurrencyChip. For anything else use a SelectField, for networks a NetworkPicker.',
  needs: [{ group: 'money-input', need: 'Which currency' }],
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
