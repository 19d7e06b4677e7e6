import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'The mark: a lily made of circles in the edge of a coin. With the rosette of a receipt, the only place for gold.',
  needs: [{ group: 'layout', need: 'The mark' }],
  use: ['In the bar of the home screen, at login, on documents.'],
  avoid: [
    { case: 'It is a coin of a currency', instead: 'currency-icon' },
    { case: 'It stands for an action', instead: 'icon' },
  ],
  anatomy: [
    { part: 'Mark', text: '28, 40 or 72 px, in gold.', at: 'svg' },
    { part: 'Wordmark', text: 'Optional: the label beside the mark.' },
    {
      part: 'Image',
      text: 'Optional: another brand’s logo instead of both, as high as the mark and up to 160 px wide.',
    },
  ],
  states: [],
  accessibility: {
    role: 'none; img with label',
    name: 'label. With the wordmark its text.',
    keys: [],
    announced: [],
  },
  content: [],
  dos: [{ text: 'Keep it alone: nothing else near it in gold.', story: 'Matrix' }],
  donts: [{ text: 'Don’t recolor, turn or animate it.' }],
  changes: [
    { date: '2026-11-23', text: '`src` shows another brand’s logo.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
