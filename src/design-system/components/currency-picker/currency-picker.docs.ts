import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'A choice of one currency from a sheet. Held currencies come first, each with its balance and value, and search finds codes and names.',
  needs: [{ group: 'money-input', need: 'Which currency' }],
  use: ['CurrencyPicker as a field of a form.', 'CurrencyChip beside the figure of an AmountField.'],
  avoid: [
    { case: 'It isn’t a currency', instead: 'select-field' },
    { case: 'It is the network of a currency', instead: 'network-picker' },
    { case: 'There are two or three, and no balance matters', instead: 'segmented' },
  ],
  anatomy: [
    { part: 'Label', text: 'Above the field; the chip has a spoken label only.', at: 'label' },
    { part: 'Field or chip', text: 'Icon and code of the chosen currency.', at: 'button' },
    { part: 'Sheet', text: 'Search, and rows with icon, code, name, balance and value.' },
  ],
  states: [
    { state: 'Nothing chosen', text: 'Shows the placeholder.', story: 'Matrix' },
    { state: 'Open', text: 'Held currencies first, under a heading.', story: 'Open' },
    { state: 'Masked', text: 'Balances are hidden while amounts are.', story: 'OpenMasked' },
    { state: 'Disabled currency', text: 'Stays in the list with its reason.', story: 'Open' },
  ],
  accessibility: {
    role: 'button that opens a dialog',
    name: 'CurrencyPicker: its label and what is chosen. CurrencyChip: its label, which includes the code: “Paying with BTC”.',
    keys: [
      { key: 'Enter or Space', does: 'Opens the sheet.' },
      { key: 'Escape', does: 'Closes it. Focus returns to the button.' },
      { key: 'Arrow keys', does: 'In the list: from row to row.' },
      { key: 'Letters', does: 'Go to the search, which narrows the list.' },
    ],
    announced: ['That nothing was found, while searching.'],
  },
  content: [
    'The title of the sheet is a verb and its object: “Choose a currency”.',
    'Say why a currency can’t be chosen: “Not for deposits”.',
  ],
  dos: [{ text: 'Put what people hold first.', story: 'Open' }],
  donts: [{ text: 'Don’t leave out currencies that can’t be chosen now: say why.' }],
  changes: [
    { date: '2026-11-22', text: 'A currency has disabled and disabledReason.' },
    { date: '2026-11-22', text: 'A quiet chip for the total of a screen.' },
    { date: '2026-11-22', text: '`disabled` with a `disabledReason`, in place of closed and unavailable.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
