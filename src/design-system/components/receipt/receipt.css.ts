import { assignVars } from '@vanilla-extract/css';
import { componentGlobalStyle, componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { colorThemes } from '../../tokens/index.ts';

/** Ink on white, whatever the theme of the screen: on paper, and in the image. */
const { light } = colorThemes;
const onPaper = assignVars(vars.color, { ...light, gain: light.green, loss: light.vermilion });

export const receipt = componentStyle({
  '@media': {
    print: {
      vars: onPaper,
      color: vars.color.ink,
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
  vars: onPaper,
});

const page = ':root:has([data-receipt])';
const print = (selector: string, rule: Record<string, string>): void =>
  componentGlobalStyle(selector, { '@media': { print: rule } });

// A page with a receipt prints the receipt alone: what is around it takes no space, and what is beside it is gone.
print(`${page} body :not([data-receipt], [data-receipt] *, :has([data-receipt]))`, { display: 'none !important' });
print(`${page}, ${page} :has([data-receipt])`, {
  position: 'static !important',
  display: 'block !important',
  overflow: 'visible !important',
  width: 'auto !important',
  maxWidth: 'none !important',
  minHeight: '0 !important',
  maxHeight: 'none !important',
  margin: '0 !important',
  padding: '0 !important',
  border: 'none !important',
  outline: 'none !important',
  transform: 'none !important',
  background: 'none !important',
  boxShadow: 'none !important',
  animation: 'none !important',
  colorScheme: 'light !important',
});
