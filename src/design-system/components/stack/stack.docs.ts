import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'Things below each other, or beside each other, with one gap of the grid between them.',
  needs: [
    { group: 'layout', need: 'Things below each other' },
    { group: 'layout', need: 'Things beside each other', how: 'Inline, which wraps where there is no room' },
    { group: 'actions', need: 'Answers to one question', how: 'EqualButtons, so that none is easier to press' },
  ],
  use: [
    'For the fields of a form: Stack as form, with a gap of 5.',
    'For a few buttons or chips in a row: Inline.',
    'As a list where its parts are one: Stack as ul.',
  ],
  avoid: [
    { case: 'They are the sections of a screen', instead: 'screen' },
    { case: 'They are rows of records', instead: 'list-row' },
    { case: 'They are four ways on from a home screen', instead: 'action-grid' },
  ],
  anatomy: [{ part: 'Container', text: 'One element, without a look of its own.', at: 'div' }],
  states: [{ state: 'No room', text: 'Inline continues on the next line.', story: 'LongText' }],
  accessibility: {
    role: 'that of its element; none by default',
    name: 'That of its element.',
    keys: [],
    announced: [],
  },
  content: [],
  dos: [{ text: 'Use one gap per group: what belongs together stands closer.', story: 'Playground' }],
  donts: [{ text: 'Don’t nest them three deep: there is a component for what you are building.' }],
  changes: [
    { date: '2026-11-25', text: '`EqualButtons`.' },
    { date: '2026-11-22', text: 'First version.' },
  ],
  reviews: {},
};
