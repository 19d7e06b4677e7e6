import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'The bar on top of a screen. Its title is the only h1 and the document’s title.',
  needs: [{ group: 'layout', need: 'The bar at the top' }],
  use: ['Once per screen, in the nav of Screen.'],
  avoid: [
    { case: 'It is the main navigation', instead: 'tab-bar' },
    { case: 'It is a title inside the screen', instead: 'section' },
  ],
  anatomy: [
    { part: 'Back', text: 'At the start, mirrored right to left.', at: 'header button' },
    { part: 'Title', text: 'A long one wraps to two lines in a smaller size.', at: 'h1' },
    { part: 'Actions', text: 'IconButtons at the end.' },
    { part: 'Below', text: 'A line that stays visible where there is room for it, such as result and time in a room.' },
    { part: 'Mark', text: 'In place of back, on the home screen.' },
  ],
  states: [
    { state: 'With the mark', text: 'The logo in place of back and title.', story: 'WithMark' },
    { state: 'With a line below', text: 'What must always be visible stays with the title.', story: 'WithLine' },
  ],
  accessibility: {
    role: 'banner with a heading of level 1',
    name: 'Its title.',
    keys: [{ key: 'Tab', does: 'Goes to back, then to the actions.' }],
    announced: [],
  },
  content: ['A noun of at most 24 letters: “Deposit”.'],
  dos: [{ text: 'Lead back to where people came from.', story: 'Playground' }],
  donts: [{ text: 'Don’t put the primary action into it.' }],
  changes: [
    { date: '2026-12-01', text: '`onBack` in place of `back`: the provider’s `labels.back` names the button.' },
    {
      date: '2026-11-25',
      text: 'A bar of more than two fifths of the screen scrolls away; no word of the title breaks with enlarged text.',
    },
    { date: '2026-11-23', text: '`below` adds a line that stays while content scrolls.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
