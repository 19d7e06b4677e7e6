import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'A choice of two to four short options, all in sight. It takes effect at once.',
  needs: [{ group: 'forms', need: 'One of two to four short options' }],
  use: ['For periods of a chart, units, sides of an order.'],
  avoid: [
    { case: 'They are views of one thing', instead: 'tabs' },
    { case: 'There are more options', instead: 'select-field' },
    { case: 'Options need a sentence', instead: 'radio-cards' },
    { case: 'It is on or off', instead: 'switch' },
  ],
  anatomy: [
    { part: 'Question', text: 'The legend; it may be hidden.', at: 'legend' },
    { part: 'Option', text: 'At least 44 px high.', at: 'label' },
  ],
  states: [{ state: 'Chosen', text: 'A raised thumb with an edge, and ink text.', story: 'Playground' }],
  accessibility: {
    role: 'group of radio buttons',
    name: 'label names the group; each option its words.',
    keys: [
      { key: 'Tab', does: 'Enters at the chosen option, or leaves.' },
      { key: 'Arrow keys', does: 'Go from option to option and choose.' },
    ],
    announced: [],
  },
  content: ['One or two words each, of like length.'],
  dos: [{ text: 'Let long words wrap below each other.', story: 'LongText' }],
  donts: [
    { text: 'Don’t use it for more than four options.', story: 'TooMany' },
    { text: 'Don’t use it for what leads to another screen.' },
  ],
  changes: [
    { date: '2026-11-30', text: 'An edge that stands out around the chosen option, not only a lighter ground.' },
    { date: '2026-11-22', text: 'A press shows as a tone, at once on touch.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
