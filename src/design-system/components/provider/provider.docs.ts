import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary: 'Gives all components the locale, masking, shared texts and the router’s link. It wraps the whole app once.',
  needs: [{ group: 'layout', need: 'Locale, masking and links for all components', how: 'once, around the app' }],
  use: ['Once, around the app.', 'Around a part that is in another language.'],
  avoid: [{ case: 'It is the frame of a screen', instead: 'screen' }],
  anatomy: [
    { part: 'Locale', text: 'For figures and dates.' },
    { part: 'Masking', text: 'Hides every Amount.' },
    { part: 'Labels', text: 'The few words that components share: “Close”, “Back”, “Loading”.' },
    { part: 'Link', text: 'The router’s link, for every component with a link.' },
  ],
  states: [{ state: 'Masked', text: 'Every amount is hidden.', story: 'Masked' }],
  accessibility: {
    role: 'none',
    name: 'None. It renders nothing of its own.',
    keys: [],
    announced: [],
  },
  content: ['Give the labels in the language of the locale.'],
  dos: [{ text: 'Pass the router’s link, so that links don’t reload the app.', story: 'RoutedLinks' }],
  donts: [{ text: 'Don’t pass a new function for link or onOverlay on each render.' }],
  changes: [
    { date: '2026-12-01', text: 'Its labels name the back button of a TopNav.' },
    { date: '2026-11-22', text: 'Its labels say whether copying worked.' },
    { date: '2026-11-21', text: 'First version.' },
  ],
  reviews: { design: '2026-11-21', keyboard: '2026-11-21' },
};
