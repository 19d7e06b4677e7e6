import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'A guilloche, as on banknotes, drawn from a SHA-256 hash. The same hash always draws the same rosette, so two copies of a record can be compared at a glance.',
  needs: [{ group: 'data', need: 'A seal that tells two records apart at a glance' }],
  use: [
    'Large in a Receipt, around the amount.',
    'Small beside a hash that was just verified, to show that it is the one on the receipt.',
  ],
  avoid: [
    { case: 'The hash itself has to be compared', instead: 'proof-steps' },
    { case: 'A screen needs decoration', instead: 'illustration' },
  ],
  anatomy: [
    {
      part: 'Net',
      text: 'Verdigris, between a round inner edge and an outline of its own.',
      at: 'path:nth-of-type(1)',
    },
    { part: 'Ribbons', text: 'Gold: one, or two that braid.' },
    { part: 'Beads', text: 'Two fine waves around the free middle. Only when large.' },
  ],
  states: [
    { state: 'Another record', text: 'Outline, ribbons, and their turns differ.', story: 'Different' },
    { state: 'Forced colors', text: 'Drawn in the colors of the system.', story: 'ForcedColors' },
  ],
  accessibility: {
    role: 'image, or hidden where text beside it says the same',
    name: 'Its label.',
    keys: [],
    announced: [],
  },
  content: ['The label says whose pattern it is: “Pattern of the record F26112100042”.'],
  dos: [{ text: 'Draw it from the hash of the record, so that anyone can draw it again.', story: 'Different' }],
  donts: [{ text: 'Don’t draw it from anything that changes, such as a status or a language.' }],
  changes: [{ date: '2026-11-22', text: 'First version.' }],
  reviews: {},
};
