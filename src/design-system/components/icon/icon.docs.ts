import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'A line icon from lucide-react, in one of the sizes of the tokens. It stands beside words that say the same. For an icon to click use an IconButton, for a currency a CurrencyIcon, for a country a Flag, for an empty screen an Illustration.',
  needs: [{ group: 'layout', need: 'An icon', how: 'beside words that say the same' }],
  use: [],
  avoid: [],
  anatomy: [],
  states: [],
  accessibility: { role: '', name: '', keys: [], announced: [] },
  content: [],
  dos: [],
  donts: [],
  changes: [{ date: '2026-11-21', text: 'First version.' }],
  reviews: {},
};
