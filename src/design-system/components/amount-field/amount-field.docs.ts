import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'An input for an amount of money on a ruled line. It accepts dot and comma in every language, rejects what could mean two amounts, and never changes what was typed.',
  needs: [{ group: 'money-input', need: 'An amount', how: 'with the balance and a button for all of it' }],
  use: [
    'For any amount that the customer decides: deposit, conversion, withdrawal, stake.',
    'With balance and max where the amount comes out of a balance.',
    'With a CurrencyChip as its currency where the currency can be changed.',
  ],
  avoid: [
    { case: 'It is only shown', instead: 'amount' },
    { case: 'It counts whole pieces', instead: 'quantity-stepper' },
    { case: 'A rough share of a balance is enough; use both together', instead: 'slider' },
    { case: 'It isn’t money', instead: 'text-field' },
  ],
  anatomy: [
    { part: 'Label', text: 'Above the line, always visible.', at: 'label' },
    { part: 'Figure', text: 'Steps down from 40 to 12 px as it grows, so that all of it stays visible.', at: 'input' },
    { part: 'Currency', text: 'The code, or a chip that opens the choice.', at: '.ms-auto' },
    { part: 'Worth', text: 'Its value in another currency.' },
    { part: 'Balance and Max', text: 'What can be spent, and a button that enters all of it.' },
    { part: 'Fee', text: 'What it costs, on its own line.' },
    { part: 'Error and suggestion', text: 'What is wrong, and a button that enters a valid amount.' },
  ],
  states: [
    { state: 'Read only', text: 'Shows the amount without the line of an input.', story: 'Matrix' },
    { state: 'Disabled', text: 'Can’t be changed.', story: 'Matrix' },
    {
      state: 'Error',
      text: 'The line and the message turn to danger. A suggestion mends it with one press.',
      story: 'Suggestion',
    },
    {
      state: 'Ambiguous',
      text: '“1,234” is rejected in English, because it could also mean 1.234. The text stays.',
      story: 'Ambiguous',
    },
  ],
  accessibility: {
    role: 'textbox with the decimal keyboard',
    name: 'Its label. Currency, worth, balance, fee, hint and error are its description.',
    keys: [
      { key: 'Tab', does: 'Goes on to the currency, then Max.' },
      {
        key: 'Enter',
        does: 'On Max: enters all of the balance. On the suggestion: enters the valid amount and goes back to the field.',
      },
    ],
    announced: [
      'The worth and the fee, once, when typing stops.',
      'The amount that Max entered.',
      'An error, when it appears.',
    ],
  },
  content: [
    'The label is what the money does: “You pay”, “Amount to withdraw”.',
    'An error says what would be right: “At least 10.00 EUR”.',
    'The suggestion is a verb and the amount: “Enter 10.00 EUR”.',
  ],
  dos: [
    { text: 'Show the error’s way out as a button.', story: 'Suggestion' },
    { text: 'Show what it is worth, what is available and what it costs before the button.', story: 'Playground' },
  ],
  donts: [
    { text: 'Don’t format while people type: they lose their place.' },
    { text: 'Don’t turn an empty or rejected text into zero: the value is empty, with the reason.' },
  ],
  changes: [
    { date: '2026-12-01', text: 'A superscript or circled digit is rejected: “100²” is not 1002.' },
    { date: '2026-11-30', text: 'What Max enters is announced; `valueText` says it where the currency is a chip.' },
    { date: '2026-11-25', text: 'What Tab or a password manager selects is replaced, also where it was grouped.' },
    { date: '2026-11-23', text: '`placeholder` where an empty field doesn’t mean zero.' },
    { date: '2026-11-22', text: 'An error stays visible while the field has the focus.' },
    { date: '2026-11-22', text: 'A press shows as a tone, at once on touch.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
