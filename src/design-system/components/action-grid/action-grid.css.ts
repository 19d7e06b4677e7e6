import { createVar } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/component-style.ts';
import { textSizes } from '../../tokens/index.ts';

/** Letters in the longest word. */
export const longest = createVar();

/** Four per row, or fewer so that the longest word fits without breaking. */
export const grid = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(22%, ${longest} * 0.6em)), 1fr))`,
  rowGap: 8,
  fontSize: textSizes[12].size,
});
