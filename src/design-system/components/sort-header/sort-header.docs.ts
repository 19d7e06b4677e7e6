import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'The header of a table’s column, which sorts the table by that column.',
  needs: [{ group: 'data', need: 'Sorting a table by a column' }],
  use: ['In the thead of a table whose rows people compare.', 'Figures first descending, names first ascending.'],
  avoid: [
    { case: 'The table is one of rates', instead: 'rates-table' },
    { case: 'A list without columns is sorted or narrowed', instead: 'filter-bar' },
  ],
  anatomy: [
    { part: 'Name', text: 'Of the column.', at: 'button' },
    { part: 'Mark', text: 'An arrow up or down; two small ones while another column sorts.', at: 'button svg' },
  ],
  states: [{ state: 'Sorted', text: 'Ink instead of gray, and an arrow.', story: 'Matrix' }],
  accessibility: {
    role: 'column header with a button in it',
    name: 'The name of the column. aria-sort says the direction.',
    keys: [{ key: 'Enter or Space', does: 'Sorts by this column, or turns the direction.' }],
    announced: ['The direction, by most screen readers.'],
  },
  content: ['One noun: “Rate”, “Change”.'],
  dos: [{ text: 'Align it to the side of its column.', story: 'Matrix' }],
  donts: [{ text: 'Don’t let more than one column be the sorted one.' }],
  changes: [{ date: '2026-11-22', text: 'First version.' }],
  reviews: {},
};
