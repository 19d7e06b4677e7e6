import { createVar } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { textSizes } from '../../tokens/index.ts';

/** How many digits the code has. */
export const digits = createVar();

// One digit and the gap after it, in digit widths.
const step = '1.8ch';

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  flexGrow: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 8,
  paddingInlineEnd: 2,
});

const places = (color: string) => `repeating-linear-gradient(to right, ${color} 0 1.4ch, transparent 1.4ch ${step})`;

/** One input, drawn as a row of ruled places, so that paste, autofill and screen readers get a plain field. */
export const input = componentStyle({
  boxSizing: 'content-box',
  width: `calc(${digits} * ${step})`,
  minHeight: 46,
  marginInlineStart: 10,
  paddingInlineStart: '0.4ch',
  fontSize: textSizes[20].size,
  fontVariantNumeric: 'lining-nums tabular-nums slashed-zero',
  letterSpacing: '0.8ch',
  caretColor: vars.color.accent,
  backgroundImage: places(vars.color.edge),
  backgroundPosition: '0.2ch calc(100% - 8px)',
  backgroundSize: `calc(${digits} * ${step} - 0.4ch) 2px`,
  backgroundRepeat: 'no-repeat',
  outline: 'none',
  // A gradient draws the places, which forced colors would remove.
  forcedColorAdjust: 'none',
  selectors: {
    '&:disabled': { color: vars.color.muted, backgroundImage: places(vars.color.line) },
    '&:focus': { backgroundImage: places(vars.color.accent) },
    '&[aria-invalid]': { backgroundImage: places(vars.color.danger) },
  },
});
