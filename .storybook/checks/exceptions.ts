/** Exceptions to the story checks, with reasons. A selector applies to every story; no story has an exception of its own. */
const reasons = {
  /** Targets of 24 px or more, instead of 44. */
  small: {} as Record<string, string>,
  /** Boxes that cut text off. */
  cut: { '[data-asterisks]': 'fewer asterisks hide no less' } as Record<string, string>,
  /** Bars that may cover the focused element. */
  over: { '[data-toasts]': 'a message goes away by itself or by its button' } as Record<string, string>,
};

const selector = (of: Record<string, string>): string => Object.keys(of).join(', ') || ':not(*)';

export const exceptions = { small: selector(reasons.small), cut: selector(reasons.cut), over: selector(reasons.over) };
