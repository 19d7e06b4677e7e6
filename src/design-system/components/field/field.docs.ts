import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'Label, control, hint and error, tied to each other. Every field of the design system is built on it.',
  needs: [
    {
      group: 'forms',
      need: 'A field that none of the others is',
      how: 'label, hint and error around a control of your own',
    },
  ],
  use: ['For a new component with a control of its own.'],
  avoid: [
    { case: 'It is a line of text', instead: 'text-field' },
    { case: 'It is an amount', instead: 'amount-field' },
    { case: 'It is a choice from a list', instead: 'select-field' },
  ],
  anatomy: [
    { part: 'Label', text: 'Always visible, tied to the control.', at: 'label' },
    { part: 'Label end', text: 'Optional: “optional”, a link.' },
    { part: 'Control', text: 'Gets its id, its description and whether it is invalid.' },
    { part: 'Hint', text: 'Below the control.', at: 'div > div:last-child' },
    { part: 'Error', text: 'What is wrong, with an icon.' },
  ],
  states: [
    { state: 'Error', text: 'The control is invalid, and the message is part of its description.', story: 'Matrix' },
    { state: 'Disabled', text: 'The box is sunken.', story: 'Matrix' },
  ],
  accessibility: {
    role: 'none; the control has its own',
    name: 'The label names the control. Hint and error are its description.',
    keys: [{ key: 'Tab', does: 'Goes to the control.' }],
    announced: ['The error, when it appears.'],
  },
  content: [
    'A label is a noun without a colon, and never only a placeholder.',
    'A hint helps before the mistake; an error says how to mend it.',
  ],
  dos: [{ text: 'Write what would be right in the error: “At least 10.00 EUR”.', story: 'Matrix' }],
  donts: [{ text: 'Don’t show an error before people have left the field.' }],
  changes: [
    { date: '2026-11-22', text: 'An error stays visible while the field has the focus.' },
    { date: '2026-11-22', text: 'A press shows as a tone, at once on touch.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
