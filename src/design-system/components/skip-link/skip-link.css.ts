import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/component-style.ts';
import { layers, space, textSizes, weights } from '../../tokens/index.ts';

/** Above the viewport until focused. */
export const link = componentStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: vars.space.gutter,
  zIndex: layers.toast,
  display: 'flex',
  alignItems: 'center',
  maxWidth: `calc(100% - 2 * ${vars.space.gutter})`,
  minHeight: space.target,
  paddingInline: 16,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.ink,
  color: vars.color.paper,
  fontSize: textSizes[14].size,
  fontWeight: weights.medium,
  transform: 'translateY(-100%)',
  // Inverted in forced colors too, where the system would paint a background behind the text.
  forcedColorAdjust: 'none',
  selectors: { '&:focus': { insetBlockStart: `calc(8px + ${vars.safe.top})`, transform: 'none' } },
});
