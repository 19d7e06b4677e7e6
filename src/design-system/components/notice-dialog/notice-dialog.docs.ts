import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'A notice of the operator that is read and confirmed. Both ways to close it are told to the caller.',
  needs: [{ group: 'feedback', need: 'A notice of the operator' }],
  use: ['For notices that an operator writes and everyone has to see.'],
  avoid: [
    { case: 'It is an image at the start', instead: 'splash' },
    { case: 'The app asks something', instead: 'dialog' },
    { case: 'It belongs to a screen', instead: 'callout' },
  ],
  anatomy: [
    { part: 'Title', text: '“System notice”.' },
    { part: 'Description', text: 'When it was written.' },
    { part: 'Text', text: 'Sanitized HTML, as Prose.' },
    { part: 'Confirm', text: 'The one button.' },
  ],
  states: [
    { state: 'Loading', text: 'Lines in place of the text.', story: 'Loading' },
    { state: 'Failed', text: 'The error in place of the text.', story: 'Failed' },
  ],
  accessibility: {
    role: 'dialog',
    name: 'Its title.',
    keys: [
      { key: 'Tab', does: 'Stays inside.' },
      { key: 'Escape', does: 'Closes it; the caller learns that it wasn’t confirmed.' },
    ],
    announced: ['The title, when it opens; “Loading” while it loads.'],
  },
  content: ['The operator writes it; the title and the button are ours.'],
  dos: [{ text: 'Keep unconfirmed notices in the list of notices.', story: 'Closed' }],
  donts: [{ text: 'Don’t show more than one at the start.' }],
  changes: [
    { date: '2026-11-23', text: 'What it announces while loading is the `loading` label of the provider.' },
    { date: '2026-11-22', text: 'Its texts are labels; onClose says which button closed it.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
