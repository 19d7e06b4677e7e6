import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'A name, email, phone or card number with its middle masked. Never an address that money goes to, which shows in full. For content that is private while amounts are hidden use a PrivacyMask, whose width reveals nothing; Amount includes it.',
  needs: [{ group: 'money', need: 'A name or number that only its owner reads whole' }],
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
