import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { textSizes, weights } from '../../tokens/index.ts';

/** Remaining share of the time, 0 to 1. */
export const left = createVar();

export const ring = componentStyle({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: 56,
  height: 56,
});

export const dial = componentStyle({ gridArea: '1 / 1', width: '100%', height: '100%', transform: 'rotate(-90deg)' });

/** Forty marks, like the reeded edge of a coin. */
export const marks = componentStyle({
  fill: 'none',
  stroke: vars.color.line,
  strokeWidth: 5,
  strokeDasharray: '1.5 2.427',
  '@media': { '(forced-colors: active)': { strokeOpacity: 0.25 } },
});

/** The remaining part, cut out by a shrinking mask. */
export const rest = componentStyle({
  stroke: vars.color.accent,
  '@media': { '(forced-colors: active)': { strokeOpacity: 1 } },
  selectors: { '[data-urgent] &': { stroke: vars.color.caution } },
});

export const mask = componentStyle({
  fill: 'none',
  stroke: 'white',
  strokeWidth: 5,
  strokeDasharray: `calc(${left} * 157.08) 158`,
});

export const figure = componentStyle({
  gridArea: '1 / 1',
  fontSize: textSizes[16].size,
  fontWeight: weights.medium,
});

/** Minutes and seconds, which have to fit into the ring. */
export const clock = componentStyle({
  gridArea: '1 / 1',
  fontSize: textSizes[14].size,
  fontWeight: weights.medium,
  fontVariantNumeric: 'tabular-nums',
});
