/** What people review on a component before it's done; the page "State of review" shows each. */
export const aspects = {
  design: 'In light and dark, at 320 and 390 px: would you show it to a designer?',
  accessibility: 'Names, roles, states; axe in every theme; targets of 44 px',
  keyboard: 'Reached, used and left with keys alone; the focus is visible. Skipped if there is nothing to press',
  screenReader: 'Listened to with a screen reader',
  forcedColors: 'Every state seen in forced colors',
  rightToLeft: 'Mirrored, with nothing cut off or turned the wrong way',
  translations: 'In German, Thai and Japanese',
} as const;

export type Aspect = keyof typeof aspects;

/** The date of each review, as YYYY-MM-DD; an aspect without one isn't reviewed yet. */
export type Review = Readonly<Partial<Record<Aspect, string>>>;

export const statuses = {
  experimental: 'Works and is tested. Nobody has reviewed its design yet, and props may change',
  review: 'Its design was reviewed; another aspect was not yet',
  stable: 'Reviewed in every aspect; changes to its props are announced',
} as const;

export type Status = keyof typeof statuses;

/** Derived from the reviews, so that nobody can claim more. */
export function statusOf(review: Review): Status {
  if (review.design === undefined) return 'experimental';
  return Object.keys(aspects).every((aspect) => aspect in review) ? 'stable' : 'review';
}
