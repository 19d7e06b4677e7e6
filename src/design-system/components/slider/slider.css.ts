import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { layers, space, textSizes, weights } from '../../tokens/index.ts';

const forced = '(forced-colors: active)';

const knob = 28;
/** Half a tick's touch target: the ends of the scale are above the centers of the first and last tick. */
const inset = `calc((${space.target} - ${knob}px) / 2)`;

export const scale = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  marginInline: inset,
  minHeight: 44,
});

/** Forty marks, as on every scale; from the center of the knob at one end to that at the other. */
export const marks = componentStyle({
  position: 'absolute',
  insetInline: knob / 2,
  width: `calc(100% - ${knob}px)`,
  height: 10,
  fill: 'none',
  strokeWidth: 8,
  strokeDasharray: '2 2',
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});

export const track = componentStyle({
  stroke: vars.color.line,
  '@media': { [forced]: { stroke: 'CanvasText', strokeWidth: 2 } },
});

export const filled = componentStyle({
  stroke: vars.color.accent,
  selectors: { '[data-disabled] &': { stroke: vars.color.edge } },
  '@media': { [forced]: { stroke: 'Highlight' } },
});

const thumb: StyleRule = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: knob,
  height: knob,
  border: `2px solid ${vars.color.accent}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.surface,
  // A reeded rim would be noise at this size; a dot marks the value.
  backgroundImage: `radial-gradient(circle, ${vars.color.accent} 0 4px, transparent 4.5px)`,
  boxShadow: `0 0 0 3px ${vars.color.paper}`,
};
const idle: StyleRule = {
  borderColor: vars.color.edge,
  backgroundImage: `radial-gradient(circle, ${vars.color.edge} 0 4px, transparent 4.5px)`,
};

export const input = componentStyle({
  position: 'relative',
  zIndex: layers.bar,
  appearance: 'none',
  width: '100%',
  minHeight: space.target,
  background: 'none',
  cursor: 'pointer',
  touchAction: 'pan-y',
  outlineOffset: -6,
  borderRadius: vars.radius.round,
  selectors: {
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': thumb,
    '&:disabled': { cursor: 'not-allowed' },
    '&:disabled::-webkit-slider-thumb': idle,
    '&:disabled::-moz-range-thumb': idle,
  },
});

export const ticks = componentStyle({ display: 'flex', justifyContent: 'space-between' });

/** A clickable step of the scale, centered under its mark. */
export const tick = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: space.target,
  minHeight: space.target,
  borderRadius: vars.radius.control,
  fontSize: textSizes[14].size,
  color: vars.color.muted,
  outlineOffset: -2,
  selectors: {
    '&:hover:enabled': { backgroundColor: vars.color['accent-quiet'] },
    '&[aria-pressed=true]': { color: vars.color.accent, fontWeight: weights.medium },
    '&:disabled': { color: vars.color.muted },
  },
  '@media': { [forced]: { selectors: { '&[aria-pressed=true]': { textDecoration: 'underline' } } } },
});
