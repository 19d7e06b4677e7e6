import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'Marks the app as play money on top of every screen.',
  needs: [{ group: 'feedback', need: 'This is play money' }],
  use: ['Once, above the app, while money isn’t real.'],
  avoid: [
    { case: 'It is about this screen', instead: 'callout' },
    { case: 'The connection is gone', instead: 'offline-bar' },
  ],
  anatomy: [{ part: 'Line', text: 'One line; it scrolls away with the page.', at: 'div' }],
  states: [],
  accessibility: {
    role: 'none',
    name: 'None. Its text is read first on the page.',
    keys: [],
    announced: [],
  },
  content: ['Two words: “Play money”.'],
  dos: [{ text: 'Keep it on every screen.', story: 'AboveAScreen' }],
  donts: [{ text: 'Don’t use it for announcements.' }],
  changes: [
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
