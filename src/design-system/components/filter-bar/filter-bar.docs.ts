import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'Filters above a history: the main one as chips, the others in a sheet, and the number of what matches.',
  needs: [{ group: 'forms', need: 'Kinds and states that narrow a list', how: 'above a RecordList' }],
  use: ['Above a RecordList that people narrow by kind, state or day.'],
  avoid: [
    { case: 'They are views of one thing', instead: 'tabs' },
    { case: 'It is a choice in a form', instead: 'segmented' },
    { case: 'People know the words', instead: 'search-field' },
  ],
  anatomy: [
    { part: 'Filters', text: 'Opens the sheet; a badge counts those that are on.', at: 'button' },
    { part: 'Chips', text: 'One is always on. The first is “All”.', at: 'fieldset' },
    { part: 'Result', text: 'How many match.', at: '[role=status]' },
    { part: 'Clear', text: 'Clears all filters. Absent while none is on.' },
  ],
  states: [
    { state: 'Filtered', text: 'A badge on Filters, and Clear.', story: 'More' },
    { state: 'Nothing left', text: 'The list shows its EmptyState; Clear is here.', story: 'NothingLeft' },
  ],
  accessibility: {
    role: 'region with a group of radio buttons and a button that opens a dialog',
    name: 'label names the region; each chip its own words.',
    keys: [
      { key: 'Tab', does: 'Goes to Filters, the chips, Clear.' },
      { key: 'Arrow keys', does: 'Go from chip to chip and choose.' },
    ],
    announced: ['The number of what matches, when it changes.'],
  },
  content: ['Chips are one word each. The result is a count with its noun: “42 transactions”.'],
  dos: [{ text: 'Show how many match before the sheet is closed.', story: 'More' }],
  donts: [{ text: 'Don’t use more than one row of chips: the rest belongs in the sheet.' }],
  changes: [
    { date: '2026-11-29', text: 'With `bleed`, chips scroll to the edges of the screen.' },
    { date: '2026-11-22', text: 'The texts of the further filters are labels.' },
    { date: '2026-11-22', text: 'A press shows as a tone, at once on touch.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
