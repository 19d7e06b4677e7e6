import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'Line drawings in two colors for empty and finished states. They are decorative: the text below has the meaning.',
  needs: [{ group: 'layout', need: 'An illustration', how: 'in empty and finished states' }],
  use: ['Through EmptyState and ErrorState; alone for what is finished.'],
  avoid: [
    { case: 'It stands beside a word', instead: 'icon' },
    { case: 'It is a currency', instead: 'currency-icon' },
  ],
  anatomy: [{ part: 'Drawing', text: '120 × 96 px in the muted and the accent color.', at: 'svg' }],
  states: [],
  accessibility: {
    role: 'none; hidden from screen readers',
    name: 'None. The text below says it.',
    keys: [],
    announced: [],
  },
  content: [],
  dos: [{ text: 'Take the drawing that is meant for the case.', story: 'Matrix' }],
  donts: [{ text: 'Don’t use one where there is content: it takes space from it.' }],
  changes: [
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
