import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'The main navigation: a bar at the bottom of a phone, a side rail from 1024 px on. Its items are links.',
  needs: [{ group: 'layout', need: 'The main places of the app', how: 'a side rail from 1024 px on' }],
  use: ['On the main screens, with three to five places.'],
  avoid: [
    { case: 'They are views of one thing', instead: 'tabs' },
    { case: 'They are ways on from one screen', instead: 'action-grid' },
    { case: 'It is the bar of one screen', instead: 'top-nav' },
  ],
  anatomy: [
    { part: 'Item', text: 'Icon over a word; the current one in the accent.', at: 'li a' },
    { part: 'Badge', text: 'A count at the icon.' },
    { part: 'Logo', text: 'On top of the rail only.' },
  ],
  states: [
    { state: 'Current', text: 'Accent and aria-current.', story: 'Playground' },
    { state: 'Rail', text: 'From 1024 px on.', story: 'Rail' },
    { state: 'Rail only', text: 'Hidden on phones.', story: 'RailOnly' },
  ],
  accessibility: {
    role: 'navigation with a list of links',
    name: 'label names the navigation; each link its word and badgeLabel.',
    keys: [
      { key: 'Tab', does: 'Goes from link to link.' },
      { key: 'Enter', does: 'Follows it.' },
    ],
    announced: [],
  },
  content: ['One word each, ten letters at most in English.'],
  dos: [{ text: 'Keep the same items in the same order everywhere.', story: 'Playground' }],
  donts: [{ text: 'Don’t put an action into it.' }],
  changes: [
    { date: '2026-11-25', text: 'With enlarged text, neighboring labels stay apart.' },
    { date: '2026-11-22', text: 'A badge stays within the bar and covers less of its icon.' },
    { date: '2026-11-22', text: 'A press shows as a tone, at once on touch.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
