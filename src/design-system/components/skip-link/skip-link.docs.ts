import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'The first tab stop of every page. It leads past the bars, and is visible only while it has the focus.',
  needs: [{ group: 'layout', need: 'A way past the bars for the keyboard' }],
  use: ['Once, first in the app.'],
  avoid: [{ case: 'It leads anywhere else', instead: 'text-link' }],
  anatomy: [{ part: 'Link', text: 'At the top start of the screen.', at: 'a' }],
  states: [{ state: 'Focused', text: 'Visible.', story: 'Focused' }],
  accessibility: {
    role: 'link',
    name: 'Its words.',
    keys: [
      { key: 'Tab', does: 'Shows it, as the first stop.' },
      { key: 'Enter', does: 'Moves the focus to the content of the screen.' },
    ],
    announced: [],
  },
  content: ['“Skip to content”.'],
  dos: [{ text: 'Put it before everything else.', story: 'Keyboard' }],
  donts: [{ text: 'Don’t hide it from the keyboard.' }],
  changes: [
    { date: '2026-11-25', text: 'Legible in forced colors.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21' },
};
