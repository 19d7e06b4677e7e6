import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'A button with only an icon, 44 px, where space is short: in a bar, beside a figure, inside a field.',
  needs: [{ group: 'actions', need: 'An action where there is no room for words' }],
  use: [
    'In a bar, beside a figure or inside a field, for actions that people know by their icon.',
    'As a toggle with pressed.',
  ],
  avoid: [
    { case: 'There is room for words', instead: 'button' },
    { case: 'It copies a text', instead: 'copy-button' },
    { case: 'It turns a setting on', instead: 'switch' },
  ],
  anatomy: [
    { part: 'Target', text: '44 px, round.', at: 'button' },
    { part: 'Icon', text: '20 or 24 px.', at: 'svg' },
    { part: 'Badge', text: 'A count or a dot at the upper corner.' },
  ],
  states: [
    { state: 'Pressed', text: 'For a toggle: aria-pressed. The label doesn’t change.', story: 'Toggle' },
    { state: 'Disabled', text: 'Muted; can’t be pressed.', story: 'States' },
    { state: 'Busy', text: 'While what it does is sent: presses do nothing, the focus stays.', story: 'Busy' },
  ],
  accessibility: {
    role: 'button; link if it has an href',
    name: 'label. It is the tooltip too.',
    keys: [{ key: 'Enter or Space', does: 'Presses it. A link is followed with Enter.' }],
    announced: [],
  },
  content: ['The label says what it does: “Hide amounts”. Include a count: “Notices, 3 unread”.'],
  dos: [{ text: 'Keep the label of a toggle and let pressed say its state.', story: 'Toggle' }],
  donts: [{ text: 'Don’t use an icon that needs its tooltip to be understood.' }],
  changes: [
    { date: '2026-11-30', text: '`busy` keeps the focus while what it does is sent.' },
    { date: '2026-11-22', text: 'As a link it keeps ref and ARIA attributes.' },
    { date: '2026-11-22', text: 'A press shows as a tone, at once on touch.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', rightToLeft: '2026-11-21' },
};
