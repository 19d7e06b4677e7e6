import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'A question with two equal answers, in the middle of the screen, before something that can’t be taken back.',
  needs: [{ group: 'feedback', need: 'A decision that can’t be undone' }],
  use: [
    'Before money leaves, or something is destroyed or closed for good.',
    'With danger on the answer that destroys something.',
  ],
  avoid: [
    { case: 'There are other or more answers', instead: 'dialog' },
    { case: 'There is a choice among several things', instead: 'sheet' },
    { case: 'Nothing has to be decided', instead: 'callout' },
  ],
  anatomy: [
    { part: 'Question', text: 'The title of the dialog.' },
    { part: 'Text', text: 'What follows from each answer.' },
    { part: 'Two answers', text: 'Same size and style. Below each other if their words are long.' },
  ],
  states: [
    { state: 'Busy', text: 'The answer runs: the dialog stays open and can’t be closed.', story: 'Busy' },
    { state: 'Destroys', text: 'The answer that destroys is danger.', story: 'Destroys' },
  ],
  accessibility: {
    role: 'alertdialog',
    name: 'Its title. The text is its description.',
    keys: [
      { key: 'Tab', does: 'Stays inside the dialog.' },
      { key: 'Escape', does: 'Closes it, unless it is busy. Focus returns to where it was.' },
    ],
    announced: ['The title and the text, when it opens.'],
  },
  content: [
    'The title asks what can be answered: “Send 0.5 BTC to bc1q…7k2m?”',
    'Answers are verbs: “Send”, “Keep it”. Never “Yes” and “No”, never “OK”.',
  ],
  dos: [{ text: 'Give both answers the same weight.', story: 'Playground' }],
  donts: [
    { text: 'Don’t ask before what can be undone: offer to undo it.' },
    { text: 'Don’t ask “Are you sure?”: say what will happen.' },
  ],
  changes: [
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
