import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'A percentage, set roughly with the thumb or exactly with a tick: how much of a balance to use. For exact amounts use an AmountField; the two go together.',
  needs: [
    { group: 'money-input', need: 'A share of what is there, in percent', how: 'never instead of typing the amount' },
  ],
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
