import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'A history in pages, newest first, with day headings. More is loaded while people scroll.',
  needs: [{ group: 'data', need: 'A history that grows while people scroll' }],
  use: ['For transactions, orders and notices.'],
  avoid: [
    { case: 'The list is short and complete', instead: 'list-row' },
    { case: 'It is the course of one thing', instead: 'timeline' },
    { case: 'It narrows this list; use both', instead: 'filter-bar' },
  ],
  anatomy: [
    { part: 'Day heading', text: 'Stays at the top while its rows scroll.', at: 'h2' },
    { part: 'Row', text: 'A ListRow.', at: 'li' },
    { part: 'More', text: 'Loads the next page, or tries again.' },
    { part: 'End', text: 'Says that there is no more.' },
  ],
  states: [
    { state: 'Loading', text: 'Rows in the final layout; the button is busy.', story: 'Loading' },
    { state: 'First page failed', text: 'An ErrorState in its place.', story: 'FirstPageFailed' },
    { state: 'A page failed', text: 'The reason, and Retry on the same button.', story: 'Failed' },
    { state: 'Empty', text: 'An EmptyState.', story: 'Empty' },
  ],
  accessibility: {
    role: 'region with a heading and a list for each day',
    name: 'label names the region; each list is named by the heading of its day.',
    keys: [
      { key: 'Tab', does: 'Goes from row to row, then to More.' },
      { key: 'Enter', does: 'Follows a row; on More loads the next page.' },
    ],
    announced: ['“Loading”, while a page loads; why a page failed.'],
  },
  content: ['The label says what is listed, with its filter: “Deposits”.'],
  dos: [{ text: 'Keep the place when people come back.', story: 'KeepsPlace' }],
  donts: [{ text: 'Don’t page with numbers: nobody knows what is on page 7.' }],
  changes: [
    { date: '2026-11-23', text: 'What it announces while loading is the `loading` label of the provider.' },
    { date: '2026-11-23', text: '`age` says how old the records are.' },
    { date: '2026-11-22', text: 'Its texts are labels; cacheKey names the remembered heights.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
