import { createVar } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** The upper end and the height of a bar, and the zero line, as shares of the drawing: 0 to 1. */
export const barTop = createVar();
export const barHeight = createVar();
export const zeroLine = createVar();

export const bars = componentStyle({ position: 'absolute', inset: 0, display: 'flex' });

export const column = componentStyle({ position: 'relative', flex: '1 1 0', minWidth: 0 });

/** At most 24 px wide, with a quarter of its column between two bars. */
export const bar = componentStyle({
  position: 'absolute',
  insetInline: '12.5%',
  maxWidth: 24,
  marginInline: 'auto',
  insetBlockStart: `calc(${barTop} * 100%)`,
  height: `calc(${barHeight} * 100%)`,
  minHeight: 2,
  forcedColorAdjust: 'none',
  transition: `opacity ${vars.duration.quick} ${vars.easing.out}`,
  selectors: { '[data-scrubbing] &:not([data-current])': { opacity: 0.35 } },
});

/** Bars stand on the zero line, or hang from it. */
export const side = componentVariants({
  gain: { borderStartStartRadius: vars.radius.small, borderStartEndRadius: vars.radius.small },
  loss: { borderEndStartRadius: vars.radius.small, borderEndEndRadius: vars.radius.small },
  none: { backgroundColor: vars.color.edge },
});

export const toned = {
  plain: componentStyle({ backgroundColor: vars.color.accent }),
  change: componentVariants({
    gain: { backgroundColor: vars.color.gain },
    loss: { backgroundColor: vars.color.loss },
    none: { backgroundColor: vars.color.edge },
  }),
};

export const zero = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(${zeroLine} * 100%)`,
  borderBlockStart: `1px solid ${vars.color.edge}`,
});
