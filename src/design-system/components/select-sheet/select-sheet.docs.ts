import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'A choice from a list in a sheet, searchable by name or code. It is what a SelectField opens.',
  needs: [{ group: 'forms', need: 'One of many, opened by something else' }],
  use: ['Behind a trigger of your own, such as a chip in an AmountField.'],
  avoid: [
    { case: 'It is a field of a form', instead: 'select-field' },
    { case: 'There are two to four short options', instead: 'segmented' },
    { case: 'Options need explaining', instead: 'radio-cards' },
  ],
  anatomy: [
    { part: 'Search', text: 'Optional; stays at the top.' },
    { part: 'Group heading', text: 'Optional.' },
    { part: 'Row', text: 'Icon, words, a check mark on the chosen one, and a figure.' },
    { part: 'More', text: 'Optional button below the list, to where its options are managed.' },
  ],
  states: [
    { state: 'Searching', text: 'Only what matches.', story: 'Search' },
    { state: 'Nothing found', text: 'Says so.', story: 'NothingFound' },
    { state: 'Grouped', text: 'Under headings.', story: 'Groups' },
    { state: 'More', text: 'A way to manage the options.', story: 'More' },
    { state: 'Disabled row', text: 'Stays, with its reason.' },
  ],
  accessibility: {
    role: 'dialog with a list of toggle buttons',
    name: 'Its title; each row its words.',
    keys: [
      { key: 'Arrow up and down', does: 'From row to row, and up to the search.' },
      { key: 'Home and End', does: 'The first and the last row.' },
      { key: 'Enter', does: 'On a row: chooses it. In the search: chooses the first match.' },
      { key: 'Letters', does: 'Go to the search.' },
      { key: 'Escape', does: 'Closes it. Focus returns to the trigger.' },
    ],
    announced: ['The title, when it opens; that nothing was found.'],
  },
  content: ['The title is a verb and its object: “Choose a network”.'],
  dos: [{ text: 'Search for codes as well as names.', story: 'Search' }],
  donts: [{ text: 'Don’t open one over another sheet.' }],
  changes: [
    { date: '2026-11-30', text: 'An option has a `lang`, for a name in another language.' },
    { date: '2026-11-23', text: '`more` leads to where the options are managed.' },
    { date: '2026-11-22', text: 'An option has a disabledReason.' },
    { date: '2026-11-22', text: 'Its texts are one `labels` object.' },
    { date: '2026-11-22', text: '`disabled` with a `disabledReason`, in place of closed and unavailable.' },
    { date: '2026-11-22', text: 'A press shows as a tone, at once on touch.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
