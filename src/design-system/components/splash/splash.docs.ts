import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'An image or video over the app at the start, for a few seconds, set by the operator. It can be closed at once.',
  needs: [{ group: 'feedback', need: 'An image or video of the operator at the start', how: 'can be closed at once' }],
  use: ['Once at the start, for what an operator announces.'],
  avoid: [
    { case: 'It is a text to confirm', instead: 'notice-dialog' },
    { case: 'It belongs to the home screen', instead: 'banner-carousel' },
  ],
  anatomy: [
    { part: 'Media', text: 'Fills the screen. A video plays once, muted.' },
    { part: 'Countdown', text: 'How long it stays.' },
    { part: 'Close', text: 'At the top end.' },
  ],
  states: [
    { state: 'Reduced motion', text: 'The poster in place of the video.', story: 'Film' },
    { state: 'Failed', text: 'It closes by itself.', story: 'Failed' },
  ],
  accessibility: {
    role: 'dialog',
    name: 'label: “Announcement”. The media has its alternative text.',
    keys: [
      { key: 'Escape', does: 'Closes it.' },
      { key: 'Tab', does: 'Goes to Close.' },
    ],
    announced: ['The label, when it opens.'],
  },
  content: ['Write the alternative text: the image may be the whole message.'],
  dos: [{ text: 'Keep it under five seconds.', story: 'Ends' }],
  donts: [{ text: 'Don’t put terms or prices into it.' }],
  changes: [
    { date: '2026-11-22', text: 'Its onClose says why it closed.' },
    { date: '2026-11-22', text: '`onClose` says why it closed.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
