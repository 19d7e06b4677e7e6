import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'The period of a leverage room: its name, the remaining time, and whether it takes orders. It follows the server’s clock.',
  needs: [{ group: 'market', need: 'How long a period still takes orders' }],
  use: ['On the screen of a leverage room.'],
  avoid: [
    { case: 'It is the deadline of a quote', instead: 'countdown-ring' },
    { case: 'It is the course of one order', instead: 'timeline' },
  ],
  anatomy: [
    { part: 'Name', text: 'Which period.', at: 'span' },
    { part: 'State', text: 'Word, icon and color.', at: '[role=status]' },
    { part: 'Time', text: 'Minutes and seconds.', at: '[role=timer]' },
    { part: 'Scale', text: 'Forty marks, and a notch where orders close.', at: 'div > svg' },
    { part: 'Description', text: 'When orders close.' },
  ],
  states: [
    { state: 'Upcoming, open, closed, settling', text: 'Each with its word, icon and color.', story: 'Matrix' },
    { state: 'Passing', text: 'The state changes by itself, and onState is called.', story: 'Passes' },
  ],
  accessibility: {
    role: 'timer and status',
    name: 'label with the seconds: “72 seconds left”. It is read on request and not at each tick.',
    keys: [],
    announced: ['The state, when it changes.'],
  },
  content: ['States are a few words: “Open for orders”, “Closed for orders”.'],
  dos: [{ text: 'Show when orders close, not only when the period ends.', story: 'Playground' }],
  donts: [{ text: 'Don’t let it flash toward the end: it isn’t there to hurry anyone.' }],
  changes: [
    { date: '2026-11-22', text: 'Its texts are labels; the line below the scale is description.' },
    { date: '2026-11-22', text: 'A second line of text is `description`.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
