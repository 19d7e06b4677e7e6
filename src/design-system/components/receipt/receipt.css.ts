import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { inkOnPaper } from '../../theme/print.css.ts';

export const receipt = componentStyle({
  '@media': {
    print: {
      maxWidth: '120mm',
      marginInline: 'auto',
      breakInside: 'avoid',
    },
  },
});

/** Shown on paper and in the image only: on the screen everything around says whose it is. */
export const issuer = componentStyle({
  display: 'none',
  '@media': { print: { display: 'block' } },
  selectors: { '[data-receipt=image] &': { display: 'block' } },
});

/** Beside the page, while the image is drawn. */
export const image = componentStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: '-100rem',
  width: '25rem',
  padding: '1.5rem !important',
  border: 'none !important',
  color: vars.color.ink,
  vars: inkOnPaper,
});
