import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'Questions whose answers open below them: one at a time, or as many as people like.',
  needs: [{ group: 'data', need: 'Questions and their answers, of which people read a few' }],
  use: ['For help and conditions that most people skip.', 'With multiple where answers are compared with each other.'],
  avoid: [
    { case: 'Everybody has to read it', instead: 'callout' },
    { case: 'The text is read from start to end', instead: 'prose' },
    { case: 'These are views of one thing', instead: 'tabs' },
    { case: 'It leads to a screen of its own', instead: 'list-row' },
  ],
  anatomy: [
    { part: 'Title', text: 'The question. All of the row opens it.', at: 'summary' },
    { part: 'Description', text: 'Optional, a quiet line that also shows while closed.' },
    { part: 'Arrow', text: 'Points down, and up while open.', at: 'summary svg' },
    { part: 'Content', text: 'Text, a list, a few buttons.' },
  ],
  states: [
    { state: 'Open', text: 'The answer shows, the arrow points up.', story: 'Matrix' },
    { state: 'Several open', text: 'With multiple.', story: 'Multiple' },
  ],
  accessibility: {
    role: 'group with a button that says whether it is open',
    name: 'The title, with the description.',
    keys: [
      { key: 'Enter or Space', does: 'Opens or closes the item.' },
      { key: 'Tab', does: 'Goes on to the content if it is open, else to the next item.' },
    ],
    announced: ['Expanded or collapsed, by the browser.'],
  },
  content: [
    'Titles are questions or nouns: “How long does a withdrawal take?”',
    'The first sentence of an answer answers.',
  ],
  dos: [{ text: 'Open the one that people came for.', story: 'Matrix' }],
  donts: [{ text: 'Don’t hide a fee or a risk in it.' }],
  changes: [{ date: '2026-11-22', text: 'First version.' }],
  reviews: {},
};
