import { componentGlobalStyle, componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { railWidth } from '../screen/bar-heights.css.ts';
import { breakpoints, layers, space, textSizes, weights } from '../../tokens/index.ts';

const wide = `(min-width: ${breakpoints.wide})`;

export const bar = componentStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: layers.navigation,
  backgroundColor: vars.color.paper,
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlockEnd: vars.safe.bottom,
  paddingInlineStart: vars.safe.left,
  paddingInlineEnd: vars.safe.right,
  selectors: { '&[data-rail-only]': { display: 'none' } },
  '@media': {
    [wide]: {
      selectors: { '&[data-rail-only]': { display: 'block' } },
      insetInlineEnd: 'auto',
      insetBlockStart: 0,
      width: space.rail,
      borderBlockStart: 0,
      borderInlineEnd: `1px solid ${vars.color.line}`,
      padding: `20px 12px`,
    },
  },
});

export const logo = componentStyle({
  display: 'none',
  '@media': { [wide]: { display: 'block', paddingInline: 12, paddingBlockEnd: 24 } },
});

export const items = componentStyle({
  display: 'grid',
  gridAutoColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  '@media': { [wide]: { gridAutoFlow: 'row', gap: 4 } },
});

export const item = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  height: '100%',
  minHeight: space.bar,
  paddingInline: 2,
  paddingBlock: 6,
  color: vars.color.muted,
  textAlign: 'center',
  transition: `color ${vars.duration.quick} ${vars.easing.out}`,
  borderRadius: vars.radius.control,
  outlineOffset: -2,
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&[aria-current]': { color: vars.color.accent },
    // A rule on the edge of the bar, as on the scale of an instrument.
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: -1,
      width: 24,
      height: 2,
      backgroundColor: vars.color.accent,
    },
  },
  '@media': {
    [wide]: {
      flexDirection: 'row',
      justifyContent: 'flex-start',
      gap: 12,
      minHeight: space.control,
      paddingInline: 12,
      textAlign: 'start',
      selectors: {
        '&[aria-current]::before': { insetInlineStart: -12, insetBlockStart: 12, width: 2, height: 24 },
        '&:hover': { backgroundColor: vars.color.sunken },
      },
    },
  },
});

export const icon = componentStyle({ position: 'relative', display: 'flex' });

export const label = componentStyle({
  maxWidth: '100%',
  // A long word breaks where its language allows it; nothing is cut off.
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  fontSize: textSizes[12].size,
  lineHeight: vars.leading['12'],
  fontWeight: weights.medium,
  '@media': {
    [wide]: {
      fontSize: textSizes[16].size,
      lineHeight: vars.leading['16'],
    },
  },
});

export const badge = componentStyle({
  position: 'absolute',
  insetBlockStart: -6,
  insetInlineStart: 12,
  display: 'flex',
});

// Screens leave room for the rail that stands beside them, and for a scroll bar: the column stands in the same place whether a
// screen scrolls or not.
componentGlobalStyle(`:root:has(${bar})`, {
  '@media': { [wide]: { vars: { [railWidth]: space.rail }, scrollbarGutter: 'stable' } },
});
// So a dialog need not make up for the scroll bar that it hides; important, since its own style is.
componentGlobalStyle(`:root:has(${bar}) body[data-scroll-locked]`, {
  '@media': { [wide]: { marginInlineEnd: '0 !important' } },
});

// A keyboard on the screen leaves little room: the bar steps aside while something is typed on a phone.
componentGlobalStyle(`:root:has(input:focus, textarea:focus) ${bar}`, {
  '@media': { '(max-height: 420px)': { display: 'none' } },
});
