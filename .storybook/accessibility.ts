/** Accessibility rules of every story, in light and dark. axe skips the WCAG 2.2 rules unless they are named. */
export const axeOptions = {
  // What passes is not read, and none of these rules needs style sheets preloaded.
  resultTypes: ['violations' as const, 'incomplete' as const],
  preload: false,
  runOnly: { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  // A component alone isn't a page: screen stories assert landmarks and headings.
  rules: {
    region: { enabled: false },
    bypass: { enabled: false },
    'page-has-heading-one': { enabled: false },
    'landmark-one-main': { enabled: false },
  },
};

/** Themes only change colors, so all other rules run once. */
export const colorRules = {
  ...axeOptions,
  runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] },
};
