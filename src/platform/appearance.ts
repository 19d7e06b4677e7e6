import { local } from './storage.ts';
import { createStore } from './store.ts';

/** `system` follows the device. */
export const themes = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof themes)[number];

/** Which color means up; `auto` follows the language: red in Chinese, Japanese and Korean. */
export const gainColors = ['auto', 'green', 'red'] as const;
export type GainColor = (typeof gainColors)[number];

/** The inline script in index.html reads the same keys before the first paint. */
export const themeKey = 'theme';
export const gainKey = 'gain';
const maskKey = 'mask-amounts';

const oneOf = <T extends string>(values: readonly T[], text: string | null, otherwise: T): T =>
  values.find((value) => value === text) ?? otherwise;

export const themeStore = createStore<Theme>({
  initial: 'system',
  read: () => oneOf(themes, local.read(themeKey), 'system'),
  write: (theme) => local.write(themeKey, theme),
});

export const gainStore = createStore<GainColor>({
  initial: 'auto',
  read: () => oneOf(gainColors, local.read(gainKey), 'auto'),
  write: (color) => local.write(gainKey, color),
});

/** Whether all amounts are masked. */
export const maskStore = createStore<boolean>({
  initial: false,
  read: () => local.read(maskKey) === '1',
  write: (isMasked) => local.write(maskKey, isMasked ? '1' : '0'),
});

const smallKey = 'hide-small-balances';

/** Whether the list of assets leaves out what is worth little. */
export const hideSmallStore = createStore<boolean>({
  initial: false,
  read: () => local.read(smallKey) === '1',
  write: (isHidden) => local.write(smallKey, isHidden ? '1' : '0'),
});

/** Returns whether readers of this language expect red for a rising price. */
export const isRedUp = (language: string): boolean => /^(zh|ja|ko)-/.test(language);

/** Sets theme and gain color on <html>, where the design system reads them. */
export function applyAppearance(language: string): void {
  const root = document.documentElement;
  const theme = themeStore.get();
  if (theme === 'system') root.removeAttribute('data-theme');
  else root.dataset.theme = theme;
  const gain = gainStore.get();
  root.dataset.gain = gain === 'auto' ? (isRedUp(language) ? 'red' : 'green') : gain;
}
