import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'A choice of one where each option needs a sentence, a cost or an icon.',
  needs: [{ group: 'forms', need: 'One of a few options that need a sentence each' }],
  use: ['For two to six options with consequences.'],
  avoid: [
    { case: 'The options are short', instead: 'segmented' },
    { case: 'There are many', instead: 'select-field' },
    { case: 'They are networks', instead: 'network-picker' },
    { case: 'Several can be chosen', instead: 'checkbox' },
  ],
  anatomy: [
    { part: 'Question', text: 'The legend.', at: 'legend' },
    { part: 'Option', text: 'The whole card can be pressed.', at: 'label' },
    { part: 'Label and description', text: 'What it is, and what follows.', at: 'label > span' },
    { part: 'Figure', text: 'What it costs or brings.' },
    { part: 'Radio button', text: 'Shows which one is chosen.', at: 'input' },
  ],
  states: [
    { state: 'Nothing chosen', text: 'Binding choices have no default.', story: 'Matrix' },
    {
      state: 'Disabled option',
      text: 'Can’t be chosen; the reason takes the place of the description.',
      story: 'Matrix',
    },
    { state: 'Error', text: 'Danger borders and a message.', story: 'ErrorIsAnnounced' },
  ],
  accessibility: {
    role: 'group of radio buttons',
    name: 'label names the group; each option its label, described by figure and description.',
    keys: [
      { key: 'Tab', does: 'Enters at the chosen option, or leaves.' },
      { key: 'Arrow keys', does: 'Go from option to option and choose.' },
      { key: 'Space', does: 'Chooses the first.' },
    ],
    announced: ['An error, when it appears.'],
  },
  content: [
    'The label is a question: “How should it arrive?”',
    'The description is the consequence: “Arrives in about 4 hours”.',
  ],
  dos: [{ text: 'Put the cost at the end of each option.', story: 'Playground' }],
  donts: [
    { text: 'Don’t leave out what an option costs or brings.', story: 'Unexplained' },
    { text: 'Don’t preselect what costs more.' },
  ],
  changes: [
    { date: '2026-11-22', text: 'An option has a disabledReason.' },
    { date: '2026-11-22', text: '`disabled` with a `disabledReason`, in place of closed and unavailable.' },
    { date: '2026-11-22', text: 'A press shows as a tone, at once on touch.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
