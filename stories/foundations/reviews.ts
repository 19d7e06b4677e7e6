/** What a component is looked at for before it counts as done; each is said on the page "State of review". */
export const aspects = {
  design: 'In light and dark, at 320 and 390 px, by somebody who would show it to a designer',
  accessibility: 'Names, roles, states; axe in every theme; targets of 44 px',
  keyboard: 'Reached, used and left with keys alone; focus seen',
  screenReader: 'Listened to with a screen reader',
  forcedColours: 'Every state seen in forced colours',
  rightToLeft: 'Mirrored, with nothing cut off or turned the wrong way',
  translations: 'In German, Thai and Japanese',
} as const;

export type Aspect = keyof typeof aspects;

/** The day of each look, as YYYY-MM-DD; an aspect without one was not looked at yet. */
export type Review = Readonly<Partial<Record<Aspect, string>>>;

export const statuses = {
  experimental: 'Works and is tested; nobody has looked at its design yet, and props may change',
  review: 'Its design was looked at; something else was not yet',
  stable: 'Looked at in every aspect; a change of its props is announced',
} as const;

export type Status = keyof typeof statuses;

/** Follows from what was looked at, so that nobody can say more. */
export function statusOf(review: Review): Status {
  if (review.design === undefined) return 'experimental';
  return Object.keys(aspects).every((aspect) => aspect in review) ? 'stable' : 'review';
}

/** Each component by its folder. Only what was really looked at, by the date of the last look. */
export const reviews: Readonly<Record<string, Review>> = {
  'action-grid': {},
  'allocation-picture': {},
  amount: {},
  'amount-field': {},
  avatar: {},
  badge: {},
  'banner-carousel': {},
  button: {},
  callout: {},
  'candle-chart': {},
  card: {},
  'category-picker': {},
  checkbox: {},
  'code-field': {},
  'confirm-dialog': {},
  'copy-button': {},
  'countdown-ring': {},
  'currency-icon': {},
  'currency-picker': {},
  'date-range': {},
  dialog: {},
  drawing: {},
  'empty-state': {},
  'error-state': {},
  field: {},
  figure: {},
  'filter-bar': {},
  flag: {},
  'icon-button': {},
  'image-upload': {},
  'key-value-list': {},
  'list-row': {},
  logo: {},
  'masked-text': {},
  'network-picker': {},
  'notice-dialog': {},
  'offline-bar': {},
  'password-field': {},
  percent: {},
  'period-countdown': {},
  'phone-field': {},
  progress: {},
  'proof-steps': {},
  prose: {},
  provider: {},
  'qr-code': {},
  'quantity-stepper': {},
  'radio-cards': {},
  'rate-line': {},
  'record-list': {},
  'result-chip': {},
  ribbon: {},
  screen: {},
  'search-field': {},
  section: {},
  segmented: {},
  'select-field': {},
  'select-sheet': {},
  sheet: {},
  skeleton: {},
  slider: {},
  sparkline: {},
  splash: {},
  'status-chip': {},
  switch: {},
  'tab-bar': {},
  tabs: {},
  'text-field': {},
  'text-link': {},
  ticker: {},
  timeline: {},
  toast: {},
  'top-nav': {},
  'visually-hidden': {},
};
