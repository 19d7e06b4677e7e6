import { componentGlobalStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { breakpoints, layers, space } from '../../tokens/index.ts';

/** Variables on the root with the heights of bars: those that stay while content scrolls, and the one above every screen. */
export const barHeight = {
  nav: '--ui-nav-height',
  action: '--ui-action-height',
  tabs: '--ui-tab-bar-height',
  ribbon: '--ui-ribbon-height',
  offline: '--ui-offline-height',
} as const;

/** Variable with the space for a lasting toast; absent if there is none. */
export const toastRoom = '--ui-toast-room';

/** Space that content needs below it, so that it can be scrolled clear of messages. */
export const messageRoom = `(var(${toastRoom}, 0px) + var(${barHeight.offline}, 0px))`;

/** Variable on a panel with how much an on-screen keyboard covers of a page that doesn't shrink; absent if there is none. */
export const keyboardHeight = '--ui-keyboard-height';

/** Variable with the width of the side rail; absent if there is none. */
export const railWidth = '--ui-rail-width';

/** Height of the bars above a screen, and of what the device covers there. */
export const heightAbove = `(${vars.safe.top} + var(${barHeight.ribbon}, 0px))`;

/** Height of the tab bar; until measured, that of one-line labels. */
export const tabBarHeight = `var(${barHeight.tabs}, calc(${space.bar} + ${vars.safe.bottom}))`;

const top = `calc(${vars.safe.top} + var(${barHeight.nav}, 0px) + 8px)`;
const action = `var(${barHeight.action}, 0px) + ${messageRoom} + 8px`;

// Nothing scrolls behind a notch or a status bar, and no bar begins there.
componentGlobalStyle('body::before', {
  content: '""',
  display: 'block',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layers.bar,
  blockSize: vars.safe.top,
  backgroundColor: vars.color.paper,
});

// Scroll focused elements clear of the bars, with space for their focus ring.
componentGlobalStyle(':root', {
  scrollPaddingBlock: `${top} calc(${action} + var(${barHeight.tabs}, 0px))`,
  // On wide screens the tab bar is a rail.
  '@media': { [`(min-width: ${breakpoints.wide})`]: { scrollPaddingBlock: `${top} calc(${action})` } },
});
