import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'Says that the connection is gone and how old the data is.',
  needs: [{ group: 'feedback', need: 'The connection is gone' }],
  use: [
    'Once, around the app: it lies over the end of the screen, above the bars there, and moves nothing.',
    'Keep it mounted: a live region must exist before it speaks.',
  ],
  avoid: [
    { case: 'Nothing could be loaded', instead: 'error-state' },
    { case: 'It passes by itself', instead: 'toast' },
    { case: 'It marks the app as play money', instead: 'ribbon' },
  ],
  anatomy: [
    { part: 'Icon', text: 'A crossed-out cloud.', at: 'svg' },
    { part: 'Text', text: 'That there is no connection, and since when.', at: '[role=status] span' },
  ],
  states: [{ state: 'Hidden', text: 'Nothing is shown; the region stays.', story: 'Announced' }],
  accessibility: {
    role: 'status',
    name: 'None. Its text is announced.',
    keys: [],
    announced: ['The text, when it appears and when it changes.'],
  },
  content: ['At most two lines on a phone: “No connection. Last updated 9:30.”'],
  dos: [{ text: 'Say how old the figures are.', story: 'Playground' }],
  donts: [{ text: 'Don’t block the screen: old figures are better than none.' }],
  changes: [
    { date: '2026-11-24', text: 'It lies over the end of the screen instead of moving the screen down.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
