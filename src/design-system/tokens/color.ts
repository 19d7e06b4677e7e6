/**
 * Colors of the themes, as plain data in oklch. Warm paper and ink; one accent, verdigris, for interactive elements;
 * gold only for the logo and the rosette. `tests/unit/design-system/contrast.test.ts` measures every pair that `contrastPairs`
 * declares, in every theme.
 */

/** The names of the colors, the same in every theme; each is the variable `--ui-color-<name>`. */
export interface ColorTheme {
  /** Page. */
  paper: string;
  /** Fields, cards and floating elements. */
  surface: string;
  /** One step up from the surface: menus over sheets, pressed rows. */
  raised: string;
  /** One step into the paper: skeletons, tracks, code. */
  sunken: string;
  /** The raised part of a control on a sunken track. */
  thumb: string;
  /** Text and figures. */
  ink: string;
  /** Secondary text: labels, details, quiet digits. */
  muted: string;
  /** A line that only divides. */
  line: string;
  /** A meaningful line: the border of a field or switch. */
  edge: string;
  /** Interactive elements. */
  accent: string;
  /** The accent on hover. */
  'accent-strong': string;
  /** The accent while it is pressed. */
  'accent-pressed': string;
  /** Background of chosen elements. */
  'accent-quiet': string;
  /** Text on the accent. */
  'on-accent': string;
  /** Errors and destructive actions. */
  danger: string;
  'danger-quiet': string;
  'on-danger': string;
  /** What needs attention before going on. */
  caution: string;
  'caution-quiet': string;
  /** Success. */
  success: string;
  'success-quiet': string;
  /** The two colors of change; the locale decides which one is a gain (`data-gain`). */
  green: string;
  vermilion: string;
  /** Only in the logo and the rosette. */
  gold: string;
  /** Placeholders of content that is loading: visible on every ground, yet quiet. */
  skeleton: string;
  /** The families of currency symbols, each on its quiet ground. */
  'coin-sand': string;
  'coin-sand-quiet': string;
  'coin-green': string;
  'coin-green-quiet': string;
  'coin-blue': string;
  'coin-blue-quiet': string;
  'coin-violet': string;
  'coin-violet-quiet': string;
  'coin-red': string;
  'coin-red-quiet': string;
  /** Translucent, laid over the ground of what is pressed. */
  pressed: string;
  /** Behind dialogs. */
  scrim: string;
  /** Behind the text of the play money ribbon. */
  ribbon: string;
  'on-ribbon': string;
}

const light: ColorTheme = {
  paper: 'oklch(0.985 0.004 95)',
  surface: 'oklch(1 0 0)',
  raised: 'oklch(1 0 0)',
  sunken: 'oklch(0.958 0.006 95)',
  thumb: 'oklch(1 0 0)',
  ink: 'oklch(0.22 0.02 260)',
  muted: 'oklch(0.48 0.018 255)',
  line: 'oklch(0.905 0.008 95)',
  edge: 'oklch(0.62 0.015 250)',
  accent: 'oklch(0.45 0.074 195)',
  'accent-strong': 'oklch(0.38 0.062 197)',
  'accent-pressed': 'oklch(0.32 0.052 198)',
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
  skeleton: 'oklch(0.92 0.007 95)',
  'coin-sand': 'oklch(0.46 0.076 80)',
  'coin-sand-quiet': 'oklch(0.925 0.034 80)',
  'coin-green': 'oklch(0.46 0.086 158)',
  'coin-green-quiet': 'oklch(0.925 0.038 158)',
  'coin-blue': 'oklch(0.46 0.100 255)',
  'coin-blue-quiet': 'oklch(0.925 0.036 255)',
  'coin-violet': 'oklch(0.46 0.095 300)',
  'coin-violet-quiet': 'oklch(0.925 0.042 300)',
  'coin-red': 'oklch(0.46 0.105 28)',
  'coin-red-quiet': 'oklch(0.925 0.034 28)',
  pressed: 'oklch(0.22 0.02 260 / 0.065)',
  scrim: 'oklch(0.22 0.02 260 / 0.45)',
  ribbon: 'oklch(0.925 0.03 190)',
  'on-ribbon': 'oklch(0.33 0.052 200)',
};

