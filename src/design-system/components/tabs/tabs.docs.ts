import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'Views of one thing, one at a time. Tabs that don’t fit scroll.',
  needs: [{ group: 'layout', need: 'Views of one thing' }],
  use: ['For parts of the same thing that are never compared.'],
  avoid: [
    { case: 'It is a choice in a form', instead: 'segmented' },
    { case: 'It narrows one list', instead: 'filter-bar' },
    { case: 'They are places of the app', instead: 'tab-bar' },
  ],
  anatomy: [
    { part: 'List', text: 'Scrolls if there are many; the chosen one comes into view.', at: '[role=tablist]' },
    { part: 'Tab', text: 'Word, and a badge.', at: '[role=tab]' },
    { part: 'Panel', text: 'Only the active one is rendered.', at: '[role=tabpanel]' },
  ],
  states: [{ state: 'Overflow', text: 'Scrolls sideways.', story: 'Overflow' }],
  accessibility: {
    role: 'tablist, tab and tabpanel',
    name: 'label names the list; each panel is named by its tab.',
    keys: [
      { key: 'Arrow keys', does: 'Go from tab to tab and show it.' },
      { key: 'Home and End', does: 'The first and the last tab.' },
      { key: 'Tab', does: 'Goes to the active tab, then into its panel.' },
    ],
    announced: [],
  },
  content: ['One or two words each, nouns.'],
  dos: [{ text: 'Put what most people need first.', story: 'Playground' }],
  donts: [{ text: 'Don’t split a form into tabs: errors hide.' }],
  changes: [
    { date: '2026-11-22', text: 'A press shows as a tone, at once on touch.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
