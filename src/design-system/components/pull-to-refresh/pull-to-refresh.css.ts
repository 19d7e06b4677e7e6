import { createVar } from '@vanilla-extract/css';
import { componentGlobalStyle, componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../tokens/index.ts';

/** How far it was pulled, in pixels; and the share of what refreshes. */
export const pulled = createVar();
export const share = createVar();

// The browser's own gesture would reload the page as well.
componentGlobalStyle(':root:has([data-pull-to-refresh])', { overscrollBehaviorY: 'contain' });

export const area = componentStyle({ position: 'relative' });

/** Comes down from above the content, which stays where it is. */
export const indicator = componentStyle({
  position: 'absolute',
  insetBlockStart: -44,
  insetInlineStart: 'calc(50% - 22px)',
  zIndex: layers.bar,
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: vars.radius.round,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.raised,
  color: vars.color.muted,
  boxShadow: vars.shadow.float,
  pointerEvents: 'none',
  opacity: share,
  transform: `translateY(${pulled})`,
  transition: `transform ${vars.duration.normal} ${vars.easing.out}, opacity ${vars.duration.normal}`,
  selectors: {
    // Under the finger it follows without delay.
    '&[data-state=pulling]': { transition: 'none' },
    '&:is([data-state=ready], [data-state=refreshing])': { color: vars.color.accent },
  },
});

export const arrow = componentStyle({ display: 'flex', transform: `rotate(calc(${share} * 180deg))` });

/** For everybody without a touch screen, and for keyboards and screen readers with one. */
export const button = componentStyle({
  display: 'flex',
  justifyContent: 'center',
  // The indicator comes down over it.
  selectors: { '[data-state]:not([data-state=idle]) + &': { opacity: 0 } },
  '@media': {
    '(pointer: coarse)': {
      selectors: {
        '&:not(:focus-within)': {
          position: 'absolute',
          width: 1,
          height: 1,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
});
