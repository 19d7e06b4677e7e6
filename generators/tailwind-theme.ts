/**
 * Writes src/design-system/theme/tailwind.css from the tokens: Tailwind's own values are switched off, so that only
 * tokens exist. `node generators/tailwind-theme.ts`; a unit test fails if the file is outdated.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  breakpoints,
  colorThemes,
  duration,
  easing,
  families,
  layers,
  radius,
  shadow,
  space,
  textSizes,
  weights,
} from '../src/design-system/tokens/index.ts';

const path = join(import.meta.dirname, '../src/design-system/theme/tailwind.css');

/** Returns the text of the file. */
export function tailwindTheme(): string {
  const colors = [...Object.keys(colorThemes.light), 'gain', 'loss'];
  const named = (kind: string, group: string, names: object) =>
    Object.keys(names).map((name) => `--${kind}-${name}: var(--ui-${group}-${name});`);
  const lines = [
    '--*: initial;',
    ...colors.map((name) => `--color-${name}: var(--ui-color-${name});`),
    '--color-transparent: transparent;',
    '--color-current: currentColor;',
    '--spacing: var(--ui-space-unit);',
    ...Object.keys(space)
      .filter((name) => name !== 'unit')
      .map((name) => `--spacing-${name}: var(--ui-space-${name});`),
    ...Object.keys(families).map((name) => `--font-${name}: var(--ui-family-${name});`),
    ...Object.entries(weights).map(([name, value]) => `--font-weight-${name}: ${value};`),
    ...Object.entries(textSizes).flatMap(([name, { size, tracking }]) => [
      `--text-${name}: ${size};`,
      `--text-${name}--line-height: var(--ui-leading-${name});`,
      `--text-${name}--letter-spacing: ${tracking};`,
    ]),
    ...named('radius', 'radius', radius),
    ...named('shadow', 'shadow', shadow),
    ...named('ease', 'easing', easing),
    ...Object.keys(duration).map((name) => `--transition-duration-${name}: var(--ui-duration-${name});`),
    '--default-transition-duration: var(--ui-duration-quick);',
    '--default-transition-timing-function: var(--ui-easing-out);',
    ...Object.entries(layers).map(([name, value]) => `--z-index-${name}: ${value};`),
    ...Object.entries(breakpoints).map(([name, value]) => `--breakpoint-${name}: ${value};`),
    '--animate-fade-in: ui-fade-in var(--ui-duration-normal) var(--ui-easing-out);',
    '--animate-rise-in: ui-rise-in var(--ui-duration-slow) var(--ui-easing-out);',
    '--animate-spin: ui-spin 900ms linear infinite;',
    '--animate-pulse: ui-pulse 1600ms ease-in-out infinite;',
    '--animate-tint: ui-tint var(--ui-duration-tint) var(--ui-easing-out);',
  ];
  return `/* Written by generators/tailwind-theme.ts from the tokens: change those. */
@import 'tailwindcss/utilities.css' layer(utilities) source(none);
@source '../../../src';
/* Its sentences are full of words that are classes too. */
@source not '../../../src/**/*.docs.ts';

/* Pressed, on a ground of the accent. */
@utility press-accent {
  --ui-color-pressed: var(--ui-color-accent-pressed);
}

@theme inline {
${lines.map((line) => `  ${line}`).join('\n')}
}
`;
}

if (import.meta.main) writeFileSync(path, tailwindTheme());
