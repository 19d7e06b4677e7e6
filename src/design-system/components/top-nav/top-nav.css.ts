import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { layers, space, textSizes, weights } from '../../tokens/index.ts';
import { stays } from '../screen/bar-heights.css.ts';

export const bar = componentStyle({
  position: 'sticky',
  insetBlockStart: `min(${vars.safe.top}, var(${stays.nav}))`,
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
  // With enlarged text, it grows as far as long words still fit beside two icons on a 320 px phone.
  fontSize: `min(${textSizes[20].size}, 7.5vw)`,
  lineHeight: `round(down, min(${vars.leading['20']}, 12.75vw), 1px)`,
  fontWeight: weights.medium,
  letterSpacing: textSizes[20].tracking,
  paddingBlock: 8,
  textWrap: 'balance',
  selectors: {
    '&[data-long]': {
      fontSize: `min(${textSizes[16].size}, 6vw)`,
      lineHeight: `round(down, min(${vars.leading['16']}, 10.2vw), 1px)`,
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
