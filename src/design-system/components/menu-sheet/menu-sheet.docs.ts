import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'A few actions on one thing, from the bottom of a phone. A press closes it, then acts.',
  needs: [{ group: 'actions', need: 'A few actions on one thing, behind a “More” button' }],
  use: ['For two to seven actions that are used now and then.', 'Opened by an IconButton with aria-haspopup="dialog".'],
  avoid: [
    { case: 'It chooses a value', instead: 'select-sheet' },
    { case: 'It asks whether to go on', instead: 'confirm-dialog' },
    { case: 'There is one action', instead: 'button' },
    { case: 'The four main ways on from a home screen', instead: 'action-grid' },
  ],
  anatomy: [
    { part: 'Title', text: 'What the actions are about.' },
    { part: 'Actions', text: '56 px high: icon, label, and a quiet line where it helps.' },
    { part: 'Danger', text: 'Last, in red: what destroys something.' },
  ],
  states: [
    {
      state: 'Disabled',
      text: 'Gray, with the reason below the label. It can be focused, so that the reason is read.',
      story: 'Matrix',
    },
  ],
  accessibility: {
    role: 'dialog with a list of buttons or links',
    name: 'Its title.',
    keys: [
      { key: 'Tab', does: 'Moves among the actions.' },
      { key: 'Enter or Space', does: 'Closes the sheet, then acts.' },
      { key: 'Escape', does: 'Closes the sheet. The focus returns to what opened it.' },
    ],
    announced: ['The title, when it opens.'],
  },
  content: ['Verb and object: “Rename address”, not “Rename”.', 'A description only where the label can’t say it all.'],
  dos: [{ text: 'Say why an action is not available.', story: 'Matrix' }],
  donts: [{ text: 'Don’t put the main action of a screen in it.' }],
  changes: [{ date: '2026-11-22', text: 'First version.' }],
  reviews: {},
};
