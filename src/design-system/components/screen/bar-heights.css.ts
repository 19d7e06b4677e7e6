import { componentGlobalStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { breakpoints, layers, space } from '../../tokens/index.ts';

/** Variables on the root with the measured heights of bars. */
export const measuredHeight = {
  nav: '--ui-nav-size',
  action: '--ui-action-size',
  tabs: '--ui-tab-bar-height',
  ribbon: '--ui-ribbon-height',
  offline: '--ui-offline-height',
} as const;

/** Variables on the root with how much of the screen bars cover while content scrolls, and the height of the ribbon above it. */
export const barHeight = { ...measuredHeight, nav: '--ui-nav-height', action: '--ui-action-height' } as const;

/** Variable with the space for a lasting toast; absent if there is none. */
export const toastRoom = '--ui-toast-room';

/** Variable with the height of all toasts; absent if there is none. */
export const toastsHeight = '--ui-toasts-height';

/** Space that a dialog leaves above it to the toasts, which then stand on top of the screen: in view, not all of it. */
export const roomForToasts = `min(40dvh, var(${toastsHeight}, 0px) + 16px)`;

/** Space that content needs below it, so that it can be scrolled clear of messages. */
export const messageRoom = `(var(${toastRoom}, 0px) + var(${barHeight.offline}, 0px))`;

/** Variable on a panel with how much an on-screen keyboard covers of a page that doesn't shrink; absent if there is none. */
export const keyboardHeight = '--ui-keyboard-height';

/** Variable with the width of the side rail; absent if there is none. */
export const railWidth = '--ui-rail-width';

/** Height of the bars above a screen, and of what the device covers there. */
export const heightAbove = `(${vars.safe.top} + var(${barHeight.ribbon}, 0px))`;

/** Variable with the height of the tab bar below a screen; on wide screens it's a rail. */
export const tabsBelow = '--ui-tabs-below';

/**
 * Variables with a length far below zero if the bar may not stay, and far above it otherwise: as the limit of a sticky
 * inset it lets the bar scroll away. Bars grow with text size and language, and half of the screen is for the content.
 */
export const stays = { nav: '--ui-nav-stays', action: '--ui-action-stays' } as const;

const measured = { nav: `var(${measuredHeight.nav}, 0px)`, action: `var(${measuredHeight.action}, 0px)` };

/** Height of the tab bar; until measured, that of one-line labels. */
export const tabBarHeight = `var(${barHeight.tabs}, calc(${space.bar} + ${vars.safe.bottom}))`;

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

componentGlobalStyle(':root', {
  vars: {
    [tabsBelow]: `var(${barHeight.tabs}, 0px)`,
    [stays.nav]: `calc((40svh - ${measured.nav}) * 9999)`,
    [stays.action]: `calc((50svh - ${measured.nav} - ${measured.action} - var(${tabsBelow})) * 9999)`,
    [barHeight.nav]: `clamp(0px, var(${stays.nav}), ${measured.nav})`,
    [barHeight.action]: `clamp(0px, var(${stays.action}), ${measured.action})`,
  },
  // Scroll focused elements clear of the bars, with space for their focus ring.
  scrollPaddingBlock: `calc(${vars.safe.top} + var(${barHeight.nav}) + 8px) calc(var(${barHeight.action}) + ${messageRoom} + 8px + var(${tabsBelow}))`,
  '@media': { [`(min-width: ${breakpoints.wide})`]: { vars: { [tabsBelow]: '0px' } } },
});
