import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'A wallet address in groups of four, to be compared by eye and copied.',
  needs: [{ group: 'money', need: 'A wallet address, to compare and copy', how: 'in full wherever money moves' }],
  use: [
    'In full for every address that money goes to or comes from.',
    'The short form in lists, where the row leads to the full address.',
    'AddressGroups alone where the text itself is beside it, as in AddressField.',
  ],
  avoid: [
    { case: 'The address is to be entered', instead: 'address-field' },
    { case: 'Another phone is to read it', instead: 'qr-code' },
    { case: 'It is private and may be hidden', instead: 'masked-text' },
  ],
  anatomy: [
    { part: 'Ends', text: 'The first and last groups stand out.' },
    { part: 'Middle', text: 'Quieter, and never left out where money moves: forged addresses match at the ends.' },
    { part: 'Buttons', text: 'Copy; in the short form, one that shows the middle.', at: 'button' },
  ],
  states: [
    { state: 'Short', text: 'Both ends, with a button for the middle.', story: 'Short' },
    {
      state: 'Compared',
      text: 'Groups that differ from another address are underlined, and read after it.',
      story: 'Compared',
    },
  ],
  accessibility: {
    role: 'text; its buttons are buttons',
    name: 'None: give the group or row around it one.',
    keys: [{ key: 'Enter or Space', does: 'On a button: copies, or shows the middle.' }],
    announced: ['“Copy Successful” or “Copy Failed”.'],
  },
  content: ['Name the buttons for what they do: “Copy address”, “Show full address”.'],
  dos: [{ text: 'Show the whole address before money leaves.', story: 'Playground' }],
  donts: [{ text: 'Don’t shorten an address on a screen that confirms a withdrawal.', story: 'Short' }],
  changes: [
    { date: '2026-11-30', text: '`unlikeLabel` says what is different to who can’t see it underlined.' },
    { date: '2026-11-25', text: 'Below the label of a KeyValueList it begins where the label does.' },
    { date: '2026-11-23', text: '`unlike` marks where two addresses differ.' },
    { date: '2026-11-22', text: 'First version.' },
  ],
  reviews: {},
};
