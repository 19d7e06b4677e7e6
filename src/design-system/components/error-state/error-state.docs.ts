import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'What failed to load, what is safe, and a retry: one line for a section, with a drawing for a whole screen.',
  needs: [{ group: 'feedback', need: 'It failed to load', how: 'scope says how much of the screen failed' }],
  use: [
    'In place of a section that failed, with scope section: one line.',
    'In place of a chart or a figure, with scope part: words in the text around it.',
    'In place of a whole screen that failed.',
  ],
  avoid: [
    { case: 'There is nothing to load', instead: 'empty-state' },
    { case: 'An action failed', instead: 'callout' },
    { case: 'The connection is gone and old data is shown', instead: 'offline-bar' },
  ],
  anatomy: [
    { part: 'Drawing', text: 'Only for a whole screen.', at: 'svg' },
    { part: 'Title', text: 'What failed.', at: 'p' },
    { part: 'Text', text: 'What it means for the money, and what to do.' },
    { part: 'Retry', text: 'Busy while it runs.', at: 'button' },
    { part: 'Action', text: 'Optional, beside the retry.' },
  ],
  states: [
    { state: 'Section', text: 'One line, with a quiet button.', story: 'Section' },
    { state: 'Part', text: 'Words among others, with a small button.', story: 'Part' },
    {
      state: 'Retrying',
      text: 'The button is busy and keeps the focus. Once it succeeds, the page’s content has it.',
      story: 'Retrying',
    },
  ],
  accessibility: {
    role: 'alert',
    name: 'None. Its text is read when it appears.',
    keys: [{ key: 'Enter or Space', does: 'On the button: tries again.' }],
    announced: ['All of it, when it appears.'],
  },
  content: ['Say what failed and that the money is safe, if it is.', 'No codes, and no apology for what we didn’t do.'],
  dos: [
    { text: 'Keep a failed section to one line, so that the rest of the screen stands.', story: 'Section' },
    { text: 'Keep the retry in its place while it runs.', story: 'Retrying' },
  ],
  donts: [{ text: 'Don’t say “Something went wrong” alone: say what.' }],
  changes: [
    {
      date: '2026-11-23',
      text: '`scope`: `part` is words in the text around it. The focus stays in the page’s content.',
    },
    { date: '2026-11-22', text: '`scope`: a failed section is one line.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
