import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'A person’s photo or an organization’s logo, or the first letter of the name if there is none. It is decorative: the name stands beside it.',
  needs: [{ group: 'data', need: 'A person or an organization' }],
  use: ['For the customer, beside the name, on the profile.', 'For a partner, in a row with the name.'],
  avoid: [
    { case: 'It is a currency', instead: 'currency-icon' },
    { case: 'It is a country', instead: 'flag' },
    { case: 'It fills an empty screen', instead: 'illustration' },
  ],
  anatomy: [
    { part: 'Circle', text: '32, 40 or 72 px.', at: 'span' },
    { part: 'Picture or letter', text: 'The picture fills the circle; otherwise the first letter of the name.' },
  ],
  states: [
    { state: 'Without a picture', text: 'Shows the first letter.', story: 'Matrix' },
    { state: 'A picture that doesn’t load', text: 'Shows the first letter.', story: 'Broken' },
  ],
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
