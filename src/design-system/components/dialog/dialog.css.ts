import type { StyleRule } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';
import { breakpoints, layers, textSizes, weights } from '../../tokens/index.ts';
import { keyboardHeight, roomForToasts } from '../screen/bar-heights.css.ts';

const slow = `${vars.duration.slow} ${vars.easing.out}`;
const tablet = `(min-width: ${breakpoints.tablet})`;

/** Height of the window that an on-screen keyboard covers. */
const keyboard = `var(${keyboardHeight}, 0px)`;

export const scrim = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: layers.dialog,
  backgroundColor: vars.color.scrim,
  animation: `ui-fade-in ${slow}`,
  selectors: { '&[data-state=closed]': { animation: `ui-fade-out ${slow} forwards` } },
});

const panel: StyleRule = {
  position: 'fixed',
  zIndex: layers.dialog,
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.float,
  outline: 'none',
};

/** Forced colors draw no shadow, and perhaps no scrim. */
const forced = { '(forced-colors: active)': { border: '1px solid CanvasText' } };

const centered: StyleRule = {
  insetInline: 16,
  insetBlock: `0 ${keyboard}`,
  margin: 'auto',
  width: 'auto',
  maxWidth: 400,
  height: 'fit-content',
  // The same at both ends, so that it stays where it is if it is clear of the toasts anyway.
  maxHeight: `calc(100dvh - 2 * max(32px, ${roomForToasts}) - ${keyboard} - ${vars.safe.top} - ${vars.safe.bottom})`,
  borderRadius: vars.radius.sheet,
  animation: `ui-rise-in ${slow}`,
  selectors: { '&[data-state=closed]': { animation: `ui-fade-out ${slow} forwards` } },
};

export const content = componentVariants({
  center: { ...panel, ...centered, '@media': forced },
  bottom: {
    ...panel,
    insetInline: 0,
    insetBlockEnd: keyboard,
    maxHeight: `calc(100dvh - max(48px, ${roomForToasts}) - ${keyboard} - ${vars.safe.top})`,
    borderStartStartRadius: vars.radius.sheet,
    borderStartEndRadius: vars.radius.sheet,
    animation: `ui-sheet-in ${slow}`,
    // Snaps back when released too early.
    transition: `transform ${slow}`,
    selectors: {
      '&[data-state=closed]': { animation: `ui-sheet-out ${slow} forwards` },
      '&[data-dragging]': { transition: 'none', userSelect: 'none' },
    },
    '@media': { [tablet]: { ...centered, maxWidth: 480 }, ...forced },
  },
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  flexShrink: 0,
  paddingBlock: '12px 0',
  paddingInlineStart: 20,
  paddingInlineEnd: 8,
});

/** A sheet is dragged down by its head. */
export const grip = componentStyle({
  position: 'relative',
  paddingBlockStart: 20,
  touchAction: 'none',
  '@media': { [tablet]: { paddingBlockStart: 12, touchAction: 'auto' } },
});

export const handle = componentStyle({
  position: 'absolute',
  insetBlockStart: 8,
  insetInlineStart: 'calc(50% - 18px)',
  width: 36,
  // A border, because forced colors remove backgrounds.
  borderBlockStart: `4px solid ${vars.color.edge}`,
  borderRadius: vars.radius.round,
  '@media': { [tablet]: { display: 'none' } },
});

export const title = componentStyle({
  flexGrow: 1,
  minWidth: 0,
  paddingBlock: 8,
  // With enlarged text, it grows as far as long words still fit on a 320 px phone; in whole pixels, or lines would shift by one.
  fontSize: `min(${textSizes[20].size}, 7.5vw)`,
  lineHeight: `round(down, min(${vars.leading['20']}, 12.75vw), 1px)`,
  fontWeight: weights.medium,
});

export const scroller = componentStyle({
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outlineOffset: -2,
});

export const body = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  paddingInline: 20,
  // The top padding fits the tallest Hindi letters, which overflow their line.
  paddingBlock: '8px 20px',
  // Without a footer it ends at the screen edge.
  selectors: { [`${scroller}:last-child > &`]: { paddingBlockEnd: `calc(20px + ${vars.safe.bottom})` } },
});

export const words = componentStyle({ display: 'flex', flexDirection: 'column', gap: 16 });

export const description = componentStyle({ color: vars.color.muted, fontSize: textSizes[14].size });

export const footer = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  flexShrink: 0,
  paddingInline: 20,
  paddingBlockStart: 12,
  paddingBlockEnd: `calc(16px + ${vars.safe.bottom})`,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
