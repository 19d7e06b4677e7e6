import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'Words in a size, weight and tone of the tokens. Heading is a title, at any level of the outline.',
  needs: [
    { group: 'layout', need: 'A paragraph or a quiet line' },
    { group: 'layout', need: 'A title without a part of its own', how: 'Heading, with the level of the outline' },
  ],
  use: [
    'For text that no other component holds.',
    'For a line that is quieter than what is around it: small and muted.',
    'Heading where a screen has a title that isn’t in its bar.',
  ],
  avoid: [
    { case: 'It is the title of a part of the screen', instead: 'section' },
    { case: 'It is an amount of money', instead: 'amount' },
    { case: 'It was written by the operator, with headings and lists', instead: 'prose' },
    { case: 'It says that something went wrong', instead: 'callout' },
  ],
  anatomy: [{ part: 'Text', text: 'One element. It wraps, and long words break.', at: 'p' }],
  states: [],
  accessibility: {
    role: 'that of its element; Heading: heading, of its level',
    name: 'Its text.',
    keys: [],
    announced: [],
  },
  content: ['Sentences, not fragments. Titles are nouns, without a period.'],
  dos: [
    {
      text: 'Choose the level of a Heading by the outline, and its size by its weight on the screen.',
      story: 'Headings',
    },
  ],
  donts: [{ text: 'Don’t make text quieter than muted: it would not be legible.', story: 'Matrix' }],
  changes: [{ date: '2026-11-22', text: 'First version.' }],
  reviews: {},
};
