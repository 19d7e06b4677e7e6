import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'The sections of a long text. On wide screens it stays beside the text; it marks the section that is being read.',
  needs: [{ group: 'layout', need: 'The sections of a long text, to jump to' }],
  use: ['For an agreement, a guide, a document with five sections or more.'],
  avoid: [
    { case: 'The parts are screens of their own', instead: 'list-row' },
    { case: 'The parts are views of one thing', instead: 'tabs' },
    { case: 'People read one of many answers', instead: 'accordion' },
  ],
  anatomy: [
    { part: 'Label', text: '“On this page”.', at: 'nav > p' },
    { part: 'Line', text: 'Thick and verdigris beside the section that is being read.' },
    { part: 'Links', text: 'One for each section, in the order of the page.', at: 'nav a' },
  ],
  states: [{ state: 'Current', text: 'Ink instead of gray, and a thick line.', story: 'Playground' }],
  accessibility: {
    role: 'navigation with a list of links',
    name: 'Its label.',
    keys: [{ key: 'Enter', does: 'Goes to the section and focuses it.' }],
    announced: ['The heading of the section, as it takes the focus.'],
  },
  content: ['The titles of the sections, word for word.'],
  dos: [{ text: 'Put it before the text, so that it is reached first.', story: 'Desk' }],
  donts: [{ text: 'Don’t list more than two levels.' }],
  changes: [{ date: '2026-11-22', text: 'First version.' }],
  reviews: {},
};
