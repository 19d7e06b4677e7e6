import { createVar, fallbackVar, type StyleRule } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { vars } from '../../theme/contract.css.ts';

/** Position of the scrubber, as a share of the width: 0 to 1. */
export const scrubbed = createVar();

/** Space above the drawing, for the callout. */
const calloutRoom = createVar();

/** Distance of words from the edges of the drawing. */
const edge = createVar();

const ringOffset = createVar();

export const frame = componentStyle({
  position: 'relative',
  display: 'grid',
  direction: 'ltr',
  vars: { [edge]: '0px' },
});

const height = (rem: number): StyleRule => ({ minHeight: `${rem}rem` });

export const frameSize = componentVariants({ small: height(8), medium: height(12), large: height(18) });

/** To the edges of the Screen. */
export const bleed = componentStyle({
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  // The ring stays on the screen.
  vars: { [edge]: vars.space.gutter, [ringOffset]: '-4px' },
});

/** In place of a drawing. */
export const notice = componentStyle({ alignSelf: 'center', textAlign: 'center', paddingInline: edge });

const room = (rem: number): StyleRule => ({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  vars: { [calloutRoom]: `${rem}rem` },
});

/** The drawing and its axis, by what the callout says: a moment, a value and a moment, or two values and a moment. */
export const drawing = componentVariants({ moment: room(2), value: room(3.5), values: room(5) });

/** Follows a horizontal finger; a vertical one scrolls the page. */
export const surface = componentStyle({
  position: 'relative',
  flexGrow: 1,
  minWidth: 0,
  containerType: 'inline-size',
  touchAction: 'pan-y',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  cursor: 'crosshair',
});

/** Below the callout. */
export const canvas = componentStyle({ position: 'absolute', inset: 0, insetBlockStart: calloutRoom });

const x = `calc(${scrubbed} * 100cqw)`;

export const rule = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  borderInlineStart: `1px dashed ${vars.color.edge}`,
  transform: `translateX(calc(${x} - 0.5px))`,
  pointerEvents: 'none',
});

/** Centered above the scrubber, as far as the edges let it. */
export const callout = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: 'max-content',
  maxWidth: `calc(100% - 2 * ${edge})`,
  paddingInline: 12,
  paddingBlock: 4,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  textAlign: 'center',
  transform: `translateX(clamp(${edge}, ${x} - 50%, 100cqw - 100% - ${edge}))`,
  pointerEvents: 'none',
});

/** In the callout's place while nothing is read. */
export const legend = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: edge,
  pointerEvents: 'none',
});

/** Native, so that assistive technology can move it; drawn by the rule and the callout. */
export const slider = componentStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  appearance: 'none',
  pointerEvents: 'none',
  borderRadius: vars.radius.control,
  outlineOffset: fallbackVar(ringOffset, '2px'),
  selectors: {
    '&::-webkit-slider-thumb': { appearance: 'none' },
    '&::-moz-range-thumb': { border: 0, backgroundColor: 'transparent' },
  },
});

/** What lies after the scrubber steps back. */
export const dimmed = componentStyle({
  maskImage: `linear-gradient(to right, black calc(${scrubbed} * 100%), color-mix(in srgb, black 30%, transparent) 0)`,
});

/** Fades toward the bottom. */
export const fading = componentStyle({ maskImage: 'linear-gradient(black, transparent)' });

/** Values beside grid lines, as wide as the widest. */
export const axis = componentStyle({ display: 'grid', paddingBlockStart: calloutRoom, paddingInline: `8px ${edge}` });

export const tickPlace = createVar();

export const tickLabel = componentStyle({
  gridArea: '1 / 1',
  position: 'relative',
  alignSelf: 'start',
  insetBlockStart: `calc(${tickPlace} * 100%)`,
  transform: 'translateY(-50%)',
  textAlign: 'end',
});

export const tickLine = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(${tickPlace} * 100%)`,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
