import { style, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentLayer } from '../../theme/layers.css.ts';
import { breakpoints, layers, space } from '../../tokens/index.ts';
import { tabBarHeight } from './bar-heights.css.ts';

const rule = (rule_: StyleRule) => style({ '@layer': { [componentLayer]: rule_ } });
const wide = `(min-width: ${breakpoints.wide})`;

export const root = rule({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  // Home-screen apps on iOS measure 100dvh wrongly while the keyboard is up.
  '@media': {
    '(display-mode: standalone)': { minHeight: '95vh' },
    [wide]: { selectors: { '&[data-tabs]': { paddingInlineStart: space.rail } } },
  },
});

const column = {
  width: '100%',
  maxWidth: `calc(${space.column} + 2 * ${vars.space.gutter})`,
  marginInline: 'auto',
  paddingInlineStart: `calc(${vars.space.gutter} + ${vars.safe.left})`,
  paddingInlineEnd: `calc(${vars.space.gutter} + ${vars.safe.right})`,
} as const;

export const main = rule({
  ...column,
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: 24,
  paddingBlockStart: 12,
  paddingBlockEnd: `calc(32px + ${vars.safe.bottom})`,
  outline: 'none',
  selectors: {
    '[data-tabs] > &': { paddingBlockEnd: `calc(32px + ${tabBarHeight})` },
    // Without a bar above it, content keeps clear of a notch.
    '[data-bare] > &': { paddingBlockStart: `calc(20px + ${vars.safe.top})` },
  },
  '@media': { [wide]: { selectors: { '[data-tabs] > &': { paddingBlockEnd: 48 } } } },
});

/** Stays within reach of the thumb, above the keyboard and the safe area. */
export const action = rule({
  ...column,
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layers.bar,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  paddingBlockStart: 12,
  paddingBlockEnd: `calc(12px + ${vars.safe.bottom})`,
  backgroundColor: vars.color.paper,
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '[data-tabs] > &': { insetBlockEnd: tabBarHeight, paddingBlockEnd: 12 } },
  '@media': { [wide]: { selectors: { '[data-tabs] > &': { insetBlockEnd: 0 } } } },
});
