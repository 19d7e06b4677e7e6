import { componentGlobalStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { breakpoints, space } from '../../tokens/index.ts';

/** Names of the variables in which bars say how high they are, set on the root: those that stay while content scrolls, and those above every screen. */
export const barHeight = {
  nav: '--ui-nav-height',
  action: '--ui-action-height',
  tabs: '--ui-tab-bar-height',
  ribbon: '--ui-ribbon-height',
  offline: '--ui-offline-height',
} as const;

/** Name of the variable in which a message that stays says how much room content needs below it; absent where there is none. */
export const messageRoom = '--ui-message-room';

/** Name of the variable in which the side rail says how wide it is; absent where there is none. */
export const railWidth = '--ui-rail-width';

/** Height of what stands above a screen. */
export const heightAbove = `(var(${barHeight.ribbon}, 0px) + var(${barHeight.offline}, 0px))`;

/** Height of the tab bar; until it was measured, what it is with labels of one line. */
export const tabBarHeight = `var(${barHeight.tabs}, calc(${space.bar} + ${vars.safe.bottom}))`;

const top = `calc(var(${barHeight.nav}, 0px) + 8px)`;
const action = `var(${barHeight.action}, 0px) + var(${messageRoom}, 0px) + 8px`;

// What gets the focus is scrolled clear of the bars, with room for its ring.
componentGlobalStyle(':root', {
  scrollPaddingBlock: `${top} calc(${action} + var(${barHeight.tabs}, 0px))`,
  // There the tab bar is a rail.
  '@media': { [`(min-width: ${breakpoints.wide})`]: { scrollPaddingBlock: `${top} calc(${action})` } },
});
