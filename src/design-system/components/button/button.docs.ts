import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'Starts an action in words. With a link address it leads to another page and looks the same.',
  needs: [
    { group: 'actions', need: 'The next step of a screen', how: 'primary, in a ScreenAction' },
    { group: 'actions', need: 'Two answers to one question', how: 'both secondary, equal in size' },
  ],
  use: [
    'For the one action that a screen is about: primary, once per screen.',
    'For side actions: secondary, or quiet where several stand together.',
    'For an action that destroys something: danger, with a ConfirmDialog before it.',
  ],
  avoid: [
    { case: 'There is no room for words, as in a bar', instead: 'icon-button' },
    { case: 'The link stands inside a sentence', instead: 'text-link' },
    { case: 'It switches among views of one thing', instead: 'tabs' },
    { case: 'It turns something on or off', instead: 'switch' },
  ],
  anatomy: [
    {
      part: 'Container',
      text: '44, 48 or 56 px high; as wide as its text, or as its container with block.',
      at: 'button',
    },
    {
      part: 'Icon',
      text: 'Optional, 20 px, before the text. A spinner replaces it while busy; without an icon, it replaces the text unless the button is as wide as its container.',
    },
    { part: 'Label', text: 'A verb and its object. It wraps rather than being cut off.', at: 'button > span' },
    { part: 'Icon at the end', text: 'Optional, 20 px: an arrow that leads on.' },
  ],
  states: [
    { state: 'Busy', text: 'Keeps its width and the focus, and ignores presses.', story: 'Busy' },
    { state: 'Disabled', text: 'Can’t be focused or pressed. Say beside it what is missing.', story: 'Matrix' },
  ],
  accessibility: {
    role: 'button; link if it has an href',
    name: 'Its label. “Loading” is added while busy.',
    keys: [{ key: 'Enter or Space', does: 'Presses it. A link is followed with Enter.' }],
    announced: ['Nothing by itself; aria-busy is set while busy.'],
  },
  content: [
    'Verb and object: “Create account”, “Withdraw 250.00 USDT”. Never “OK” for what moves money.',
    'At most 20 characters in English; other languages take a third more.',
    'No period, no exclamation mark, no capitals.',
  ],
  dos: [{ text: 'Give two answers to one question the same tone and size.', story: 'EqualAnswers' }],
  donts: [{ text: 'Don’t put two primary buttons on a screen: nothing is primary then.', story: 'TwoPrimary' }],
  changes: [
    {
      date: '2026-12-02',
      text: 'Busy and without an icon, the spinner takes the place of the text, so that the width stays.',
    },
    { date: '2026-11-22', text: 'As a link it keeps busy, ref and ARIA attributes.' },
    { date: '2026-11-22', text: 'A press shows as a tone, at once on touch.' },
    { date: '2026-11-22', text: '`id`, `ref`, `data-*` and ARIA attributes pass through to the element that matters.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21', forcedColors: '2026-11-21', rightToLeft: '2026-11-21' },
};
