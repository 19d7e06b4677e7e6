import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'A number in small steps: pieces, days, a stake in steps of ten. It can be typed as well.',
  needs: [{ group: 'money-input', need: 'How many, in whole numbers' }],
  use: ['For small numbers with a clear step.'],
  avoid: [
    { case: 'It is any amount of money', instead: 'amount-field' },
    { case: 'It is a share', instead: 'slider' },
    { case: 'There are two to four values', instead: 'segmented' },
  ],
  anatomy: [
    { part: 'Label', text: 'Above it.', at: 'label' },
    { part: 'Less', text: 'Keeps the focus at the minimum.', at: 'button' },
    { part: 'Figure', text: 'Can be typed.', at: 'input' },
    { part: 'Unit', text: 'Below the figure.' },
    { part: 'More', text: 'Keeps the focus at the maximum.', at: 'button:last-of-type' },
  ],
  states: [
    { state: 'At a limit', text: 'The button is muted and does nothing.', story: 'Bounds' },
    { state: 'Error', text: 'A danger border and a message.', story: 'Matrix' },
    { state: 'Disabled', text: 'Can’t be changed.', story: 'Matrix' },
  ],
  accessibility: {
    role: 'spinbutton with two buttons',
    name: 'Its label; the buttons have theirs. The value is valueText: “3 pieces”.',
    keys: [
      { key: 'Arrow up and down', does: 'One step.' },
      { key: 'Page Up and Page Down', does: 'Ten steps.' },
      { key: 'Digits', does: 'Type a number.' },
    ],
    announced: ['The new value, after a button; an error.'],
  },
  content: ['Buttons are “Less” and “More”.'],
  dos: [{ text: 'Say the limits in the hint.', story: 'Bounds' }],
  donts: [{ text: 'Don’t correct what was typed: show an error.' }],
  changes: [
    { date: '2026-11-22', text: 'An error stays visible while the field has the focus.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
