import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'A range of days: the part of a history to show, or what a statement covers. Days are plain dates without a time zone.',
  needs: [{ group: 'forms', need: 'From one day to another' }],
  use: ['For filters of a history and for statements.', 'With presets for the ranges that most people take.'],
  avoid: [
    { case: 'A number of days', instead: 'quantity-stepper' },
    { case: 'A few fixed ranges are enough', instead: 'segmented' },
  ],
  anatomy: [
    { part: 'Field', text: 'Label, and the range as the locale writes it.', at: 'label' },
    { part: 'Button', text: 'Opens the sheet.', at: 'button' },
    { part: 'Presets', text: 'In the sheet: the last 7 days and the like. They fill the draft.' },
    {
      part: 'Typed days',
      text: 'In the sheet: both ends as text, in the order of the locale; today is the example while they are empty.',
    },
    { part: 'Calendar', text: 'In the sheet: a month, or two. The year is a list. Today is underlined.' },
    { part: 'Apply and clear', text: 'Nothing changes until Apply.' },
  ],
  states: [
    { state: 'Nothing chosen', text: 'Shows the placeholder.', story: 'Matrix' },
    { state: 'First day chosen', text: 'The status asks for the last day.', story: 'Open' },
    { state: 'Disabled', text: 'Can’t be opened.', story: 'Matrix' },
  ],
  accessibility: {
    role: 'button that opens a dialog with a grid of days',
    name: 'Its label, and the range. Each day is named in full: “Saturday, November 21, 2026”.',
    keys: [
      { key: 'Enter or Space', does: 'Opens the sheet; on a day, chooses it.' },
      { key: 'Arrow keys', does: 'A day or a week on.' },
      { key: 'Page Up and Page Down', does: 'A month on.' },
      { key: 'Escape', does: 'Closes the sheet without a change.' },
    ],
    announced: [
      'That what is typed is no day, or none that can be chosen.',
      'The range, or which day is asked for, at each choice.',
    ],
  },
  content: ['Presets are short: “7 days”, “30 days”, “90 days”.'],
  dos: [{ text: 'Offer presets first: most people need no calendar.', story: 'Presets' }],
  donts: [{ text: 'Don’t limit the range without saying so in the hint.' }],
  changes: [
    { date: '2026-11-30', text: 'An empty typed day shows an example.' },
    { date: '2026-11-22', text: 'A press shows as a tone, at once on touch.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
