import { createVar } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** How many digits the code has. */
export const digits = createVar();

// One digit and the gap after it, in digit widths.
const step = '1.8ch';

export const row = componentStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 });

/** One input, drawn as a row of ruled places, so that paste, autofill and screen readers get a plain field. */
export const input = componentStyle({
  boxSizing: 'content-box',
  width: `calc(${digits} * ${step})`,
  minHeight: 48,
  paddingInlineStart: '0.4ch',
  fontSize: '1.75rem',
  fontVariantNumeric: 'lining-nums tabular-nums slashed-zero',
  letterSpacing: '0.8ch',
  caretColor: vars.color.accent,
  backgroundImage: `repeating-linear-gradient(to right, ${vars.color.edge} 0 1.4ch, transparent 1.4ch ${step})`,
  backgroundPosition: '0.2ch 100%',
  backgroundSize: `calc(${digits} * ${step} - 0.4ch) 2px`,
  backgroundRepeat: 'no-repeat',
  borderRadius: `${vars.radius.small} ${vars.radius.small} 0 0`,
  outline: 'none',
  // A gradient draws the places, which forced colors would remove.
  forcedColorAdjust: 'none',
  selectors: {
    '&:disabled': {
      color: vars.color.muted,
      backgroundImage: `repeating-linear-gradient(to right, ${vars.color.line} 0 1.4ch, transparent 1.4ch ${step})`,
    },
    '&:focus': {
      backgroundColor: vars.color['accent-quiet'],
      backgroundImage: `repeating-linear-gradient(to right, ${vars.color.accent} 0 1.4ch, transparent 1.4ch ${step})`,
    },
    '&[aria-invalid]': {
      backgroundImage: `repeating-linear-gradient(to right, ${vars.color.danger} 0 1.4ch, transparent 1.4ch ${step})`,
    },
  },
});
