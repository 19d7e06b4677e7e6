/**
 * The globals of each picture, for Chromatic and our own story checks alike (`parameters.chromatic.modes`). High contrast is
 * measured in components (axe, contrast.test.ts), and measured and photographed in the main story of each screen.
 */
export const themeModes = {
  light: { theme: 'light' },
  dark: { theme: 'dark' },
} as const;

/** For the main story of each screen. */
export const screenModes = {
  ...themeModes,
  contrast: { theme: 'contrast' },
  narrow: { theme: 'light', viewport: 'narrow' },
} as const;

/** For the one story of each screen that asserts no text: it runs in each language. */
export const languageModes = {
  light: { disable: true },
  dark: { disable: true },
  german: { theme: 'light', viewport: 'small', locale: 'de-de' },
  thai: { theme: 'light', viewport: 'small', locale: 'th-th' },
  japanese: { theme: 'light', viewport: 'small', locale: 'ja-jp' },
} as const;
