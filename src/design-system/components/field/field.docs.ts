import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'Label, control, hint and error, associated with each other. For design-system components with a control of their own; screens use TextField, AmountField and others that are built on it.',
  needs: [
    { group: 'forms', need: 'A field that none of these is', how: 'label, hint and error around an input of your own' },
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
