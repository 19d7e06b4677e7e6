import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'What one currency costs in another: the rate, the mid-market rate, and the cost of the difference in percent and money.',
  needs: [{ group: 'money', need: 'What one currency costs in another' }],
  use: ['RateLine where a rate is offered and people may compare.', 'Rate where a rate is only recorded.'],
  avoid: [
    { case: 'It is an amount of money', instead: 'amount' },
    { case: 'It is a change', instead: 'percent' },
    { case: 'It shows how long the rate holds; use both', instead: 'countdown-ring' },
  ],
  anatomy: [
    { part: 'Rate', text: 'In the direction that is above one.', at: 'span' },
    { part: 'Swap', text: 'Shows the other direction.', at: 'button' },
    { part: 'Mid-market rate', text: 'To compare with.' },
    { part: 'Spread', text: 'In percent and in money.' },
    { part: 'Age', text: 'The time of the rate.' },
  ],
  states: [
    { state: 'Loading', text: 'Lines in the final layout.', story: 'Loading' },
    { state: 'Replaced', text: 'The previous rate below the new one.', story: 'Matrix' },
    { state: 'Stale', text: 'The age turns to caution, with a clock.', story: 'Matrix' },
  ],
  accessibility: {
    role: 'text, a description list, and a button',
    name: 'The rate is read as “1 BTC = …”; the button is `labels.swap`.',
    keys: [{ key: 'Enter or Space', does: 'On the button: shows the other direction.' }],
    announced: ['“Loading”, while there is no rate.'],
  },
  content: ['“Mid-market rate” and “Cost”: the words people compare with elsewhere.'],
  dos: [{ text: 'Say the cost in money, not only in percent.', story: 'Playground' }],
  donts: [{ text: 'Don’t call it free where the cost is in the rate.' }],
  changes: [
    { date: '2026-11-29', text: 'The cost is in the currency of the figure that is shown.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
