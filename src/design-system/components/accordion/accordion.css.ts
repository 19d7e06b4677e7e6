import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/component-style.ts';

const content = '&::details-content';

/** Opens to the height of its content. Browsers that can't animate to it open at once. */
export const item = componentStyle({
  interpolateSize: 'allow-keywords',
  selectors: {
    [content]: {
      blockSize: 0,
      overflow: 'clip',
      // Room for the focus ring of what is inside.
      overflowClipMargin: 4,
      transition: `block-size ${vars.duration.normal} ${vars.easing.out}, content-visibility ${vars.duration.normal} allow-discrete`,
    },
    [`&[open]${content.slice(1)}`]: { blockSize: 'auto' },
  },
  // The rule for everything doesn't reach this part.
  '@media': { '(prefers-reduced-motion: reduce)': { selectors: { [content]: { transition: 'none' } } } },
});
