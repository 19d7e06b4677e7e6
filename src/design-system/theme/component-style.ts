import { style, type StyleRule } from '@vanilla-extract/css';
import { componentLayer } from './layers.css.ts';

/** A style of a component in its layer, where utilities win. */
export const componentStyle = (rule: StyleRule): string => style({ '@layer': { [componentLayer]: rule } });
