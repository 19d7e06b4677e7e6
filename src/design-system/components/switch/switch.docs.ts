import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'Turns something on or off, at once.',
  needs: [{ group: 'forms', need: 'On or off, at once' }],
  use: ['For settings that take effect with the press.'],
  avoid: [
    { case: 'A button sends it later', instead: 'checkbox' },
    { case: 'There are more than two states', instead: 'segmented' },
    { case: 'It is a toggle in a bar', instead: 'icon-button' },
  ],
  anatomy: [
    { part: 'Label', text: 'The whole row can be pressed.', at: 'label' },
    { part: 'Description', text: 'Optional, what it does.' },
    { part: 'Track and thumb', text: 'The thumb moves; the track fills.', at: '[role=switch]' },
  ],
  states: [
    { state: 'On', text: 'Filled, the thumb at the end.', story: 'Matrix' },
    { state: 'Disabled', text: 'Can’t be turned.', story: 'Matrix' },
    { state: 'Busy', text: 'While the change is sent: presses do nothing, the focus stays.', story: 'Busy' },
  ],
  accessibility: {
    role: 'switch',
    name: 'Its label. The description is its description.',
    keys: [{ key: 'Space or Enter', does: 'Turns it.' }],
    announced: [],
  },
  content: ['The label says what is on: “Notices by email”. Never a question.'],
  dos: [{ text: 'Take effect at once, and put it back if that fails.', story: 'Playground' }],
  donts: [{ text: 'Don’t put it into a form with a Save button.' }],
  changes: [
    { date: '2026-11-30', text: '`busy` keeps the focus while a change is sent.' },
    { date: '2026-11-22', text: 'A press shows as a tone, at once on touch.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
