import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { textSizes, weights } from '../../tokens/index.ts';

/** Width of the typed text, in em. */
export const width = createVar();

/** The ruled line and its content. */
export const line = componentStyle({
  borderBlockEnd: `1px solid ${vars.color.edge}`,
  paddingBlockEnd: 8,
  transition: `border-color ${vars.duration.quick} ${vars.easing.out}`,
  selectors: {
    '&[data-read-only], &[data-disabled]': { borderColor: vars.color.line },
    '&:has(input:focus)': { borderColor: vars.color.accent, boxShadow: vars.shadow.rule },
    // Thicker as well as red, focused or not.
    '&:has(input[aria-invalid])': { borderColor: vars.color.danger, boxShadow: `0 1px ${vars.color.danger}` },
    '&:has(input[aria-invalid]:focus)': { boxShadow: `0 2px ${vars.color.danger}` },
  },
  // In forced colors the rule has the same color in every state.
  '@media': {
    '(forced-colors: active)': { selectors: { '&:has(input:focus)': { outline: '2px solid Highlight' } } },
  },
});

export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  minHeight: '4rem',
});

const smallest = textSizes[12].size;

// Wraps to its own line if even the smallest size doesn't fit beside the currency.
export const cell = componentStyle({
  flex: `1 1 max(8rem, calc(${width} * ${smallest}))`,
  minWidth: 0,
  containerType: 'inline-size',
});

const fitting = `calc(100cqi / ${width})`;

export const figure = componentStyle({
  display: 'block',
  width: '100%',
  minHeight: vars.space.target,
  paddingBlock: 8,
  backgroundColor: 'transparent',
  outline: 'none',
  // Steps down in size so that the text never scrolls out of view.
  fontSize: [
    `clamp(${smallest}, ${fitting}, ${textSizes[40].size})`,
    `clamp(${smallest}, round(down, ${fitting}, 0.25rem), ${textSizes[40].size})`,
  ],
  lineHeight: 1.2,
  letterSpacing: textSizes[28].tracking,
  fontWeight: weights.medium,
  fontVariantNumeric: 'lining-nums tabular-nums slashed-zero',
  selectors: {
    '&:disabled': { color: vars.color.muted },
    // Words are no figure, and must not look typed.
    '&[data-words]:placeholder-shown': {
      // As high as with a figure, which is 40 px on lines of 1.2.
      minHeight: 64,
      fontSize: textSizes[20].size,
      fontWeight: weights.regular,
      letterSpacing: 'normal',
    },
  },
});
