import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'Placeholders for content, in its final layout, inside a group that says that it loads.',
  needs: [{ group: 'feedback', need: 'It is loading', how: 'in the shape of what comes' }],
  use: ['For the first load of a section.'],
  avoid: [
    { case: 'It is known how far it has come', instead: 'progress' },
    { case: 'An action runs: the button is busy', instead: 'button' },
    { case: 'It failed', instead: 'error-state' },
  ],
  anatomy: [
    { part: 'Shape', text: 'A line, a circle or a block.', at: 'span' },
    { part: 'Group', text: 'Says that it loads.', at: '[role=status]' },
  ],
  states: [{ state: 'Group', text: 'Announced once.', story: 'Group' }],
  accessibility: {
    role: 'none; the group is a status that is busy',
    name: '“Loading”, of the provider.',
    keys: [],
    announced: ['“Loading”, when the group appears.'],
  },
  content: ['It has no words; the provider’s “Loading” is announced.'],
  dos: [{ text: 'Keep the size of what comes, so that nothing jumps.', story: 'Group' }],
  donts: [{ text: 'Don’t show it again where old content can stay.' }],
  changes: [
    { date: '2026-11-23', text: 'Its announcement is the `loading` label of the provider.' },
    { date: '2026-11-22', text: 'More visible on the paper.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
