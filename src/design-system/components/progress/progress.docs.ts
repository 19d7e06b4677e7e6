import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'Progress on a scale of forty marks, with or without a known end.',
  needs: [{ group: 'data', need: 'How far an upload has come' }],
  use: ['For uploads, and for steps that are counted.'],
  avoid: [
    { case: 'Content is loading', instead: 'skeleton' },
    { case: 'There is a deadline', instead: 'countdown-ring' },
    { case: 'The steps have names and times', instead: 'timeline' },
  ],
  anatomy: [
    { part: 'Label', text: 'What is going on.', at: 'div > div > span' },
    { part: 'Value', text: 'Optional, in words: “3 of 5”.' },
    { part: 'Scale', text: 'Forty marks.', at: 'svg' },
  ],
  states: [
    { state: 'Indeterminate', text: 'Spaced marks, so that no length can be read as a value.', story: 'Indeterminate' },
  ],
  accessibility: {
    role: 'progressbar',
    name: 'Its label. The value is the percentage, or valueText.',
    keys: [],
    announced: [],
  },
  content: ['The label says what is going on: “Uploading the receipt”.'],
  dos: [{ text: 'Say the value in words where a percentage says little.', story: 'Matrix' }],
  donts: [{ text: 'Don’t invent a value: leave it out while it is unknown.' }],
  changes: [
    { date: '2026-11-25', text: 'The scale has an edge in forced colors.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
