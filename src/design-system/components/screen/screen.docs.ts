import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'The frame of every screen: a bar on top, a readable column, and one action within reach of the thumb.',
  needs: [{ group: 'layout', need: 'The whole screen', how: 'with TopNav, and TabBar on the main five' }],
  use: ['Once per screen.'],
  avoid: [
    { case: 'It is a part of a screen', instead: 'section' },
    { case: 'It lies over a screen', instead: 'sheet' },
  ],
  anatomy: [
    { part: 'Bar', text: 'A TopNav.', at: 'header' },
    { part: 'Content', text: 'A column of at most 560 px, with 24 px between sections.', at: 'main' },
    {
      part: 'Action',
      text: 'The primary button, above keyboard and safe area. It scrolls away where it would leave less than half of the screen.',
      at: '[data-screen-action]',
    },
  ],
  states: [
    { state: 'Busy', text: 'Content loads: aria-busy.', story: 'Busy' },
    { state: 'Large text', text: 'Bars that are too high scroll away with the content.', story: 'LargeText' },
  ],
  accessibility: {
    role: 'main',
    name: 'None. The title of the TopNav is the h1 of the page.',
    keys: [{ key: 'Tab', does: 'Goes to the bar, the content, then the action.' }],
    announced: [],
  },
  content: ['One action, which says what it does: “Withdraw 250.00 USDT”.'],
  dos: [
    {
      text: 'Put the one primary button into a ScreenAction, the last child of the screen or of its form.',
      story: 'Playground',
    },
  ],
  donts: [{ text: 'Don’t put a second primary button into the content.' }],
  changes: [
    { date: '2026-11-25', text: 'An action that would leave less than half of the screen scrolls away.' },
    { date: '2026-11-22', text: 'The action is a ScreenAction, in forms and outside them; the `action` prop is gone.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
