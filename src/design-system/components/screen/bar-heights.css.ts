import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentLayer } from '../../theme/layers.css.ts';
import { breakpoints, space } from '../../tokens/index.ts';

/** Names of the variables in which the bars that stay while content scrolls say how high they are; set on the root. */
export const barHeight = { nav: '--ui-nav-height', action: '--ui-action-height', tabs: '--ui-tab-bar-height' } as const;

/** Height of the tab bar; until it was measured, what it is with labels of one line. */
export const tabBarHeight = `var(${barHeight.tabs}, calc(${space.bar} + ${vars.safe.bottom}))`;

const top = `calc(var(${barHeight.nav}, 0px) + 8px)`;
const action = `var(${barHeight.action}, 0px) + 8px`;

// What gets the focus is scrolled clear of the bars, with room for its ring.
globalStyle(':root', {
  '@layer': {
    [componentLayer]: {
      scrollPaddingBlock: `${top} calc(${action} + var(${barHeight.tabs}, 0px))`,
      // There the tab bar is a rail.
      '@media': { [`(min-width: ${breakpoints.wide})`]: { scrollPaddingBlock: `${top} calc(${action})` } },
    },
  },
});
