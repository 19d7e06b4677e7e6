import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'A verification that runs in front of the customer, step by step, with every value in full: the result of a period, a balance in the proof of liabilities.',
  needs: [{ group: 'market', need: 'Proof that a result was not made up' }],
  use: ['Where the customer can check what the platform says.'],
  avoid: [
    { case: 'It is the course of an order over time', instead: 'timeline' },
    { case: 'Only the result matters', instead: 'result-chip' },
  ],
  anatomy: [
    { part: 'Result', text: 'A Callout at the top: being checked, then whether it holds.', at: '[role=status]' },
    { part: 'Mark', text: 'Waiting, checking, holds or fails: shape and color.', at: 'li > span' },
    { part: 'Title and text', text: 'What is compared with what.', at: 'li > div > span' },
    { part: 'Values', text: 'Hashes and seeds in groups of four, each with a copy button.', at: 'dl' },
  ],
  states: [
    { state: 'Under way', text: 'The step that is checked is the current one.', story: 'UnderWay' },
    { state: 'Fails', text: 'A cross, and a result that says what doesn’t match.', story: 'Fails' },
  ],
  accessibility: {
    role: 'ordered list and status',
    name: 'label names the list; each step its title and its state.',
    keys: [{ key: 'Tab', does: 'Goes from copy button to copy button.' }],
    announced: ['The step that is being checked, then the result.'],
  },
  content: [
    'A title is what is checked: “Seed matches the published hash”.',
    'Say what a failure means and what to do.',
  ],
  dos: [{ text: 'Show every value in full, so that people can recompute it.', story: 'Playground' }],
  donts: [{ text: 'Don’t show a check mark before the check has run.' }],
  changes: [
    {
      date: '2026-11-23',
      text: 'The result is above the steps, can say that it isn’t there yet, and takes `children` below it.',
    },
    {
      date: '2026-11-22',
      text: 'The provider has the messages of its copy buttons; `labels` are the names of the states.',
    },
    { date: '2026-11-22', text: 'Its texts are labels; explanations are description.' },
    { date: '2026-11-22', text: 'A second line of text is `description`.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
