import { createVar } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/component-style.ts';
import { textSizes } from '../../tokens/index.ts';

/** Letters of the longest word. */
export const longest = createVar();

/** Four in a row, or as many as leave room for the longest word: none is broken. */
export const grid = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(22%, ${longest} * 0.6em)), 1fr))`,
  rowGap: 8,
  fontSize: textSizes[12].size,
});
