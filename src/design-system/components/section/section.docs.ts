import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'A part of a screen: a title over a hairline rather than a box.',
  needs: [{ group: 'layout', need: 'A part with a title' }],
  use: ['For each part of a screen, in reading order.'],
  avoid: [
    { case: 'It is one thing that is pressed alone', instead: 'card' },
    { case: 'Only one part is shown at a time', instead: 'tabs' },
  ],
  anatomy: [
    { part: 'Title', text: 'A heading over a hairline.', at: 'h2' },
    { part: 'Action', text: 'Optional: a TextLink at the end of the line.' },
    { part: 'Content', text: '12 px between its parts.' },
  ],
  states: [{ state: 'Untitled', text: 'No title where the content says it all.', story: 'Untitled' }],
  accessibility: {
    role: 'region with a title; none without',
    name: 'Its title.',
    keys: [{ key: 'Tab', does: 'Goes to the action, then into the content.' }],
    announced: [],
  },
  content: ['A title is a noun: “Latest transactions”.'],
  dos: [{ text: 'Put “See all” at the end of the title’s line.', story: 'Playground' }],
  donts: [{ text: 'Don’t nest more than two levels.' }],
  changes: [
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
