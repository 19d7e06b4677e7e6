import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'A box around what belongs together and is read or pressed as one thing.',
  needs: [{ group: 'layout', need: 'One thing that is read or pressed alone' }],
  use: ['For one object among others: an offer, a quote, a device.'],
  avoid: [
    { case: 'It is a part of the screen', instead: 'section' },
    { case: 'It is one of many alike', instead: 'list-row' },
    { case: 'It is a message', instead: 'callout' },
  ],
  anatomy: [
    { part: 'Box', text: 'White with a hairline, sunken, or a hairline only. 12 px corners.', at: 'div' },
    { part: 'Content', text: '16 px inside; none where rows or an image reach the edge.' },
  ],
  states: [],
  accessibility: {
    role: 'none',
    name: 'None. Its content is read where it stands.',
    keys: [],
    announced: [],
  },
  content: [],
  dos: [{ text: 'Take away the padding where rows reach the edge.', story: 'Matrix' }],
  donts: [
    { text: 'Don’t put a card into a card: use a hairline.', story: 'Nested' },
    { text: 'Don’t put every part of a screen into a card: sections are quieter.' },
  ],
  changes: [
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
