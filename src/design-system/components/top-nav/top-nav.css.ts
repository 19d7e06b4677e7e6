import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { layers, space, textSizes, weights } from '../../tokens/index.ts';

export const bar = componentStyle({
  position: 'sticky',
  insetBlockStart: vars.safe.top,
  zIndex: layers.bar,
  backgroundColor: vars.color.paper,
});

const column = {
  width: '100%',
  maxWidth: `calc(${space.column} + 2 * ${vars.space.gutter})`,
  marginInline: 'auto',
  paddingInlineStart: `calc(${vars.space.gutter} + ${vars.safe.left})`,
  paddingInlineEnd: `calc(${vars.space.gutter} + ${vars.safe.right})`,
} as const;

export const line = componentStyle({
  ...column,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: space.bar,
});

/** Ends with a hairline, since content scrolls away below it. */
export const below = componentStyle({
  ...column,
  paddingBlockEnd: 8,
  fontSize: textSizes[14].size,
  lineHeight: vars.leading['14'],
  color: vars.color.muted,
});

/** The icon aligns with the gutter; its target extends beyond it. */
export const start = componentStyle({ display: 'flex', flexShrink: 0, marginInlineStart: -12 });

export const startPlain = componentStyle({ display: 'flex', flexShrink: 0, marginInlineEnd: 4 });

export const title = componentStyle({
  flexGrow: 1,
  minWidth: 0,
  fontSize: textSizes[20].size,
  lineHeight: vars.leading['20'],
  fontWeight: weights.medium,
  letterSpacing: textSizes[20].tracking,
  paddingBlock: 8,
  textWrap: 'balance',
  hyphens: 'auto',
  selectors: {
    '&[data-long]': {
      fontSize: textSizes[16].size,
      lineHeight: vars.leading['16'],
      letterSpacing: textSizes[16].tracking,
    },
  },
});

export const actions = componentStyle({
  display: 'flex',
  flexShrink: 0,
  marginInlineStart: 'auto',
  marginInlineEnd: -12,
});
