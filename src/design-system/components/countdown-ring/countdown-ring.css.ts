import { createVar, style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentLayer } from '../../theme/layers.css.ts';
import { textSizes, weights } from '../../tokens/index.ts';

const rule = (rule_: StyleRule) => style({ '@layer': { [componentLayer]: rule_ } });

/** How much of the time is left, 0 to 1. */
export const left = createVar();

export const ring = rule({ position: 'relative', display: 'inline-grid', placeItems: 'center', width: 56, height: 56 });

export const dial = rule({ gridArea: '1 / 1', width: '100%', height: '100%', transform: 'rotate(-90deg)' });

/** Forty marks, like the reeded edge of a coin. */
export const marks = rule({
  fill: 'none',
  stroke: vars.color.line,
  strokeWidth: 5,
  strokeDasharray: '1.5 2.427',
  '@media': { '(forced-colors: active)': { strokeOpacity: 0.25 } },
});

/** The part that is left, cut out by a mask that shortens. */
export const rest = rule({
  stroke: vars.color.accent,
  '@media': { '(forced-colors: active)': { strokeOpacity: 1 } },
  selectors: { '[data-urgent] &': { stroke: vars.color.caution } },
});

export const mask = rule({
  fill: 'none',
  stroke: 'white',
  strokeWidth: 5,
  strokeDasharray: `calc(${left} * 157.08) 158`,
});

export const figure = rule({
  gridArea: '1 / 1',
  fontSize: textSizes[16].size,
  fontWeight: weights.medium,
});
