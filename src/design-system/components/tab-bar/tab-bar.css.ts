import { componentGlobalStyle, componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { railWidth } from '../screen/bar-heights.css.ts';
import { breakpoints, layers, space, textSizes, weights } from '../../tokens/index.ts';

const wide = `(min-width: ${breakpoints.wide})`;
const narrow = '(max-width: 359.98px)';

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
      paddingBlock: `calc(20px + ${vars.safe.top}) calc(20px + ${vars.safe.bottom})`,
      paddingInline: 12,
    },
  },
});

export const logo = componentStyle({
  display: 'none',
  '@media': { [wide]: { display: 'block', paddingInline: 12, paddingBlockEnd: 24 } },
});

export const items = componentStyle({
  display: 'grid',
  gridAutoColumns: 'minmax(min-content, 1fr)',
  gridAutoFlow: 'column',
  '@media': {
    [wide]: { gridAutoFlow: 'row', gap: 4 },
    // Where equal columns would break words, each gets the width of its longest one.
    [narrow]: { display: 'flex' },
  },
});

export const cell = componentStyle({ '@media': { [narrow]: { flex: '1 1 min-content', minWidth: 0 } } });

export const item = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  height: '100%',
  minHeight: space.bar,
  minWidth: space.target,
  paddingInline: 2,
  paddingBlock: 6,
  color: vars.color.muted,
  textAlign: 'center',
  borderRadius: vars.radius.control,
  outlineOffset: -2,
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&[aria-current]': { color: vars.color.accent },
    // A rule on the edge of the bar, like a mark on a scale.
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
  // Long words break where their language allows; nothing is cut off.
  hyphens: 'auto',
  overflowWrap: 'break-word',
  // With enlarged text, it grows as far as the five words still stand side by side.
  fontSize: `min(${textSizes[12].size}, 4.5vw)`,
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
  // Within the bar, above two lines of label too.
  insetBlockStart: -4,
  insetInlineStart: 18,
  display: 'flex',
  borderRadius: vars.radius.round,
  // Cut out of the icon.
  boxShadow: `0 0 0 2px ${vars.color.paper}`,
});

// Reserve space for the rail and for a scroll bar, so that the column doesn't move between screens that scroll and
// those that don't.
componentGlobalStyle(`:root:has(${bar})`, {
  '@media': { [wide]: { vars: { [railWidth]: space.rail }, scrollbarGutter: 'stable' } },
});
// A dialog needn't compensate for the hidden scroll bar then. Important, because its own style is.
componentGlobalStyle(`:root:has(${bar}) body[data-scroll-locked]`, {
  '@media': { [wide]: { marginInlineEnd: '0 !important' } },
});

// An on-screen keyboard leaves little space: hide the bar while typing on a phone.
componentGlobalStyle(`:root:has(input:focus, textarea:focus) ${bar}`, {
  '@media': { '(max-height: 420px)': { display: 'none' } },
});
