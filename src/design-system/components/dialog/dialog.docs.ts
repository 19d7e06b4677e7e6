import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'A question or message in the middle of the screen. It holds the focus until it is answered.',
  needs: [{ group: 'layout', need: 'A question over the screen' }],
  use: ['For a short question with answers of its own words.', 'For a message that stops everything else.'],
  avoid: [
    { case: 'There are two answers and nothing else', instead: 'confirm-dialog' },
    { case: 'There is a choice, a list or a form', instead: 'sheet' },
    { case: 'It can be read in its place', instead: 'callout' },
    { case: 'Nothing has to be answered', instead: 'toast' },
  ],
  anatomy: [
    { part: 'Title', text: 'What it is about. It is read first.' },
    { part: 'Close button', text: 'At the end of the title’s line; its name comes from the provider.' },
    { part: 'Description', text: 'Optional, one sentence, read with the title.' },
    { part: 'Content', text: 'Scrolls if it is long.' },
    { part: 'Footer', text: 'Buttons that stay in sight.' },
  ],
  states: [
    {
      state: 'Not dismissible',
      text: 'While something is sent: no close button, and Escape does nothing.',
      story: 'NotDismissible',
    },
    { state: 'Long', text: 'The content scrolls between title and buttons.', story: 'LongText' },
  ],
  accessibility: {
    role: 'dialog',
    name: 'Its title; the description is read after it.',
    keys: [
      { key: 'Tab', does: 'Stays inside.' },
      { key: 'Escape', does: 'Closes it. Focus returns to where it was.' },
    ],
    announced: ['The title and the description, when it opens.'],
  },
  content: ['The title is a statement or a question that can be answered.', 'Buttons are verbs.'],
  dos: [
    { text: 'Load it lazily: it needs a library.' },
    { text: 'Let it close, unless something is being sent.', story: 'NotDismissible' },
  ],
  donts: [{ text: 'Don’t open one over another.' }, { text: 'Don’t open one that nobody asked for.' }],
  changes: [
    { date: '2026-11-25', text: 'It leaves space above it to toasts; no word of the title breaks with enlarged text.' },
    { date: '2026-11-22', text: 'Its dismissible replaces locked.' },
    { date: '2026-11-22', text: '`dismissible` in place of `locked`.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