const dark: ColorTheme = {
  paper: 'oklch(0.17 0.015 220)',
  surface: 'oklch(0.212 0.016 220)',
  raised: 'oklch(0.252 0.018 220)',
  sunken: 'oklch(0.235 0.014 220)',
  thumb: 'oklch(0.365 0.02 220)',
  ink: 'oklch(0.95 0.008 95)',
  muted: 'oklch(0.735 0.014 220)',
  line: 'oklch(0.295 0.016 220)',
  edge: 'oklch(0.57 0.018 220)',
  accent: 'oklch(0.78 0.09 190)',
  'accent-strong': 'oklch(0.85 0.085 190)',
  'accent-pressed': 'oklch(0.91 0.06 190)',
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
  skeleton: 'oklch(0.31 0.016 220)',
  'coin-sand': 'oklch(0.82 0.068 80)',
  'coin-sand-quiet': 'oklch(0.31 0.036 80)',
  'coin-green': 'oklch(0.82 0.077 158)',
  'coin-green-quiet': 'oklch(0.31 0.041 158)',
  'coin-blue': 'oklch(0.82 0.089 255)',
  'coin-blue-quiet': 'oklch(0.31 0.047 255)',
  'coin-violet': 'oklch(0.82 0.085 300)',
  'coin-violet-quiet': 'oklch(0.31 0.045 300)',
  'coin-red': 'oklch(0.82 0.094 28)',
  'coin-red-quiet': 'oklch(0.31 0.050 28)',
  pressed: 'oklch(0.95 0.008 95 / 0.09)',
  scrim: 'oklch(0.1 0.012 220 / 0.62)',
  ribbon: 'oklch(0.31 0.045 195)',
  'on-ribbon': 'oklch(0.88 0.06 190)',
};

/** White and ink for more contrast: hairlines become edges, and secondary text comes close to primary. */
const highContrast: ColorTheme = {
  paper: 'oklch(1 0 0)',
  surface: 'oklch(1 0 0)',
  raised: 'oklch(1 0 0)',
  sunken: 'oklch(0.955 0.006 95)',
  thumb: 'oklch(1 0 0)',
  ink: 'oklch(0.14 0.015 260)',
  muted: 'oklch(0.38 0.018 255)',
  line: 'oklch(0.5 0.014 250)',
  edge: 'oklch(0.42 0.018 255)',
  accent: 'oklch(0.36 0.059 195)',
  'accent-strong': 'oklch(0.28 0.046 197)',
  'accent-pressed': 'oklch(0.2 0.033 198)',
  'accent-quiet': 'oklch(0.94 0.028 190)',
  'on-accent': 'oklch(1 0 0)',
  danger: 'oklch(0.4 0.147 28)',
  'danger-quiet': 'oklch(0.962 0.015 28)',
  'on-danger': 'oklch(1 0 0)',
  caution: 'oklch(0.385 0.077 70)',
  'caution-quiet': 'oklch(0.963 0.022 85)',
  success: 'oklch(0.37 0.089 155)',
  'success-quiet': 'oklch(0.962 0.018 155)',
  green: 'oklch(0.37 0.089 155)',
  vermilion: 'oklch(0.4 0.139 33)',
  gold: 'oklch(0.55 0.1 85)',
  skeleton: 'oklch(0.86 0.008 95)',
  'coin-sand': 'oklch(0.37 0.068 80)',
  'coin-sand-quiet': 'oklch(0.925 0.034 80)',
  'coin-green': 'oklch(0.37 0.077 158)',
  'coin-green-quiet': 'oklch(0.925 0.038 158)',
  'coin-blue': 'oklch(0.37 0.089 255)',
  'coin-blue-quiet': 'oklch(0.925 0.036 255)',
  'coin-violet': 'oklch(0.37 0.085 300)',
  'coin-violet-quiet': 'oklch(0.925 0.042 300)',
  'coin-red': 'oklch(0.37 0.094 28)',
  'coin-red-quiet': 'oklch(0.925 0.034 28)',
  pressed: 'oklch(0.14 0.015 260 / 0.08)',
  scrim: 'oklch(0.14 0.015 260 / 0.7)',
  ribbon: 'oklch(0.9 0.045 190)',
  'on-ribbon': 'oklch(0.22 0.034 200)',
};

