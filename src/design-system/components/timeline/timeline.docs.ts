import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'The steps of a deposit or withdrawal, with their times.',
  needs: [{ group: 'data', need: 'How far a deposit has come' }],
  use: ['On the page of one order that takes time.'],
  avoid: [
    { case: 'A check runs on the device', instead: 'proof-steps' },
    { case: 'The state alone is enough', instead: 'status-chip' },
    { case: 'It is a share', instead: 'progress' },
  ],
  anatomy: [
    { part: 'Mark', text: 'Done, current, upcoming or failed: shape and color.', at: 'li > span' },
    { part: 'Title', text: 'What happens.', at: 'li > span + span > span' },
    { part: 'Time', text: 'When it happened or is expected.' },
    { part: 'Description', text: 'Optional.' },
  ],
  states: [{ state: 'Failed', text: 'A cross at the step that failed.', story: 'Matrix' }],
  accessibility: {
    role: 'ordered list',
    name: 'label names the list; each step its title and its state. The current one has aria-current.',
    keys: [],
    announced: [],
  },
  content: ['Titles are what happened or will: “Received”, “Credited”.'],
  dos: [{ text: 'Say when the next step is expected.', story: 'Playground' }],
  donts: [{ text: 'Don’t show steps that don’t apply to this order.' }],
  changes: [
    { date: '2026-11-22', text: 'Its texts are labels; the second line of a step is description.' },
    { date: '2026-11-22', text: 'A second line of text is `description`.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
