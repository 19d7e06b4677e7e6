import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'The customer’s photo, or the first letter of the name if there is none. It is decorative: the name stands beside it.',
  needs: [{ group: 'data', need: 'A person' }],
  use: ['For the customer, beside the name, in the account menu and on the profile.'],
  avoid: [
    { case: 'It is a currency', instead: 'currency-icon' },
    { case: 'It is a country', instead: 'flag' },
    { case: 'It fills an empty screen', instead: 'illustration' },
  ],
  anatomy: [
    { part: 'Circle', text: '32, 40 or 72 px.', at: 'span' },
    { part: 'Photo or letter', text: 'The photo fills the circle; otherwise the first letter of the name.' },
  ],
  states: [{ state: 'Without a photo', text: 'Shows the first letter.', story: 'Matrix' }],
  accessibility: {
    role: 'none; hidden from screen readers',
    name: 'None. The name stands beside it as text.',
    keys: [],
    announced: [],
  },
  content: [],
  dos: [{ text: 'Put the name beside it.', story: 'Playground' }],
  donts: [{ text: 'Don’t let it be the only way to open the account: a photo doesn’t say that it can be pressed.' }],
  changes: [
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
