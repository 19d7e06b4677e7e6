import { assignVars, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { colorThemes, type ColorName } from '../tokens/color.ts';
import { vars } from './contract.css.ts';
import { baseLayer } from './layers.css.ts';

// Where the device sets the colors it paints over text, backgrounds and edges by itself, but not over what SVG draws, nor
// over what asks to be left alone below: so our own names mean the system's colors. In a later layer than the themes.
const grounds: readonly ColorName[] = ['paper', 'surface', 'raised', 'sunken', 'ribbon', 'scrim'];
const accents: readonly ColorName[] = ['accent', 'accent-strong'];

function systemColor(name: ColorName): string {
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

forced(':root', { vars: assignVars(vars.color, { ...colors, gain: 'CanvasText', loss: 'CanvasText' }) });

// What is chosen, on or current keeps the field that says so, in the system's color for it.
forced(
  `[aria-current]:not([aria-current='false']), [aria-selected='true'], [aria-pressed='true'], [aria-checked='true'],
   [aria-valuenow], label:has(:checked), input:checked`,
  { forcedColorAdjust: 'none' },
);
// A shadow is not drawn, so what floats needs an edge.
forced("[role='dialog'], [role='alertdialog']", { outline: '1px solid CanvasText' });
// By the names, so that a component's own class takes it.
forced(":disabled, [aria-disabled='true']", {
  vars: { [vars.color.ink]: 'GrayText', [vars.color.muted]: 'GrayText', [vars.color.accent]: 'GrayText' },
});
