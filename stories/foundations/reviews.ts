/** What people review on a component before it's done; the page "State of review" shows each. */
export const aspects = {
  design: 'In light and dark, at 320 and 390 px, by somebody who would show it to a designer',
  accessibility: 'Names, roles, states; axe in every theme; targets of 44 px',
  keyboard: 'Reached, used and left with keys alone; focus seen. Passed by where there is nothing to press',
  screenReader: 'Listened to with a screen reader',
  forcedColors: 'Every state seen in forced colors',
  rightToLeft: 'Mirrored, with nothing cut off or turned the wrong way',
  translations: 'In German, Thai and Japanese',
} as const;

export type Aspect = keyof typeof aspects;

/** The date of each review, as YYYY-MM-DD; an aspect without one isn't reviewed yet. */
export type Review = Readonly<Partial<Record<Aspect, string>>>;

export const statuses = {
  experimental: 'Works and is tested; nobody has looked at its design yet, and props may change',
  review: 'Its design was looked at; something else was not yet',
  stable: 'Looked at in every aspect; a change of its props is announced',
} as const;

export type Status = keyof typeof statuses;

/** Derived from the reviews, so that nobody can claim more. */
export function statusOf(review: Review): Status {
  if (review.design === undefined) return 'experimental';
  return Object.keys(aspects).every((aspect) => aspect in review) ? 'stable' : 'review';
}

// Design: every picture in light; the matrix, the states and 320 px in dark as well. Forced colors (dark) and right to
// left: pictures of its matrix, or of its playground without one. Keyboard: keys pressed in a real browser, and the
// focus ring seen in light and dark, in its playground.
const drawn = { design: '2026-11-21', keyboard: '2026-11-21' };
const looks = { ...drawn, forcedColors: '2026-11-21', rightToLeft: '2026-11-21' };

/** Each component by folder. Only what a person reviewed, with the date of the last review. */
export const reviews: Readonly<Record<string, Review>> = {
  'action-grid': looks,
  'allocation-chart': looks,
  amount: looks,
  'amount-field': looks,
  avatar: looks,
  badge: looks,
  'banner-carousel': looks,
  button: looks,
  callout: looks,
  'candle-chart': looks,
  card: looks,
  'category-picker': looks,
  checkbox: looks,
  'code-field': looks,
  'confirm-dialog': looks,
  'copy-button': looks,
  'countdown-ring': looks,
  'currency-icon': looks,
  'currency-picker': looks,
  'date-range': looks,
  dialog: looks,
  'empty-state': looks,
  'error-state': looks,
  field: looks,
  'filter-bar': looks,
  flag: looks,
  icon: {},
  'icon-button': { ...drawn, rightToLeft: looks.rightToLeft },
  illustration: looks,
  'image-upload': looks,
  'key-value-list': looks,
  'list-row': looks,
  logo: looks,
  'masked-text': looks,
  'network-picker': looks,
  'news-ticker': looks,
  'notice-dialog': looks,
  'offline-bar': looks,
  'password-field': looks,
  percent: looks,
  'period-countdown': looks,
  'phone-field': looks,
  progress: looks,
  'proof-steps': looks,
  prose: looks,
  provider: drawn,
  'qr-code': looks,
  'quantity-stepper': looks,
  'radio-cards': looks,
  'rate-line': looks,
  'record-list': looks,
  'result-chip': looks,
  ribbon: looks,
  screen: looks,
  'search-field': looks,
  section: looks,
  segmented: looks,
  'select-field': looks,
  'select-sheet': looks,
  sheet: looks,
  skeleton: looks,
  'skip-link': drawn,
  slider: looks,
  sparkline: looks,
  splash: looks,
  stat: looks,
  'status-chip': looks,
  switch: looks,
  'tab-bar': looks,
  tabs: looks,
  'text-field': looks,
  'text-link': looks,
  timeline: looks,
  toast: looks,
  'top-nav': looks,
};
