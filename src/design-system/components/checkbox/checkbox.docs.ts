import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'Consent or a choice that a button sends later.',
  needs: [{ group: 'forms', need: 'Yes or no, sent with the form' }],
  use: ['For consent in a form, with links to what is agreed to.'],
  avoid: [
    { case: 'It takes effect at once', instead: 'switch' },
    { case: 'It is one of several options', instead: 'radio-cards' },
    { case: 'It narrows a list', instead: 'filter-bar' },
  ],
  anatomy: [
    { part: 'Box', text: '24 px, in a row of at least 44 px.', at: 'input' },
    { part: 'Label', text: 'May contain links. The whole label can be pressed.', at: 'label' },
    { part: 'Error', text: 'Below it, with an icon.' },
  ],
  states: [
    { state: 'Checked', text: 'A check mark in the accent.', story: 'Matrix' },
    { state: 'Disabled', text: 'Can’t be changed.', story: 'Matrix' },
    { state: 'Error', text: 'A danger border and a message.', story: 'ErrorIsAnnounced' },
  ],
  accessibility: {
    role: 'checkbox',
    name: 'Its label. The error is its description.',
    keys: [
      { key: 'Space', does: 'Checks or unchecks it.' },
      { key: 'Tab', does: 'Goes on, through the links in the label.' },
    ],
    announced: ['An error, when it appears.'],
  },
  content: [
    'First person, a full sentence: “I have read the terms of use.”',
    'What happens when it is checked, never a double negative.',
  ],
  dos: [{ text: 'Link the documents inside the label.', story: 'LinkInLabel' }],
  donts: [{ text: 'Don’t check it beforehand if it binds the customer.' }],
  changes: [
    { date: '2026-11-22', text: 'A press shows as a tone, at once on touch.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
