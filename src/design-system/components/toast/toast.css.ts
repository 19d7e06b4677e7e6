import { componentGlobalStyle, componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { breakpoints, layers, space, textSizes, weights } from '../../tokens/index.ts';
import { barHeight, tabBarHeight, toastRoom, toastsHeight } from '../screen/bar-heights.css.ts';

const bars = `var(${barHeight.action}) + var(${barHeight.offline}, 0px)`;

/** Above the bars at the end of the screen; in the corner on wide screens. */
export const region = componentStyle({
  position: 'fixed',
  zIndex: layers.toast,
  insetInline: 0,
  insetBlockEnd: `calc(${tabBarHeight} + ${bars} + 16px)`,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  paddingInline: vars.space.gutter,
  pointerEvents: 'none',
  '@media': {
    [`(min-width: ${breakpoints.wide})`]: {
      insetBlockEnd: `calc(24px + ${vars.safe.bottom} + ${bars})`,
      alignItems: 'flex-end',
    },
  },
});

// On top of the screen while a dialog is open, which leaves this space to them: they cover none of its controls.
componentGlobalStyle(`:root:has([role$='dialog'][data-state='open']) ${region}`, {
  insetBlockStart: `calc(8px + ${vars.safe.top})`,
  insetBlockEnd: 'auto',
});

// As high as its text needs, with 16 px on both sides.
componentGlobalStyle(':root:has([data-stays])', { vars: { [toastRoom]: `calc(var(${toastsHeight}, 48px) + 32px)` } });

export const stack = componentStyle({ display: 'contents' });

export const toast = componentStyle({
  display: 'flex',
  // All on the first line of a longer text.
  alignItems: 'flex-start',
  gap: 8,
  width: '100%',
  maxWidth: 420,
  minHeight: space.control,
  paddingInlineStart: 16,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.ink,
  color: vars.color.paper,
  boxShadow: vars.shadow.float,
  fontSize: textSizes[14].size,
  lineHeight: vars.leading['14'],
  pointerEvents: 'auto',
  animation: `ui-rise-in ${vars.duration.slow} ${vars.easing.out}`,
  // Inverted in forced colors too, where the system would paint a background behind the text.
  forcedColorAdjust: 'none',
});

export const icon = componentStyle({ display: 'flex', flexShrink: 0, paddingBlock: 14 });

/** The button wraps below a text that leaves no space for it, and begins where the text does. */
export const words = componentStyle({
  flexGrow: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
});

export const text = componentStyle({ flexGrow: 1, maxWidth: '100%', paddingBlock: 14 });

/** The button, whose letters align with the text. */
export const button = componentStyle({ marginInlineStart: -12, marginBlock: 2 });

export const close = componentStyle({ marginBlock: 2, marginInlineEnd: 2 });

export const press = componentStyle({
  flexShrink: 0,
  minWidth: space.target,
  minHeight: space.target,
  paddingInline: 12,
  borderRadius: vars.radius.control,
  fontWeight: weights.medium,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  // On the inverted ground.
  vars: { [vars.color.pressed]: vars.color.muted },
  selectors: { '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: -4 } },
});
