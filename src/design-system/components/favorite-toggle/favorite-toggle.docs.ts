import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'A star that keeps a market or a currency at hand. It takes effect at once.',
  needs: [{ group: 'actions', need: 'Keeping something at hand, with a star' }],
  use: ['In the bar of a market or at the end of its row.', 'Where favorites stand first in a list.'],
  avoid: [
    { case: 'It turns a setting on or off', instead: 'switch' },
    { case: 'It is sent with a form', instead: 'checkbox' },
    { case: 'Any other action with an icon', instead: 'icon-button' },
  ],
  anatomy: [{ part: 'Star', text: 'An outline, or filled with the accent. 44 px to press.', at: 'button' }],
  states: [
    { state: 'On', text: 'Filled: told apart by shape, not by color alone.', story: 'Matrix' },
    { state: 'Disabled', text: 'Cannot be pressed.', story: 'Matrix' },
  ],
  accessibility: {
    role: 'toggle button',
    name: 'Its label, the same in both states; aria-pressed says which.',
    keys: [{ key: 'Enter or Space', does: 'Adds or removes it.' }],
    announced: ['That it was added or removed, after a press.'],
  },
  content: ['The label names the thing: “Favorite BTC”, never “Favorite” alone.'],
  dos: [{ text: 'Show the new state at once, and go back if saving fails.', story: 'Keyboard' }],
  donts: [{ text: 'Don’t change the label with the state: it would be said twice.' }],
  changes: [{ date: '2026-11-22', text: 'First version.' }],
  reviews: {},
};
