import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'Choices and longer content, from the bottom of a phone; in the middle of a wide screen.',
  needs: [{ group: 'layout', need: 'A choice or a short task over the screen' }],
  use: ['For lists, filters and short forms that belong to the screen below.'],
  avoid: [
    { case: 'It asks one question', instead: 'confirm-dialog' },
    { case: 'It is a task of its own', instead: 'screen' },
    { case: 'It is a list to choose from', instead: 'select-sheet' },
  ],
  anatomy: [
    { part: 'Handle', text: 'Shows that it can be dragged.' },
    { part: 'Title and Close', text: 'Close is at the end of the line.' },
    { part: 'Content', text: 'Scrolls inside.' },
    { part: 'Footer', text: 'Buttons that stay in sight, above the keyboard.' },
  ],
  states: [
    { state: 'Dragged', text: 'Follows the finger; a long drag or a flick closes it.', story: 'Drag' },
    { state: 'Over the keyboard', text: 'Field and button stay above it.', story: 'OverKeyboard' },
    { state: 'Long', text: 'The content scrolls, the buttons stay.', story: 'LongText' },
  ],
  accessibility: {
    role: 'dialog',
    name: 'Its title; the description is read after it.',
    keys: [
      { key: 'Tab', does: 'Stays inside.' },
      { key: 'Escape', does: 'Closes it. Focus returns to where it was.' },
    ],
    announced: ['The title, when it opens.'],
  },
  content: ['The title is what is chosen or done: “Filters”.'],
  dos: [{ text: 'Load it lazily: it needs a library.' }],
  donts: [{ text: 'Don’t use it for what must be answered: use a ConfirmDialog.' }],
  changes: [
    { date: '2026-11-22', text: 'Its dismissible replaces locked.' },
    { date: '2026-11-22', text: '`dismissible` in place of `locked`.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
