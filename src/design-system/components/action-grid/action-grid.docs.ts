import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'What a customer does most, each a tile over its word, in equal columns. Fewer fit in a row where words are long.',
  needs: [{ group: 'actions', need: 'What people do most, on a home screen', how: 'four, or eight in two rows' }],
  use: [
    'For the four actions that most people take on a home or overview screen.',
    'Where a word with an icon is enough to know what is behind it.',
  ],
  avoid: [
    { case: 'There is one main step', instead: 'button' },
    { case: 'The places need a sentence or a figure each', instead: 'list-row' },
    { case: 'They are the main places of the app, on every screen', instead: 'tab-bar' },
  ],
  anatomy: [
    { part: 'Group', text: 'A landmark with its own name, so that people can jump to it.', at: 'nav' },
    {
      part: 'Tile',
      text: '56 px high with a 24 px icon. The first one is the primary action, in the accent, unless primary is false.',
      at: 'li span',
    },
    {
      part: 'Label',
      text: 'One or two words under the tile. It wraps and hyphenates, and is never cut off.',
      at: 'li span + span',
    },
  ],
  states: [{ state: 'Long words', text: 'Fewer columns instead of smaller letters.', story: 'NarrowThai' }],
  accessibility: {
    role: 'navigation with a list of links',
    name: 'The group takes label; each link its own label.',
    keys: [
      { key: 'Tab', does: 'Goes from link to link.' },
      { key: 'Enter', does: 'Follows the link.' },
    ],
    announced: [],
  },
  content: [
    'One or two words each: “Deposit”, “Withdraw”. A verb or a place, and the same kind for all.',
    'The label of the group is a noun: “Quick actions”.',
  ],
  dos: [
    { text: 'Put the most used one first.', story: 'Playground' },
    { text: 'Let long words go to fewer columns.', story: 'NarrowThai' },
  ],
  donts: [{ text: 'Don’t use an odd number: a tile alone in a row looks forgotten.' }],
  changes: [
    { date: '2026-11-23', text: '`primary={false}` where the most used one isn’t there.' },
    { date: '2026-11-23', text: 'A long word with a soft hyphen takes two lines instead of fewer columns.' },
    { date: '2026-11-22', text: 'Tiles in equal columns; the first is the primary action.' },
    { date: '2026-11-22', text: 'A press shows as a tone, at once on touch.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
