import { globalLayer } from '@vanilla-extract/css';

// The order of the layers is declared once, in the head of the app and of Storybook (tokens/layers.ts).
export const themeLayer = globalLayer('theme');
export const baseLayer = globalLayer('base');
export const componentLayer = globalLayer('ve');
