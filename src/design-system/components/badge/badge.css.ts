import { componentStyle } from '../../theme/component-style.ts';
import { textSizes } from '../../tokens/index.ts';

/** A count, which grows with enlarged text only as far as its icon stays in view. */
export const count = componentStyle({
  fontSize: `min(${textSizes[12].size}, 14px)`,
  lineHeight: '16px',
  letterSpacing: textSizes[12].tracking,
});
