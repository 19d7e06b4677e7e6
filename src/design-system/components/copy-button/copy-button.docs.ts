import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'Copies a text and says whether it worked.',
  needs: [{ group: 'actions', need: 'Copying an address or a number' }],
  use: ['Beside an address, an order number or a code that is typed elsewhere.'],
  avoid: [
    { case: 'It is scanned with another device; use both', instead: 'qr-code' },
    { case: 'It does anything but copy', instead: 'button' },
  ],
  anatomy: [
    { part: 'Icon button or button', text: 'An icon beside the text, or a Button with words.', at: 'button' },
    { part: 'Result', text: 'A tip over the icon, or the button’s own words, for two seconds.' },
  ],
  states: [
    { state: 'Copied', text: 'A check mark and the text of the provider.', story: 'Playground' },
    { state: 'Failed', text: 'A cross and the text of labels.failed: the browser refused.', story: 'Failed' },
  ],
  accessibility: {
    role: 'button',
    name: 'Its label. While a Button shows the result, the result.',
    keys: [{ key: 'Enter or Space', does: 'Copies.' }],
    announced: ['Whether it worked, each time.'],
  },
  content: [
    'The label says what is copied: “Copy address”.',
    'Keep the text itself visible and selectable: copying can fail.',
  ],
  dos: [{ text: 'Put it at the end of the text that it copies.', story: 'Playground' }],
  donts: [{ text: 'Don’t use it for a password or a secret that others can paste.' }],
  changes: [
    { date: '2026-11-25', text: 'Its message is legible in forced colors.' },
    { date: '2026-11-25', text: '`onCopied` tells when the text is on the clipboard.' },
    { date: '2026-11-22', text: 'The provider has its messages.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
