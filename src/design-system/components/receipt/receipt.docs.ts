import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'The document of a finished order: the amount inside the rosette, then all that was agreed. It can be shared or saved as an image, and printed on one page.',
  needs: [{ group: 'data', need: 'The document of a finished order' }],
  use: [
    'At the end of every order that moved money, and whenever that order is opened again.',
    'Right after the order with focusTitle, since the button that was pressed is gone.',
  ],
  avoid: [
    { case: 'The order isn’t finished', instead: 'key-value-list' },
    { case: 'The steps of an order over time', instead: 'timeline' },
  ],
  anatomy: [
    { part: 'Rosette', text: 'Drawn from the hash of the record.', at: 'article svg' },
    { part: 'Title', text: 'What happened, in two or three words.', at: 'h2' },
    { part: 'Amount', text: 'As large as the middle of the rosette allows; the code may stand below.' },
    { part: 'Description', text: 'A few words below the amount: what it was paid with.' },
    { part: 'Facts', text: 'A KeyValueList with everything else that was agreed.', at: 'dl' },
    { part: 'Seal', text: 'The small rosette and the shortened hash, with a sentence on what they are for.' },
    { part: 'Buttons', text: 'Share where the device can, otherwise save; and print.', at: 'button' },
  ],
  states: [
    { state: 'Masked', text: 'Amounts stay hidden, in the image and on paper too.', story: 'Masked' },
    { state: 'Failed', text: 'The image could not be created: a sentence below the buttons.', story: 'Failed' },
    { state: 'As an image', text: 'Light, of one width, with the name of the issuer.', story: 'AsImage' },
  ],
  accessibility: {
    role: 'article, then two buttons',
    name: 'Its title, which is a heading.',
    keys: [{ key: 'Enter or Space', does: 'Presses a button.' }],
    announced: ['That the image could not be created.'],
  },
  content: [
    'The title names the outcome: “Conversion complete”.',
    'The description continues the amount: “for 250.00 USDT”.',
  ],
  dos: [{ text: 'Put what was agreed into the record, as the server stores it.', story: 'Playground' }],
  donts: [{ text: 'Don’t repeat the amount among the facts.' }],
  changes: [
    {
      date: '2026-11-25',
      text: 'It takes the focus only from the content of the screen; with enlarged text, no word of its title breaks.',
    },
    { date: '2026-11-22', text: 'First version.' },
  ],
  reviews: {},
};
