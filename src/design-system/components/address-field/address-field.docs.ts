import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'A wallet address to send to: pasted, scanned, or typed; at rest in groups to compare with its source.',
  needs: [{ group: 'forms', need: 'A wallet address to send to' }],
  use: [
    'For the receiver of a withdrawal, and for addresses to save.',
    'With onPayment where an amount or memo can be filled in: a scanned payment request has them.',
  ],
  avoid: [
    { case: 'The address is only shown', instead: 'address-display' },
    { case: 'The text has lines', instead: 'text-area' },
  ],
  anatomy: [
    {
      part: 'Text',
      text: 'Monospaced; grows over lines. Without the focus it stands in groups of four.',
      at: 'textarea',
    },
    {
      part: 'Paste and scan',
      text: 'In words, as nobody types an address. The scanner loads when it opens.',
      at: 'button',
    },
    { part: 'Warning', text: 'A place for a Callout about this address.' },
  ],
  states: [
    { state: 'Checking', text: 'A spinner, announced, while the caller validates.', story: 'Checking' },
    { state: 'Error', text: 'Below the field, announced when it appears.', story: 'WithError' },
    { state: 'Look-alike', text: 'A warning with both addresses in full.', story: 'LookAlike' },
    { state: 'Clipboard refused', text: 'Says to paste into the field.', story: 'PasteRefused' },
  ],
  accessibility: {
    role: 'textbox, with two buttons',
    name: 'Its label. Hint and error are its description.',
    keys: [
      { key: 'Enter', does: 'Submits the form, as in a field of one line.' },
      { key: 'Tab', does: 'Goes on to paste and scan.' },
    ],
    announced: [
      'That an address was pasted or scanned, and that it is being checked.',
      'A warning, an error, and a refused clipboard, when they appear.',
    ],
  },
  content: [
    'The label says what happens: “Send to”.',
    'The error names the network and what to check: “This isn’t a Tron address. Check the last characters.”',
  ],
  dos: [{ text: 'Show the saved address and the new one in full where they look alike.', story: 'LookAlike' }],
  donts: [{ text: 'Don’t fill in an address from the clipboard without a press.', story: 'Pasted' }],
  changes: [
    { date: '2026-12-01', text: 'Without `checking`, its label isn’t needed.' },
    { date: '2026-11-22', text: 'The address stands there once: in groups, or as text while it is typed.' },
    { date: '2026-11-22', text: 'First version.' },
  ],
  reviews: {},
};
