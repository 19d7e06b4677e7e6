import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'A choice of networks. The wrong one loses the money, so each shows its fee, time and minimum, and there is no default.',
  needs: [{ group: 'money-input', need: 'Over which network' }],
  use: [
    'For deposits and withdrawals of a cryptocurrency.',
    'With changeLabel where the choice should fold once it is made.',
  ],
  avoid: [
    { case: 'It is the currency', instead: 'currency-picker' },
    { case: 'It isn’t a network', instead: 'radio-cards' },
  ],
  anatomy: [
    { part: 'Options', text: 'A radio button each, with name, fee, time and minimum.', at: 'fieldset' },
    { part: 'Caution', text: 'What is lost on the wrong network.' },
    { part: 'Settled network', text: 'A single one, or the chosen one with Change.' },
  ],
  states: [
    { state: 'Single', text: 'Shown as a fact, because there is nothing to choose.', story: 'Single' },
    { state: 'Folded', text: 'The chosen one with Change.', story: 'Folding' },
    { state: 'Disabled option', text: 'Can’t be chosen, and says why.', story: 'Matrix' },
    { state: 'Error', text: 'A message below.', story: 'Matrix' },
  ],
  accessibility: {
    role: 'group of radio buttons',
    name: 'label names the group; each option its network, described by fee, time and minimum.',
    keys: [
      { key: 'Arrow keys', does: 'Go from network to network and choose.' },
      { key: 'Space or Enter', does: 'Chooses, and folds.' },
      { key: 'Tab', does: 'Leaves, and folds after browsing with the arrow keys.' },
    ],
    announced: ['An error, when it appears.'],
  },
  content: [
    'Names with their standard: “Tron (TRC-20)”.',
    'The caution is one sentence: “Anything else will be lost permanently.”',
  ],
  dos: [{ text: 'Let the customer choose, even if one is cheaper.', story: 'Playground' }],
  donts: [{ text: 'Don’t hide a paused network: say that it is paused.' }],
  changes: [
    {
      date: '2026-11-30',
      text: 'A network has a `description` in place of its facts, for one that is paused and can still be chosen.',
    },
    { date: '2026-11-25', text: 'No line of facts ends in a dot.' },
    { date: '2026-11-22', text: '`disabled` with a `disabledReason`, in place of closed and unavailable.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
