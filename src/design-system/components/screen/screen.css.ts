import { vars } from '../../theme/contract.css.ts';
import { componentGlobalStyle, componentStyle } from '../../theme/component-style.ts';
import { breakpoints, layers, space } from '../../tokens/index.ts';
import { heightAbove, keyboardHeight, messageRoom, railWidth, stays, tabBarHeight } from './bar-heights.css.ts';

const wide = `(min-width: ${breakpoints.wide})`;

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minHeight: `calc(100dvh - ${heightAbove})`,
  paddingInlineStart: `var(${railWidth}, 0px)`,
  // Apple home-screen apps measure 100dvh wrong while the keyboard is up.
  selectors: { ':root[data-standalone=apple] &': { minHeight: `calc(95vh - ${heightAbove})` } },
});

const column = {
  width: '100%',
  maxWidth: `calc(${space.column} + 2 * ${vars.space.gutter})`,
  marginInline: 'auto',
  paddingInlineStart: `calc(${vars.space.gutter} + ${vars.safe.left})`,
  paddingInlineEnd: `calc(${vars.space.gutter} + ${vars.safe.right})`,
} as const;

export const main = componentStyle({
  ...column,
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: 24,
  paddingBlockStart: 12,
  paddingBlockEnd: `calc(32px + ${vars.safe.bottom} + ${messageRoom})`,
  outline: 'none',
  selectors: {
    '[data-tabs] > &': { paddingBlockEnd: `calc(32px + ${tabBarHeight} + ${messageRoom})` },
    // The bar of the action reaches the end of the screen.
    '&:has([data-screen-action])': { paddingBlockEnd: 0 },
    '[data-tabs] > &:has([data-screen-action])': { paddingBlockEnd: tabBarHeight },
    '[data-bare] > &': { paddingBlockStart: 20 },
  },
  '@media': {
    [wide]: {
      selectors: {
        '[data-tabs] > &': { paddingBlockEnd: `calc(48px + ${messageRoom})` },
        '[data-tabs] > &:has([data-screen-action])': { paddingBlockEnd: 0 },
      },
    },
  },
});

// Messages stand above the bar of the action: what comes before it can be scrolled clear of them.
componentGlobalStyle(':has(+ [data-screen-action])', { marginBlockEnd: `calc${messageRoom}` });

const gutters = {
  start: `calc(${vars.space.gutter} + ${vars.safe.left})`,
  end: `calc(${vars.space.gutter} + ${vars.safe.right})`,
} as const;

const actionInset = (inset: string) => `min(${inset}, var(${stays.action}))`;

/** Within thumb reach, above the keyboard and the safe area, over the gutters of the column. */
export const action = componentStyle({
  position: 'sticky',
  insetBlockEnd: actionInset(`var(${keyboardHeight}, 0px)`),
  zIndex: layers.bar,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  marginBlockStart: 'auto',
  // Where it scrolls away, messages stand at the end of the screen.
  marginBlockEnd: `clamp(0px, -1 * var(${stays.action}), ${messageRoom})`,
  marginInlineStart: `calc(-1 * ${gutters.start})`,
  marginInlineEnd: `calc(-1 * ${gutters.end})`,
  paddingBlockStart: 12,
  paddingBlockEnd: `calc(12px + ${vars.safe.bottom})`,
  paddingInlineStart: gutters.start,
  paddingInlineEnd: gutters.end,
  backgroundColor: vars.color.paper,
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '[data-tabs] &': { insetBlockEnd: actionInset(tabBarHeight), paddingBlockEnd: 12 } },
  '@media': { [wide]: { selectors: { '[data-tabs] &': { insetBlockEnd: actionInset('0px') } } } },
});
