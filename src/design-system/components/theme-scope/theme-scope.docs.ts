import type { ComponentDocs } from '../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  summary:
    'Part of a page in a theme or brand of its own. The theme of the page itself is `data-theme` on `<html>`, without a ThemeScope.',
  needs: [{ group: 'layout', need: 'A part in a theme or brand of its own' }],
  use: ['For a preview of another theme, as in a setting.', 'For a widget of one brand inside the product of another.'],
  avoid: [{ case: 'A part should only stand out from the page', instead: 'card' }],
  anatomy: [
    { part: 'Ground', text: 'A block in the paper, ink and typeface of its theme, without padding or corners.' },
  ],
  states: [
    { state: 'Nested', text: 'Each scope has its own colors, whatever is around it.', story: 'Nested' },
    { state: 'Dialog open', text: 'Dialogs and sheets keep the theme of the place that opens them.', story: 'Overlay' },
    { state: 'Forced colors', text: 'The system’s colors replace those of every scope.', story: 'ForcedColors' },
  ],
  accessibility: {
    role: 'none',
    name: 'None: it groups by looks alone.',
    keys: [],
    announced: [],
  },
  content: [],
  dos: [{ text: 'Name theme and brand together where brands are nested.', story: 'Brands' }],
  donts: [{ text: 'Don’t use it for the whole page: the page’s ground and scroll bars keep the theme of <html>.' }],
  changes: [{ date: '2026-11-22', text: 'First version.' }],
  reviews: {},
};