/** Themes by name. */
export const colorThemes = { light, dark, contrast: highContrast } satisfies Record<string, ColorTheme>;

export type ThemeName = keyof typeof colorThemes;
export type ColorName = keyof ColorTheme;

/** The kind of foreground: text, a meaningful line, one that only divides, or a shape that is only seen. */
export type ContrastKind = 'text' | 'edge' | 'hairline' | 'placeholder';

/** A foreground, its background, the kind of foreground, and what is laid over the background. */
export type ContrastPair = readonly [
  foreground: ColorName,
  background: ColorName,
  kind: ContrastKind,
  layer?: 'pressed',
];

/**
 * The minimum contrast (WCAG 2.2) of each kind; high contrast requires level AAA for text, and for lines what AA
 * requires for text.
 */
export const minContrast: Record<ThemeName, Record<ContrastKind, number>> = {
  light: { text: 4.5, edge: 3, hairline: 1.1, placeholder: 1.15 },
  dark: { text: 4.5, edge: 3, hairline: 1.1, placeholder: 1.15 },
  contrast: { text: 7, edge: 4.5, hairline: 4.5, placeholder: 1.4 },
};

const grounds = ['paper', 'surface', 'raised', 'sunken'] as const;
const texts = [
  'ink',
  'muted',
  'accent',
  'accent-strong',
  'danger',
  'caution',
  'success',
  'green',
  'vermilion',
] as const;

const pairs: readonly ContrastPair[] = [
  ...texts.flatMap((text) => grounds.map((ground): ContrastPair => [text, ground, 'text'])),
  ...grounds.map((ground): ContrastPair => ['edge', ground, 'edge']),
  ...grounds.map((ground): ContrastPair => ['line', ground, 'hairline']),
  ['on-accent', 'accent', 'text'],
  ['on-accent', 'accent-strong', 'text'],
  ['on-danger', 'danger', 'text'],
  ['accent', 'accent-quiet', 'text'],
  ['ink', 'accent-quiet', 'text'],
  ['muted', 'accent-quiet', 'text'],
  ['danger', 'danger-quiet', 'text'],
  ['ink', 'danger-quiet', 'text'],
  ['caution', 'caution-quiet', 'text'],
  ['ink', 'caution-quiet', 'text'],
  ['success', 'success-quiet', 'text'],
  ['ink', 'success-quiet', 'text'],
  ['on-ribbon', 'ribbon', 'text'],
  ['ink', 'thumb', 'text'],
  ...(['paper', 'surface', 'raised'] as const).map((ground): ContrastPair => ['skeleton', ground, 'placeholder']),
  ...(['sand', 'green', 'blue', 'violet', 'red'] as const).map((family): ContrastPair => [
    `coin-${family}`,
    `coin-${family}-quiet`,
    'text',
  ]),
];

/** Grounds of what can be pressed. */
export const pressedGrounds = [...grounds, 'thumb', 'accent-quiet', 'danger-quiet'] as const;

const isPressed = ([, background, kind]: ContrastPair): boolean =>
  kind === 'text' && pressedGrounds.some((ground) => ground === background);

/** Every pair that components use. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs,
  ['on-accent', 'accent-pressed', 'text'],
  ['paper', 'ink', 'text'],
  ['paper', 'muted', 'text'],
  ...pairs.filter(isPressed).map(([text, ground, kind]): ContrastPair => [text, ground, kind, 'pressed']),
];
