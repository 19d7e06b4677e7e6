import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { breakpoints } from '../../tokens/index.ts';
import { barHeight } from '../screen/bar-heights.css.ts';

/** Beside the text on wide screens, where it stays in view; above it otherwise. */
export const contents = componentStyle({
  '@media': {
    [`(min-width: ${breakpoints.wide})`]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.safe.top} + var(${barHeight.nav}, 0px) + 24px)`,
      alignSelf: 'start',
      maxHeight: `calc(100dvh - ${vars.safe.top} - var(${barHeight.nav}, 0px) - 48px)`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
  },
});
