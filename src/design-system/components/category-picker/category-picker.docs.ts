import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'The twelve categories of a leverage room. Each says what it pays, how probable it is and what the house keeps, before anything is staked.',
  needs: [{ group: 'money-input', need: 'What the close of a period will be' }],
  use: ['For the choice of a category in a leverage room, and nowhere else.'],
  avoid: [
    { case: 'Two to four short options', instead: 'segmented' },
    { case: 'A few options that need a sentence each', instead: 'radio-cards' },
    { case: 'One of many', instead: 'select-field' },
  ],
  anatomy: [
    { part: 'Question', text: 'Says what is chosen; the hint below it what the figures mean.', at: 'span' },
    { part: 'Group heading', text: 'Direction, size, parity, extremes and pairs.', at: '[role=group] > span' },
    { part: 'Payout', text: 'What one unit of stake pays if won, stake included.' },
    { part: 'Digits that win', text: 'Ten marks, those that win taller and colored.' },
    { part: 'Probability and edge', text: 'In percent; an edge that all options share is said once, above them.' },
  ],
  states: [
    { state: 'Chosen', text: 'A frame and a check mark.', story: 'Playground' },
    {
      state: 'Disabled option',
      text: 'Can be focused, so that its reason can be read, but not chosen.',
      story: 'Matrix',
    },
    { state: 'All closed', text: 'The reason takes the place of the hint.', story: 'AllClosed' },
  ],
  accessibility: {
    role: 'radiogroup of five groups of radio buttons',
    name: 'label names the group; each option its own label, described by payout, probability, edge and reason.',
    keys: [
      { key: 'Tab', does: 'Enters at the chosen option, or leaves.' },
      { key: 'Arrow keys', does: 'Move in two dimensions and choose; a disabled option is only focused.' },
      { key: 'Home and End', does: 'The first and the last option.' },
      { key: 'Enter', does: 'Goes on to the stake.' },
    ],
    announced: ['Why nothing can be chosen any longer, once.'],
  },
  content: [
    'A label is what must happen: “Big”, “Odd”, “Even and big”.',
    'Figures come from the room, never from the text.',
  ],
  dos: [{ text: 'Say why an option is closed.', story: 'AllClosed' }],
  donts: [{ text: 'Don’t hide the edge behind a press: it is part of the offer.' }],
  changes: [
    { date: '2026-11-23', text: 'A multiplier can be null while an option isn’t offered.' },
    { date: '2026-11-22', text: 'Its texts are labels; disabled and disabledReason replace closed.' },
    { date: '2026-11-22', text: '`disabled` with a `disabledReason`, in place of closed and unavailable.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
