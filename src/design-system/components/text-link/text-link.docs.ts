import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'A link in text: inside a sentence, or alone with a target of 44 px.',
  needs: [{ group: 'actions', need: 'A link inside a sentence' }],
  use: ['Inside a sentence, or standalone at the end of a section’s title.'],
  avoid: [
    { case: 'It is the next step of a screen', instead: 'button' },
    { case: 'It is one of many places', instead: 'list-row' },
  ],
  anatomy: [{ part: 'Words', text: 'In the accent; underlined inside a sentence.', at: 'a' }],
  states: [{ state: 'Standalone', text: 'A target of 44 px, without underline.', story: 'Matrix' }],
  accessibility: {
    role: 'link',
    name: 'Its words.',
    keys: [{ key: 'Enter', does: 'Follows it.' }],
    announced: [],
  },
  content: ['The words say where it leads: “terms of use”. Never “here”.'],
  dos: [{ text: 'Make words of the sentence the link.', story: 'Playground' }],
  donts: [{ text: 'Don’t use it for an action: that is a Button.' }],
  changes: [
    { date: '2026-11-23', text: 'Opens another site in a new tab with newTab.' },
    { date: '2026-11-22', text: 'A press shows as a tone, at once on touch.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
