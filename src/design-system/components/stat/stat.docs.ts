import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'The figure of a screen, named by a quiet label.',
  needs: [{ group: 'money', need: 'The one figure of a screen' }],
  use: [
    'For one figure that the screen is about.',
    'With a quiet CurrencyChip as its unit where people choose in which currency to see it.',
  ],
  avoid: [
    { case: 'There are pairs of facts', instead: 'key-value-list' },
    { case: 'There are rows of things', instead: 'list-row' },
    { case: 'The figure needs no label', instead: 'amount' },
  ],
  anatomy: [
    { part: 'Label', text: 'What it is, above the figure.', at: 'div > div > span' },
    { part: 'Action', text: 'Optional, after the label: the button that hides amounts.' },
    { part: 'Figure', text: 'An Amount or a Percent.', at: 'div > div + div > div' },
    {
      part: 'Unit',
      text: 'Optional, after the figure: its currency as a quiet CurrencyChip. The Amount then goes without a code.',
    },
    { part: 'Description', text: 'Optional, below the figure: a change, an age.' },
  ],
  states: [{ state: 'Masked', text: 'The figure is hidden.', story: 'Masked' }],
  accessibility: {
    role: 'text',
    name: 'Label, figure and description, in this order.',
    keys: [{ key: 'Tab', does: 'Goes to the action, then to the unit.' }],
    announced: [],
  },
  content: ['The label is a noun: “Total balance”.'],
  dos: [{ text: 'Use the largest size once per screen.', story: 'Playground' }],
  donts: [{ text: 'Don’t show the same figure again below.' }],
  changes: [
    { date: '2026-11-22', text: 'The line below the figure is description.' },
    { date: '2026-11-22', text: 'The label stands above the figure; `unit` takes a CurrencyChip.' },
    { date: '2026-11-22', text: 'A second line of text is `description`.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
