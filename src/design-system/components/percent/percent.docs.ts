import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'A share or a change in percent, written as the locale does. It is never masked, because it reveals no amount.',
  needs: [{ group: 'money', need: 'A share or a change' }],
  use: ['For rates, shares and changes: 0.0125 is 1.25%.', 'With tone change for gains and losses.'],
  avoid: [
    { case: 'It is money', instead: 'amount' },
    { case: 'It shows how far something has come', instead: 'progress' },
    { case: 'It shows a trend', instead: 'sparkline' },
  ],
  anatomy: [
    { part: 'Mark', text: 'With tone change: a triangle up or down.' },
    { part: 'Figure', text: 'Two decimals unless digits says otherwise.', at: 'span' },
  ],
  states: [{ state: 'Nothing', text: 'What rounds to zero has neither color nor sign.', story: 'RoundsToNothing' }],
  accessibility: {
    role: 'text',
    name: 'The figure.',
    keys: [],
    announced: [],
  },
  content: ['Pass the ratio as a decimal string.'],
  dos: [{ text: 'Let color, sign and shape say a change together.', story: 'Matrix' }],
  donts: [{ text: 'Don’t write “%” yourself: languages place it differently.' }],
  changes: [
    { date: '2026-11-22', text: 'Sizes are x-small, small and medium.' },
    { date: '2026-11-22', text: 'Sizes are `small`, `medium` and `large`, and CSS’s own words beyond them.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
