import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../tokens/index.ts';
import { barHeight, railWidth, tabsBelow } from '../screen/bar-heights.css.ts';

const barsBelow = `(var(${barHeight.action}) + var(${tabsBelow}))`;

/** Over the content, right above the bars at the end of the screen: what is read or pressed doesn't move. */
export const region = componentStyle({
  position: 'fixed',
  zIndex: layers.bar,
  insetInlineStart: `var(${railWidth}, 0px)`,
  insetInlineEnd: 0,
  insetBlockEnd: `calc${barsBelow}`,
});

export const bar = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  paddingInline: vars.space.gutter,
  paddingBlockStart: 8,
  paddingBlockEnd: `calc(8px + max(0px, ${vars.safe.bottom} - ${barsBelow}))`,
});
