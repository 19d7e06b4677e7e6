import { createVar, keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { textSizes } from '../../tokens/index.ts';

const reduced = '(prefers-reduced-motion: reduce)';

/** Duration of one round. */
export const round = createVar();

export const ticker = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  borderBlock: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
  fontSize: textSizes[14].size,
  outlineOffset: -2,
  // The scroller's focus ring, which the mask would fade out at both ends.
  selectors: { '&:has(section:focus-visible)': { outline: `2px solid ${vars.color.accent}` } },
});

/** Scrollable by hand and keyboard when it stands still. */
export const view = componentStyle({
  flexGrow: 1,
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingBlock: 12,
  outline: 'none',
  maskImage: 'linear-gradient(to right, transparent, black 12px, black calc(100% - 12px), transparent)',
});

const run = keyframes({ to: { transform: 'translateX(-50%)' } });

export const track = componentStyle({
  display: 'flex',
  width: 'max-content',
  animation: `${run} ${round} linear infinite`,
  selectors: {
    [`${ticker}[data-paused] &`]: { animationPlayState: 'paused' },
    // Pauses while hovered or focused. Not on the button, or Play would have no effect.
    [`${view}:hover &, ${view}:focus-visible &`]: { animationPlayState: 'paused' },
  },
  '@media': { [reduced]: { animation: 'none' } },
});

export const list = componentStyle({ display: 'flex', whiteSpace: 'nowrap' });

/** A single announcement, in full. */
export const still = componentStyle({ paddingBlock: 12, textWrap: 'pretty' });

/** A copy that closes the loop without a gap. */
export const again = componentStyle({ '@media': { [reduced]: { display: 'none' } } });

export const item = componentStyle({
  paddingInline: 20,
  selectors: { '& + &, [aria-hidden] > &:first-child': { borderInlineStart: `1px solid ${vars.color.line}` } },
});

export const press = componentStyle({ flexShrink: 0, '@media': { [reduced]: { display: 'none' } } });
