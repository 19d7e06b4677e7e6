import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { breakpoints, layers } from '../../tokens/index.ts';
import { barHeight, railWidth } from '../screen/bar-heights.css.ts';

const action = `var(${barHeight.action}, 0px)`;
const barsBelow = `${action} + var(${barHeight.tabs}, 0px)`;
// On wide screens the tab bar is a rail.
const wide = `(min-width: ${breakpoints.wide})`;
const uncovered = (bars: string) => `calc(8px + max(0px, ${vars.safe.bottom} - (${bars})))`;

/** Over the content, right above the bars at the end of the screen: what is read or pressed doesn't move. */
export const region = componentStyle({
  position: 'fixed',
  zIndex: layers.bar,
  insetInlineStart: `var(${railWidth}, 0px)`,
  insetInlineEnd: 0,
  insetBlockEnd: `calc(${barsBelow})`,
  '@media': { [wide]: { insetBlockEnd: action } },
});

export const bar = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  paddingInline: vars.space.gutter,
  paddingBlockStart: 8,
  paddingBlockEnd: uncovered(barsBelow),
  '@media': { [wide]: { paddingBlockEnd: uncovered(action) } },
});
