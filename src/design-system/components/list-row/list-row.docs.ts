import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'A row of a list: the thing at the start, its figure at the end. It can be a link, a button, or plain.',
  needs: [{ group: 'data', need: 'Rows of things', how: 'in List' }],
  use: ['In List for a short list that is complete, in RecordList for a history.'],
  avoid: [
    { case: 'They are facts about one thing', instead: 'key-value-list' },
    { case: 'It stands alone', instead: 'card' },
    { case: 'The list grows while people scroll', instead: 'record-list' },
  ],
  anatomy: [
    {
      part: 'Start',
      text: 'A CurrencyIcon, an Icon, an Avatar, or a RowTile with the figure that rows are scanned by.',
      at: 'li svg',
    },
    { part: 'Title', text: 'What it is.' },
    { part: 'Description', text: 'One line of detail.' },
    {
      part: 'Figure',
      text: 'An Amount at the end, with its sign, and its code unless the title is the code, on the title’s line.',
    },
    { part: 'Figure description', text: 'A Percent or a StatusChip, below the figure.' },
    { part: 'End', text: 'A button, or an arrow where the row leads on and has no figure.' },
  ],
  states: [
    { state: 'Unread', text: 'A dot before the title, and unreadLabel for screen readers.', story: 'Unread' },
    { state: 'Changed', text: 'A tint for 400 ms when tint changes; none with reduced motion.' },
  ],
  accessibility: {
    role: 'list item; inside it a link with href, a button with onClick',
    name: 'All of its text, in reading order.',
    keys: [
      { key: 'Enter', does: 'Follows the link or presses the button.' },
      { key: 'Space', does: 'Presses the button.' },
    ],
    announced: [],
  },
  content: ['The title is the name of the thing, the description one fact that tells it from others.'],
  dos: [{ text: 'Keep figures in one column, aligned at the decimal separator.', story: 'Matrix' }],
  donts: [
    { text: 'Don’t sign an amount that never moved, and show it muted: a withdrawal that was canceled.' },
    { text: 'Don’t write sentences: name, detail and figure have their places.', story: 'Sentences' },
    { text: 'Don’t put a button into a row that is itself pressed.' },
  ],
  changes: [
    { date: '2026-11-25', text: 'With enlarged text, a RowTile is as wide as two digits and a weekday need.' },
    { date: '2026-11-23', text: 'In a row of many lines, icon and figure stay beside the first two.' },
    { date: '2026-11-22', text: 'The second lines are description and figureDescription.' },
    { date: '2026-11-22', text: 'A second line of text is `description`.' },
    { date: '2026-11-22', text: 'A press shows as a tone, at once on touch.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
