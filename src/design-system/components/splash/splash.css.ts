import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/component-style.ts';

/** A modal dialog is in the top layer, so it needs no z-index. */
export const splash = componentStyle({
  position: 'fixed',
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  overflow: 'hidden',
  color: vars.color.ink,
  backgroundColor: vars.color.paper,
  outline: 'none',
  animation: `ui-fade-in ${vars.duration.slow} ${vars.easing.out}`,
  selectors: { '&::backdrop': { backgroundColor: vars.color.paper } },
});

export const media = componentStyle({ width: '100%', height: '100%', objectFit: 'cover' });

/** Readable on any image, clear of notch and home bar. */
export const controls = componentStyle({
  position: 'absolute',
  insetBlockStart: `calc(12px + ${vars.safe.top})`,
  insetInlineEnd: `calc(12px + max(${vars.safe.left}, ${vars.safe.right}))`,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: 4,
  borderRadius: vars.radius.round,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.float,
});
