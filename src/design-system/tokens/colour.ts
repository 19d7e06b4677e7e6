/**
 * Colours of the themes, as plain data in oklch. Warm paper and ink; one accent, verdigris, for what can be
 * pressed; gold for the mark alone. `tests/unit/design-system/contrast.test.ts` measures every pair that
 * `contrastPairs` declares, in every theme.
 */

/** The names of the colours, the same in every theme; each is the variable `--ui-color-<name>`. */
export interface ColourTheme {
  /** Page. */
  paper: string;
  /** Fields, floating things, whatever lies on the paper. */
  surface: string;
  /** One step up from the surface: menus over sheets, pressed rows. */
  raised: string;
  /** One step into the paper: skeletons, tracks, code. */
  sunken: string;
  /** Text and figures. */
  ink: string;
  /** Second text: labels, details, quiet digits. */
  muted: string;
  /** Hairline that only divides. */
  line: string;
  /** Hairline that means something: edge of a field, of a switch. */
  edge: string;
  /** What can be pressed. */
  accent: string;
  /** The accent while the pointer is on it. */
  'accent-strong': string;
  /** Tint under what is chosen. */
  'accent-quiet': string;
  /** Text on the accent. */
  'on-accent': string;
  /** What failed or destroys. */
  danger: string;
  'danger-quiet': string;
  'on-danger': string;
  /** What wants care before going on. */
  caution: string;
  'caution-quiet': string;
  /** What went well. */
  success: string;
  'success-quiet': string;
  /** The two colours of change; which of them is a gain follows the locale (`data-gain`). */
  green: string;
  vermilion: string;
  /** Only in the mark. */
  gold: string;
  /** Behind what floats. */
  scrim: string;
  /** Behind the text of the play money ribbon. */
  ribbon: string;
  'on-ribbon': string;
}

const light: ColourTheme = {
  paper: 'oklch(0.985 0.004 95)',
  surface: 'oklch(1 0 0)',
  raised: 'oklch(1 0 0)',
  sunken: 'oklch(0.958 0.006 95)',
  ink: 'oklch(0.22 0.02 260)',
  muted: 'oklch(0.48 0.018 255)',
  line: 'oklch(0.905 0.008 95)',
  edge: 'oklch(0.62 0.015 250)',
  accent: 'oklch(0.45 0.074 195)',
  'accent-strong': 'oklch(0.38 0.062 197)',
  'accent-quiet': 'oklch(0.95 0.022 190)',
  'on-accent': 'oklch(0.99 0.006 95)',
  danger: 'oklch(0.5 0.18 28)',
  'danger-quiet': 'oklch(0.962 0.015 28)',
  'on-danger': 'oklch(0.99 0.006 95)',
  caution: 'oklch(0.47 0.095 70)',
  'caution-quiet': 'oklch(0.963 0.022 85)',
  success: 'oklch(0.46 0.11 155)',
  'success-quiet': 'oklch(0.962 0.018 155)',
  green: 'oklch(0.48 0.112 155)',
  vermilion: 'oklch(0.53 0.19 33)',
  gold: 'oklch(0.7 0.12 85)',
  scrim: 'oklch(0.22 0.02 260 / 0.45)',
  ribbon: 'oklch(0.925 0.03 190)',
  'on-ribbon': 'oklch(0.33 0.052 200)',
};

const dark: ColourTheme = {
  paper: 'oklch(0.17 0.015 220)',
  surface: 'oklch(0.212 0.016 220)',
  raised: 'oklch(0.252 0.018 220)',
  sunken: 'oklch(0.235 0.014 220)',
  ink: 'oklch(0.95 0.008 95)',
  muted: 'oklch(0.735 0.014 220)',
  line: 'oklch(0.295 0.016 220)',
  edge: 'oklch(0.57 0.018 220)',
  accent: 'oklch(0.78 0.09 190)',
  'accent-strong': 'oklch(0.85 0.085 190)',
  'accent-quiet': 'oklch(0.285 0.04 195)',
  'on-accent': 'oklch(0.19 0.03 205)',
  danger: 'oklch(0.745 0.14 27)',
  'danger-quiet': 'oklch(0.255 0.03 27)',
  'on-danger': 'oklch(0.19 0.03 27)',
  caution: 'oklch(0.8 0.1 80)',
  'caution-quiet': 'oklch(0.26 0.022 80)',
  success: 'oklch(0.79 0.12 158)',
  'success-quiet': 'oklch(0.26 0.025 158)',
  green: 'oklch(0.79 0.13 158)',
  vermilion: 'oklch(0.735 0.145 35)',
  gold: 'oklch(0.8 0.12 85)',
  scrim: 'oklch(0.1 0.012 220 / 0.62)',
  ribbon: 'oklch(0.31 0.045 195)',
  'on-ribbon': 'oklch(0.88 0.06 190)',
};

/** Themes by name. A high-contrast theme is one more entry here and one more block in theme.css.ts. */
export const colourThemes = { light, dark } satisfies Record<string, ColourTheme>;

export type ThemeName = keyof typeof colourThemes;
export type ColourName = keyof ColourTheme;

/** A foreground, what it stands on, and the least contrast (WCAG 2.2): 4.5 for text, 3 for lines that mean something. */
export type ContrastPair = readonly [foreground: ColourName, background: ColourName, least: 4.5 | 3];

const grounds = ['paper', 'surface', 'raised', 'sunken'] as const;
const texts = ['ink', 'muted', 'accent', 'accent-strong', 'danger', 'caution', 'success', 'green', 'vermilion'] as const;

/** Every pair that a component draws. */
export const contrastPairs: readonly ContrastPair[] = [
  ...texts.flatMap((text) => grounds.map((ground): ContrastPair => [text, ground, 4.5])),
  ...grounds.map((ground): ContrastPair => ['edge', ground, 3]),
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-strong', 4.5],
  ['on-danger', 'danger', 4.5],
  ['accent', 'accent-quiet', 4.5],
  ['ink', 'accent-quiet', 4.5],
  ['muted', 'accent-quiet', 4.5],
  ['danger', 'danger-quiet', 4.5],
  ['ink', 'danger-quiet', 4.5],
  ['caution', 'caution-quiet', 4.5],
  ['ink', 'caution-quiet', 4.5],
  ['success', 'success-quiet', 4.5],
  ['ink', 'success-quiet', 4.5],
  ['on-ribbon', 'ribbon', 4.5],
];
