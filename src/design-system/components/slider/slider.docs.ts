import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'A share in percent, set roughly with the thumb or exactly with a tick: how much of a balance to use.',
  needs: [
    { group: 'money-input', need: 'A share of a balance, in percent', how: 'with an AmountField, never instead of it' },
  ],
  use: ['Under an AmountField, for a share of a balance.'],
  avoid: [
    { case: 'The exact amount matters', instead: 'amount-field' },
    { case: 'It counts pieces', instead: 'quantity-stepper' },
    { case: 'There are a few fixed values', instead: 'segmented' },
  ],
  anatomy: [
    { part: 'Label', text: 'With the value at the end of its line.', at: 'label' },
    { part: 'Scale', text: 'Forty marks.', at: 'svg' },
    { part: 'Thumb', text: '44 px to touch.', at: 'input' },
    { part: 'Ticks', text: 'Five values to press.', at: 'button' },
  ],
  states: [
    { state: 'Error', text: 'A message below.', story: 'Matrix' },
    { state: 'Disabled', text: 'Can’t be moved.', story: 'Matrix' },
  ],
  accessibility: {
    role: 'slider with five toggle buttons',
    name: 'Its label. The value is valueText: “25% of 1,200 USDT”.',
    keys: [
      { key: 'Arrow keys', does: 'One step.' },
      { key: 'Page Up and Page Down', does: 'Ten percent.' },
      { key: 'Home and End', does: '0 and 100.' },
      { key: 'Tab', does: 'Goes on to the ticks.' },
    ],
    announced: ['An error, when it appears.'],
  },
  content: ['The value says the share and of what.'],
  dos: [{ text: 'Show the amount that follows beside it.', story: 'Playground' }],
  donts: [{ text: 'Don’t use it alone for money: a thumb isn’t exact.' }],
  changes: [
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
