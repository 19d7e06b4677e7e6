import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { colorThemes } from '../tokens/color.ts';
import { duration, easing } from '../tokens/motion.ts';
import { radius, shadow } from '../tokens/shape.ts';
import { breakpoints, space } from '../tokens/space.ts';
import { families, textSizes, type TextSize } from '../tokens/type.ts';
import { vars } from './contract.css.ts';
import { themeLayer } from './layers.css.ts';

const { color: colorVars, ...steady } = vars;
const change = { gain: colorVars.green, loss: colorVars.vermilion };

createGlobalTheme(':root', colorVars, { '@layer': themeLayer, ...colorThemes.light, ...change });
createGlobalTheme(':root', steady, {
  '@layer': themeLayer,
  space,
  radius,
  shadow,
  duration,
  easing,
  family: families,
  safe: {
    top: 'env(safe-area-inset-top, 0px)',
    right: 'env(safe-area-inset-right, 0px)',
    bottom: 'env(safe-area-inset-bottom, 0px)',
    left: 'env(safe-area-inset-left, 0px)',
  },
  leading: leadings('leading'),
});

const darkVars = assignVars(colorVars, { ...colorThemes.dark, ...change });
const contrastVars = {
  ...assignVars(colorVars, { ...colorThemes.contrast, ...change }),
  // Floating elements get an outline: a soft shadow isn't an edge.
  [vars.shadow.float]: `0 0 0 1px ${colorVars.edge}`,
  [vars.shadow.thumb]: `0 0 0 1px ${colorVars.edge}`,
};
// Dark text pairs have enough contrast already; quiet colors go one step up.
const darkContrastVars = {
  [colorVars.line]: colorThemes.dark.muted,
  [colorVars.edge]: colorThemes.dark.muted,
  [colorVars.muted]: colorThemes.dark.ink,
  [vars.shadow.float]: `0 0 0 1px ${colorVars.edge}`,
  [vars.shadow.thumb]: `0 0 0 1px ${colorVars.edge}`,
};

globalStyle(':root', { '@layer': { [themeLayer]: { colorScheme: 'light' } } });
globalStyle(":root[data-theme='dark']", { '@layer': { [themeLayer]: { colorScheme: 'dark', vars: darkVars } } });
globalStyle(":root[data-theme='contrast']", { '@layer': { [themeLayer]: { vars: contrastVars } } });
// The customer's choice wins. Without one the device decides, also on more contrast in light and dark.
globalStyle(':root:not([data-theme])', {
  '@layer': {
    [themeLayer]: {
      '@media': {
        '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: darkVars },
        '(prefers-contrast: more) and (prefers-color-scheme: light)': { vars: contrastVars },
        '(prefers-contrast: more) and (prefers-color-scheme: dark)': { vars: darkContrastVars },
      },
    },
  },
});
globalStyle(":root[data-gain='red']", {
  '@layer': {
    [themeLayer]: { vars: { [colorVars.gain]: colorVars.vermilion, [colorVars.loss]: colorVars.green } },
  },
});
globalStyle(':root', {
  '@layer': {
    [themeLayer]: {
      '@media': {
        [`(min-width: ${breakpoints.phone})`]: { vars: { [vars.space.gutter]: '20px' } },
      },
    },
  },
});
globalStyle(':root:lang(th), :root:lang(hi)', {
  '@layer': { [themeLayer]: { vars: assignVars(vars.leading, leadings('tallLeading')) } },
});

/** Line height of each text size. */
function leadings(kind: 'leading' | 'tallLeading'): Record<TextSize, string> {
  return Object.fromEntries(Object.entries(textSizes).map(([name, size]) => [name, size[kind]])) as Record<
    TextSize,
    string
  >;
}
