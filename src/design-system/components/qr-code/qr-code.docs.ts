import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  title: 'QR code',
  summary:
    'A code for another device to scan, black on white in every theme. The text stands beside it, to read and copy.',
  needs: [{ group: 'actions', need: 'An address to be scanned', how: 'with CopyButton beside it' }],
  use: ['For deposit addresses, and for links to another device.'],
  avoid: [
    { case: 'It is used on this device; give both', instead: 'copy-button' },
    { case: 'The customer has an image of a code', instead: 'image-upload' },
  ],
  anatomy: [{ part: 'Code', text: '192 px with its white margin.', at: 'svg' }],
  states: [
    { state: 'Loading', text: 'A box, while the encoder loads.' },
    { state: 'Too long', text: 'Nothing is shown; the text remains.', story: 'TooLong' },
  ],
  accessibility: {
    role: 'img',
    name: 'label: “QR code of the address”.',
    keys: [],
    announced: ['“Loading”, while the encoder loads.'],
  },
  content: ['The label says what is encoded.'],
  dos: [{ text: 'Show the text beside it in full.', story: 'Playground' }],
  donts: [{ text: 'Don’t color it, round it or put a mark on it: scanners fail.' }],
  changes: [
    { date: '2026-11-23', text: 'What it announces while loading is the `loading` label of the provider.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
