import { assignVars, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { colorThemes, type ColorName } from '../tokens/color.ts';
import { vars } from './contract.css.ts';
import { baseLayer } from './layers.css.ts';
import { pressed } from './pressable.ts';

// Forced colors override text, backgrounds and borders, but neither SVG nor what opts out below, so map our variables
// to system colors. In a later layer than the themes.
const grounds: readonly ColorName[] = ['paper', 'surface', 'raised', 'sunken', 'ribbon', 'scrim', 'thumb', 'skeleton'];
const accents: readonly ColorName[] = ['accent', 'accent-strong'];

function systemColor(name: ColorName): string {
  // See below.
  if (name.endsWith('pressed')) return 'transparent';
  if (name.endsWith('-quiet') || grounds.includes(name)) return 'Canvas';
  if (accents.includes(name)) return 'Highlight';
  if (name === 'on-accent') return 'HighlightText';
  return name === 'on-danger' ? 'Canvas' : 'CanvasText';
}

const colors = Object.fromEntries(
  (Object.keys(colorThemes.light) as ColorName[]).map((name) => [name, systemColor(name)]),
) as Record<ColorName, string>;

function forced(selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { '@layer': { [baseLayer]: { '@media': { '(forced-colors: active)': rule } } } });
}

// Every scope sets its own colors, so every scope is mapped.
forced(':root, [data-theme], [data-brand], [data-gain]', {
  vars: assignVars(vars.color, { ...colors, gain: 'CanvasText', loss: 'CanvasText' }),
});

// Chosen, active and current elements keep their background, in the system's color for it.
forced(
  `[aria-current]:not([aria-current='false']), [aria-selected='true'], [aria-pressed='true'], [aria-checked='true'],
   [aria-valuenow], label:has(:checked), input:checked`,
  { forcedColorAdjust: 'none' },
);
// No system color can be laid over text, so what is pressed is inverted.
forced(`${pressed}:not(:has([data-press-ground])), ${pressed} [data-press-ground]`, {
  backgroundColor: 'Canvas',
  filter: 'invert(1)',
});
// A shadow is not drawn, so what floats needs an edge.
forced("[role='dialog'], [role='alertdialog']", { outline: '1px solid CanvasText' });
// Through the variables, so that component classes apply. A group that ignores presses for a moment looks as ever.
forced(":disabled, :is(a, button, input)[aria-disabled='true']", {
  vars: { [vars.color.ink]: 'GrayText', [vars.color.muted]: 'GrayText', [vars.color.accent]: 'GrayText' },
});
