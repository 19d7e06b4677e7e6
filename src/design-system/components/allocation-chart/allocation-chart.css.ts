import { createVar, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../../theme/component-style.ts';
import { textSizes } from '../../tokens/index.ts';

/** Width of a part, in `wholeUnits`. */
export const share = createVar();

export const root = componentStyle({ display: 'flex', flexDirection: 'column', gap: 16 });

/** Where tones can't be told apart: forced colors, and more contrast, chosen here or on the device. */
const forced = '(forced-colors: active)';
const moreContrast = '(prefers-contrast: more)';
const chosen = "[data-theme='contrast'] &";
const onDevice = ':root:not([data-theme]) &';

const patterned = (rule: StyleRule, forcedRule = rule): StyleRule => ({
  selectors: { [chosen]: rule },
  '@media': { [forced]: forcedRule, [moreContrast]: { selectors: { [onDevice]: rule } } },
});

export const bar = componentStyle({
  display: 'flex',
  gap: 2,
  height: 16,
  borderRadius: vars.radius.round,
  overflow: 'hidden',
  ...patterned({ gap: 3, height: 24, borderRadius: 0 }),
});

const ink = vars.color.accent;

/** Quieter from part to part, down to the color of lines. */
const tone = (share: number) => `color-mix(in oklab, ${ink} ${share}%, ${vars.color.sunken})`;

const lines = (angle: string, width: number, step: number): string =>
  `repeating-linear-gradient(${angle}, ${ink} 0 ${width}px, transparent ${width}px ${step}px)`;

/** A tone, and where tones can't be told apart an engraving pattern as on a banknote. */
function filled(backgroundColor: string, pattern: StyleRule): StyleRule {
  const engraved = {
    backgroundColor: 'transparent',
    border: `1px solid ${ink}`,
    borderRadius: vars.radius.small,
    ...pattern,
  };
  // Keep the patterns in forced colors, where the accent is a system color.
  return { backgroundColor, ...patterned(engraved, { ...engraved, forcedColorAdjust: 'none' }) };
}

export const fill = componentVariants({
  first: filled(ink, { backgroundColor: ink }),
  second: filled(tone(76), { backgroundImage: lines('135deg', 2, 4) }),
  third: filled(tone(56), { backgroundImage: lines('0deg', 1, 4) }),
  fourth: filled(tone(40), {
    backgroundImage: `radial-gradient(${ink} 1.2px, transparent 1.5px)`,
    backgroundSize: '5px 5px',
  }),
  fifth: filled(tone(28), { backgroundImage: lines('90deg', 1, 5) }),
  sixth: filled(tone(18), { backgroundImage: lines('45deg', 1, 7) }),
  others: filled(vars.color.line, {}),
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

export const swatch = componentStyle({
  flexShrink: 0,
  width: 12,
  height: 12,
  borderRadius: vars.radius.round,
  ...patterned({ width: 16, height: 16 }),
});

export const name = componentStyle({ flexGrow: 1, minWidth: 0 });

export const figures = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  maxWidth: '100%',
});
