import { globalLayer } from '@vanilla-extract/css';

// The order of the layers is declared once, in the head of the app and of Storybook (tokens/layers.ts).
export const themeLayer = globalLayer('theme');
export const baseLayer = globalLayer('base');
/** Every rule of a component's .css.ts goes in here: outside of a layer it would beat each utility. */
export const componentLayer = globalLayer('ve');
