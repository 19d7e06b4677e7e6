import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'Short announcements in one line that scrolls. It stands still with reduced motion, and anyone can pause it.',
  needs: [{ group: 'data', need: 'One line of news' }],
  use: ['For up to five sentences of the operator on a home screen.'],
  avoid: [
    { case: 'There is an image or a link', instead: 'banner-carousel' },
    { case: 'It must be read', instead: 'callout' },
  ],
  anatomy: [
    { part: 'Line', text: 'Scrolls by itself, or by hand.', at: 'section' },
    { part: 'Pause', text: 'Stops and starts it.' },
  ],
  states: [
    { state: 'Paused', text: 'By the button, and while the pointer or the focus is on it.', story: 'Paused' },
    { state: 'One', text: 'A single sentence stands still and wraps.', story: 'One' },
    { state: 'Reduced motion', text: 'Stands still and can be scrolled.', story: 'Playground' },
  ],
  accessibility: {
    role: 'region that scrolls, with a list',
    name: 'label. The second copy of the texts is hidden from screen readers.',
    keys: [
      { key: 'Tab', does: 'Goes to the line, then to Pause.' },
      { key: 'Arrow keys', does: 'Scroll the line.' },
      { key: 'Enter or Space', does: 'On the button: stops or starts it.' },
    ],
    announced: [],
  },
  content: ['One sentence each, with a period.'],
  dos: [{ text: 'Give it few and short sentences.', story: 'Playground' }],
  donts: [{ text: 'Don’t put news here that changes what people may do.' }],
  changes: [
    { date: '2026-11-30', text: '`items` are `{ text, lang }`: an item can say its language.' },
    { date: '2026-11-29', text: 'A single sentence stands still, and is shown in full.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
