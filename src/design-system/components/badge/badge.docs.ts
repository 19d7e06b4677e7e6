import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'A count, a short word, or a dot for “something is new”.',
  needs: [{ group: 'data', need: 'How many are unread' }],
  use: [
    'For a number of unread things. Above 99 it shows 99+, at 0 nothing.',
    'As a dot where the number doesn’t matter.',
  ],
  avoid: [
    { case: 'It is the status of an order', instead: 'status-chip' },
    { case: 'It belongs to an icon button, which has a badge of its own', instead: 'icon-button' },
    { case: 'It is the result of an order', instead: 'result-chip' },
  ],
  anatomy: [
    { part: 'Pill', text: 'In the accent; as wide as its text.' },
    { part: 'Count, word or dot', text: '12 px.' },
    { part: 'Hidden text', text: 'What the number means, for screen readers.' },
  ],
  states: [
    { state: 'Many', text: '99+ above 99.', story: 'Many' },
    { state: 'None', text: 'Nothing is shown at 0.', story: 'None' },
  ],
  accessibility: {
    role: 'text',
    name: 'label, in place of what is shown: “120 unread”. Without it the number is read as it stands.',
    keys: [],
    announced: [],
  },
  content: ['The label says what is counted: “3 unread messages”.'],
  dos: [{ text: 'Give a dot a label, unless the text around it says the same.', story: 'Matrix' }],
  donts: [{ text: 'Don’t use it for what must be read: it is seen last.' }],
  changes: [
    { date: '2026-11-25', text: 'With enlarged text, a count leaves its icon in view.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
