/** Exceptions to the story checks, with reasons. A selector applies to every story; no story has an exception of its own. */
const reasons = {
  /** Boxes that cut text off. */
  cut: { '[data-asterisks]': 'fewer asterisks hide no less' } as Record<string, string>,
  /** Bars that may cover the focused element, or a target. */
  over: {
    '[data-toasts]': 'a message goes away by itself or by its button',
    "a[href='#main']": 'a skip link is there while it has the focus',
  } as Record<string, string>,
  /** What axe leaves undecided, by rule and axe's reason. */
  undecided: {
    'aria-hidden-focus: focusable-modal-open': { '*': 'a modal dialog keeps the focus inside' },
    'color-contrast: bgGradient': {
      '[autocomplete=one-time-code]': 'the gradient is the line under each digit',
      '[data-contrast]': 'a sample that measures its own contrast',
      '[data-pressed], [data-pressed] *': 'the tone of a press, which contrast.test.ts measures',
    },
    'color-contrast: bgOverlap': { '*': 'scrolled out of its box or behind a sheet, where nobody reads it' },
    'color-contrast: elmPartiallyObscured': { '*': 'scrolled out of its box or behind a sheet, where nobody reads it' },
    'color-contrast: elmPartiallyObscuring': {
      '*': 'scrolled out of its box or behind a sheet, where nobody reads it',
    },
    'color-contrast: emptyValue': { '*': 'no text yet' },
    'color-contrast: imgNode': { '*': 'beside an image, or in the middle that it leaves free' },
    'color-contrast: nonBmp': { '*': 'a dash or sign in a color that contrast.test.ts measures' },
    'color-contrast: shortTextContent': { '*': 'a digit or sign in a color that contrast.test.ts measures' },
    'form-field-multiple-labels: multiple-label': { '[type=file]': "the field's name, then what its button does" },
    'heading-order: heading-order': { '*': 'the first heading of a component that stands alone' },
    'video-caption: caption': { '*': 'a splash plays without sound' },
  } as Record<string, Record<string, string>>,
};

const selector = (of: Record<string, string>): string => Object.keys(of).join(', ') || ':not(*)';

export const exceptions = {
  cut: selector(reasons.cut),
  over: selector(reasons.over),
  undecided: Object.fromEntries(Object.entries(reasons.undecided).map(([key, of]) => [key, selector(of)])),
};
