import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { breakpoints, layers, space } from '../../tokens/index.ts';
import { heightAbove, keyboardHeight, messageRoom, railWidth, tabBarHeight } from './bar-heights.css.ts';

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
  paddingBlockEnd: `calc(32px + ${vars.safe.bottom} + var(${messageRoom}, 0px))`,
  outline: 'none',
  selectors: {
    // The bar at the end of a form reaches the end of the screen.
    '&:has([data-screen-action])': { paddingBlockEnd: `var(${messageRoom}, 0px)` },
    '[data-tabs] > &': { paddingBlockEnd: `calc(32px + ${tabBarHeight} + var(${messageRoom}, 0px))` },
    // Without a bar above, content keeps clear of a notch.
    '[data-bare] > &': { paddingBlockStart: `calc(20px + ${vars.safe.top})` },
  },
  '@media': { [wide]: { selectors: { '[data-tabs] > &': { paddingBlockEnd: 48 } } } },
});

/** Within thumb reach, above the keyboard and the safe area. */
const bar = {
  position: 'sticky',
  insetBlockEnd: `var(${keyboardHeight}, 0px)`,
  zIndex: layers.bar,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  paddingBlockStart: 12,
  paddingBlockEnd: `calc(12px + ${vars.safe.bottom})`,
  backgroundColor: vars.color.paper,
  borderBlockStart: `1px solid ${vars.color.line}`,
} as const;

export const action = componentStyle({
  ...column,
  ...bar,
  selectors: { '[data-tabs] > &': { insetBlockEnd: tabBarHeight, paddingBlockEnd: 12 } },
  '@media': { [wide]: { selectors: { '[data-tabs] > &': { insetBlockEnd: 0 } } } },
});

/** The same at the end of a form, over the gutters of the column. */
export const formAction = componentStyle({
  ...bar,
  marginBlockStart: 'auto',
  marginInlineStart: `calc(-1 * (${vars.space.gutter} + ${vars.safe.left}))`,
  marginInlineEnd: `calc(-1 * (${vars.space.gutter} + ${vars.safe.right}))`,
  paddingInlineStart: `calc(${vars.space.gutter} + ${vars.safe.left})`,
  paddingInlineEnd: `calc(${vars.space.gutter} + ${vars.safe.right})`,
});
