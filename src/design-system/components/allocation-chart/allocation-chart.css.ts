import { createVar, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { textSizes } from '../../tokens/index.ts';

/** Width of a part, in `wholeUnits`. */
export const share = createVar();

export const root = componentStyle({ display: 'flex', flexDirection: 'column', gap: 16 });

export const bar = componentStyle({ display: 'flex', gap: 3, height: 24 });

const engraved: StyleRule = {
  border: `1px solid ${vars.color.accent}`,
  borderRadius: vars.radius.small,
  // Keep the patterns in forced colors, where the accent is a system color.
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
};
const ink = vars.color.accent;
const filled = (image: string): StyleRule => ({ ...engraved, backgroundImage: image });
const lines = (angle: string, width: number, step: number): StyleRule =>
  filled(`repeating-linear-gradient(${angle}, ${ink} 0 ${width}px, transparent ${width}px ${step}px)`);

/** Engraving patterns, as on a banknote, so that parts differ without color. From the densest to an empty frame. */
export const cut = componentVariants({
  solid: { ...engraved, backgroundColor: ink },
  dense: lines('135deg', 2, 4),
  level: lines('0deg', 1, 4),
  dots: { ...filled(`radial-gradient(${ink} 1.2px, transparent 1.5px)`), backgroundSize: '5px 5px' },
  upright: lines('90deg', 1, 5),
  wide: lines('45deg', 1, 7),
  open: engraved,
});

export const part = componentStyle({ flexGrow: share, flexBasis: 0, minWidth: 4 });

export const legend = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  columnGap: 24,
});

export const entry = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingBlock: 6,
  fontSize: textSizes[14].size,
  lineHeight: vars.leading['14'],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const swatch = componentStyle({ flexShrink: 0, width: 16, height: 16 });

export const name = componentStyle({ flexGrow: 1, minWidth: 0 });

export const figures = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  maxWidth: '100%',
});
