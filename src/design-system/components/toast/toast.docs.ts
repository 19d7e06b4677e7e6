import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'A message that passes: it was done, and nothing has to be decided.',
  needs: [{ group: 'feedback', need: 'It was done, and nothing has to be decided' }],
  use: [
    'After an action that worked: saved, copied, sent.',
    'With danger for a failure that has no place on the screen.',
  ],
  avoid: [
    { case: 'It must be read', instead: 'callout' },
    { case: 'It asks for a decision', instead: 'confirm-dialog' },
    { case: 'It belongs to a field', instead: 'field' },
  ],
  anatomy: [
    { part: 'Icon', text: 'By tone.' },
    { part: 'Text', text: 'One sentence.' },
    { part: 'Button', text: 'Optional: one way to act; the toast then stays.' },
    { part: 'Close', text: 'A cross.' },
  ],
  states: [
    { state: 'Passing', text: 'Stays for six seconds, and while it is pointed at or focused.' },
    { state: 'Over a sheet', text: 'On top of the screen; the sheet leaves it space.', story: 'OverSheet' },
    { state: 'Danger', text: 'Announced at once, and stays until it is closed.', story: 'DangerStays' },
    { state: 'With a button', text: 'Stays until it is used or closed.', story: 'ActionStays' },
    {
      state: 'With a button and a lifetime',
      text: 'Goes by itself, since the customer finds it elsewhere too, such as a notice.',
      story: 'ActionPasses',
    },
  ],
  accessibility: {
    role: 'status; alert with danger',
    name: 'The region has the provider’s label; each message is its text, and Close says which one it closes.',
    keys: [
      { key: 'Tab', does: 'Goes to the button and to Close, last on the page.' },
      { key: 'Enter or Space', does: 'Presses them. Focus returns to where it was.' },
    ],
    announced: ['The text: politely, or at once with danger.'],
  },
  content: ['One sentence of at most 70 letters: “Address saved.”'],
  dos: [{ text: 'Offer to undo rather than to confirm.', story: 'WithAction' }],
  donts: [{ text: 'Don’t put anything into it that people need later.' }],
  changes: [
    { date: '2026-11-25', text: 'Above an open dialog or sheet, on top of the screen.' },
    { date: '2026-11-24', text: 'It stands above the action of a wide screen too.' },
    { date: '2026-11-23', text: '`lifetime`: a message with a button that is kept elsewhere goes by itself.' },
    { date: '2026-11-22', text: 'Its one button is button.' },
    { date: '2026-11-22', text: '`action` is now `button`.' },
    { date: '2026-11-22', text: 'A press shows as a tone, at once on touch.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
