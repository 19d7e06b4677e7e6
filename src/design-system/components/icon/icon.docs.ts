import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'A line icon in one of the sizes of the tokens.',
  needs: [{ group: 'layout', need: 'An icon', how: 'beside words that say the same' }],
  use: [
    'Beside words that say the same, and inside components.',
    'With directional where it points back or forward: it is mirrored right to left.',
  ],
  avoid: [
    { case: 'It is pressed', instead: 'icon-button' },
    { case: 'It is a currency', instead: 'currency-icon' },
    { case: 'It fills an empty screen', instead: 'illustration' },
    { case: 'It is a country', instead: 'flag' },
  ],
  anatomy: [{ part: 'Drawing', text: 'One stroke width for each size.', at: 'svg' }],
  states: [],
  accessibility: {
    role: 'none; img with label',
    name: 'None: the words beside it say it. With label, the label.',
    keys: [],
    announced: [],
  },
  content: ['The label says what it means, not what it shows: “Verified”, not “Check mark”.'],
  dos: [{ text: 'Mirror what points back or forward.', story: 'RightToLeft' }],
  donts: [{ text: 'Don’t use an icon in place of words that people must understand.' }],
  changes: [
    { date: '2026-11-22', text: 'The smallest sizes are x-small and xx-small.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: {},
};
