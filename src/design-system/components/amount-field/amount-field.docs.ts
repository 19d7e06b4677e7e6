import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'Input for an amount of money, on a ruled line, stepping down in size as it grows so that all of it stays visible. Accepts dot and comma in every language, rejects what could mean two amounts, and never changes typed text. To show an amount use Amount, to count pieces a QuantityStepper, to choose a share a Slider.',
  needs: [{ group: 'money-input', need: 'An amount' }],
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
