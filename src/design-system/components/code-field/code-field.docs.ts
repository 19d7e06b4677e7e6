import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'A one-time code from a message or an app. It is one input drawn as places, so paste, autofill and screen readers get a plain field.',
  needs: [{ group: 'forms', need: 'The code from an email or an app' }],
  use: ['For codes of a fixed length, with a button beside it that sends a new one.'],
  avoid: [
    { case: 'It is a password', instead: 'password-field' },
    { case: 'It has letters or no fixed length', instead: 'text-field' },
  ],
  anatomy: [
    { part: 'Label', text: 'Above it.', at: 'label' },
    { part: 'Places', text: 'As many as the code has digits; the input lies over all of them.', at: 'input' },
    { part: 'Action', text: 'Sends the code again.' },
  ],
  states: [
    { state: 'Filled', text: 'All digits are there: onComplete is called.', story: 'Paste' },
    { state: 'Error', text: 'A message below.', story: 'Matrix' },
    { state: 'Disabled', text: 'Can’t be typed into.', story: 'Matrix' },
  ],
  accessibility: {
    role: 'textbox with the numeric keyboard and one-time-code autofill',
    name: 'Its label. Hint and error are its description.',
    keys: [
      { key: 'Digits', does: 'Fill the places. Other characters are ignored.' },
      { key: 'Tab', does: 'Goes on to the action.' },
    ],
    announced: ['An error, when it appears.'],
  },
  content: [
    'The hint says where the code is: “Sent to k…@example.com”.',
    'The action says when it can be used again: “Resend in 42 s”.',
  ],
  dos: [
    { text: 'Send the form by itself when the code is complete.', story: 'Playground' },
    { text: 'Accept a pasted code with spaces and dashes.', story: 'Paste' },
  ],
  donts: [{ text: 'Don’t split it into six inputs: paste, autofill and Backspace break.' }],
  changes: [
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
