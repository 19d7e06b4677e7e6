import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'Placeholders for content, in its final layout, inside a group that says what loads.',
  needs: [{ group: 'feedback', need: 'It is loading', how: 'in the shape of what comes' }],
  use: ['For the first load of a section.'],
  avoid: [
    { case: 'It is known how far it has come', instead: 'progress' },
    { case: 'An action runs: the button is busy', instead: 'button' },
    { case: 'It failed', instead: 'error-state' },
  ],
  anatomy: [
    { part: 'Shape', text: 'A line, a circle or a block.', at: 'span' },
    { part: 'Group', text: 'Says what loads.', at: '[role=status]' },
  ],
  states: [{ state: 'Group', text: 'Announced once.', story: 'Group' }],
  accessibility: {
    role: 'none; the group is a status that is busy',
    name: 'label of the group: “Loading balances”.',
    keys: [],
    announced: ['The label of the group, when it appears.'],
  },
  content: ['The label says what loads.'],
  dos: [{ text: 'Keep the size of what comes, so that nothing jumps.', story: 'Group' }],
  donts: [{ text: 'Don’t show it again where old content can stay.' }],
  changes: [
    { date: '2026-11-22', text: 'More visible on the paper.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
