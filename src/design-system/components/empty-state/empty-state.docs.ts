import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'Why there is nothing here, and the next step.',
  needs: [{ group: 'feedback', need: 'Nothing is here yet', how: 'with an Illustration and one action' }],
  use: ['In place of a list or a screen without content.', 'For a filter or a search that finds nothing.'],
  avoid: [
    { case: 'It failed to load', instead: 'error-state' },
    { case: 'It is loading', instead: 'skeleton' },
    { case: 'There is content as well', instead: 'callout' },
  ],
  anatomy: [
    { part: 'Illustration', text: 'One of the line drawings.', at: 'svg' },
    { part: 'Title', text: 'Why there is nothing: a heading.', at: 'h2' },
    { part: 'Text', text: 'What would change it.' },
    { part: 'Action', text: 'One Button.' },
  ],
  states: [],
  accessibility: {
    role: 'none; the title is a heading, level 2 unless headingLevel says otherwise',
    name: 'None. Its text is read where it stands.',
    keys: [{ key: 'Tab', does: 'Goes to the action.' }],
    announced: [],
  },
  content: [
    'The title says what is missing: “No deposits yet”. Never a riddle.',
    'The action is the next step: “Make a deposit”.',
    'The action is primary where the screen is for it, secondary where it leads elsewhere or clears a filter.',
    'A lens for what can’t be found or doesn’t match, the ledger for a record that is still empty.',
  ],
  dos: [{ text: 'Give one action, the one that ends the emptiness.', story: 'Playground' }],
  donts: [
    { text: 'Don’t offer several ways on, and don’t joke.', story: 'TooManyActions' },
    { text: 'Don’t offer a filter or a search where there is nothing to search.' },
  ],
  changes: [
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
