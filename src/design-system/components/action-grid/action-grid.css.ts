import { createVar } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/component-style.ts';
import { textSizes } from '../../tokens/index.ts';

/** Letters in the longest word. */
export const longest = createVar();

const gap = 8;
const word = `${longest} * 0.55em`;
const half = `(100% - ${gap}px) / 2`;
const quarter = `(100% - ${3 * gap}px) / 4`;
// Grows past any limit once the word is wider than the column with its half of the gaps, and so chooses the next one.
const unless = (column: string) => `(${word} - ${column} - ${gap}px) * 999`;

/** Four equal columns over the whole width; two or one if the longest word would break. */
export const grid = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(${quarter}, min(${half}, ${unless(quarter)}), min(100%, ${unless(half)})), 1fr))`,
  columnGap: gap,
  rowGap: 16,
  fontSize: textSizes[12].size,
});
