import { createVar } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** Position of a dot, as shares of the drawing: 0 to 1. */
export const dotX = createVar();
export const dotY = createVar();

const placed = {
  position: 'absolute',
  insetInlineStart: `calc(${dotX} * 100%)`,
  insetBlockStart: `calc(${dotY} * 100%)`,
  translate: '-50% -50%',
  borderRadius: vars.radius.round,
  forcedColorAdjust: 'none',
} as const;

/** On the line, with a rim that sets it off. */
export const dot = componentStyle({
  ...placed,
  width: 14,
  height: 14,
  border: `2px solid ${vars.color.paper}`,
  backgroundColor: 'currentColor',
});

/** Around the last point of a live line. */
export const halo = componentStyle({ ...placed, width: 20, height: 20, backgroundColor: 'currentColor', opacity: 0.2 });

export const livePoint = componentStyle({ ...placed, width: 8, height: 8, backgroundColor: 'currentColor' });

/** On the line, at a moment that matters: a ring. */
export const mark = componentStyle({
  ...placed,
  width: 9,
  height: 9,
  border: '2px solid currentColor',
  backgroundColor: vars.color.paper,
});

/** From top to bottom through that moment. */
export const markRule = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(${dotX} * 100%)`,
  borderInlineStart: `1px solid ${vars.color.line}`,
});

/** Space for the halo behind the last point. */
export const isLive = componentStyle({ paddingInlineEnd: 12 });
