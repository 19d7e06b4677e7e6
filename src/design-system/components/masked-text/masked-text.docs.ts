import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'A name, email, phone or card number with its middle masked. RevealText shows the customer’s own for ten seconds.',
  needs: [{ group: 'money', need: 'A name or number that only its owner reads in full' }],
  use: [
    'MaskedText for data of others, and in lists.',
    'RevealText for the customer’s own data.',
    'PrivacyMask for content that is hidden while amounts are.',
  ],
  avoid: [
    { case: 'It is an amount: Amount masks itself', instead: 'amount' },
    { case: 'It is copied', instead: 'copy-button' },
  ],
  anatomy: [
    { part: 'Start and end', text: 'The first and last two characters.' },
    { part: 'Middle', text: 'Asterisks; as many as fit.' },
    { part: 'Button', text: 'RevealText: an eye.' },
  ],
  states: [
    { state: 'Short', text: 'Fewer than four characters show as they are.', story: 'Short' },
    { state: 'Revealed', text: 'In full for ten seconds, or until the next press.', story: 'Keyboard' },
    { state: 'Private', text: 'Six dots, whose width says nothing.', story: 'Private' },
  ],
  accessibility: {
    role: 'text; RevealText is a toggle button',
    name: 'The first and last characters; PrivacyMask the provider’s “Amount hidden”. RevealText adds showLabel.',
    keys: [{ key: 'Enter or Space', does: 'RevealText: shows or hides it.' }],
    announced: [],
  },
  content: ['`showLabel` is a verb: “Show”.'],
  dos: [{ text: 'Show addresses that money goes to in full.', story: 'Playground' }],
  donts: [{ text: 'Don’t mask what people must compare.' }],
  changes: [
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
