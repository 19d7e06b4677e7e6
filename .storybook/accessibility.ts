/** What a story may not break, in the light and in the dark. axe leaves the rules of WCAG 2.2 out unless they are named. */
export const axeOptions = {
  // Nothing else is read, and no rule of these needs the style sheets fetched once more.
  resultTypes: ['violations' as const],
  preload: false,
  runOnly: { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  // A component alone is no page: landmarks and headings are asserted where screens are tested.
  rules: {
    region: { enabled: false },
    'page-has-heading-one': { enabled: false },
    'landmark-one-main': { enabled: false },
  },
};

/** A theme changes colors alone, so what else axe looks at is looked at once. */
export const colorRules = {
  ...axeOptions,
  runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] },
};
