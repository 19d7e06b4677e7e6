import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'How an order in a leverage room came out: word, shape and sign, as quiet for a gain as for a loss.',
  needs: [{ group: 'market', need: 'How an order came out' }],
  use: ['In the list and on the page of leverage orders.'],
  avoid: [
    { case: 'It says whether an order is settled', instead: 'status-chip' },
    { case: 'It is a count', instead: 'badge' },
    { case: 'Only the amount matters', instead: 'amount' },
  ],
  anatomy: [
    { part: 'Mark', text: 'A triangle up, a triangle down, or an arrow back.' },
    { part: 'Word', text: '“Won”, “Lost”, “Refunded”.', at: 'span > span' },
    { part: 'Amount', text: 'With its sign.' },
  ],
  states: [{ state: 'Masked', text: 'The amount is hidden, the word isn’t.', story: 'Masked' }],
  accessibility: {
    role: 'text',
    name: 'Its words, then the amount.',
    keys: [],
    announced: [],
  },
  content: ['One word for the result. No exclamation mark.'],
  dos: [{ text: 'Show a loss as quietly as a gain.', story: 'Matrix' }],
  donts: [{ text: 'Don’t celebrate: a gain is a fact.' }],
  changes: [
    {
      date: '2026-11-23',
      text: 'Without an amount it has the size of a StatusChip; the digit of a close price is a RowTile.',
    },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
