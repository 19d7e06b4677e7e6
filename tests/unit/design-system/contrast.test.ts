import { colorThemes, contrast, contrastPairs, isInGamut, minContrast, type ThemeName } from '#design-system/tokens';
import { describe, expect, it } from 'vitest';

describe.each(Object.keys(colorThemes) as ThemeName[])('colors of the theme %s', (name) => {
  const theme = colorThemes[name];

  it.each(contrastPairs)('%s on %s is read as %s', (foreground, background, kind) => {
    expect(contrast(theme[foreground], theme[background])).toBeGreaterThanOrEqual(minContrast[name][kind]);
  });

  it('can be shown by an sRGB screen unchanged', () => {
    const opaque = Object.entries(theme).filter(([, value]) => !value.includes('/'));
    expect(opaque.filter(([, value]) => !isInGamut(value))).toEqual([]);
  });
});

describe('the measure', () => {
  it('knows black on white and the well-known gray', () => {
    expect(contrast('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1);
    // #767676, the lightest gray that passes on white.
    expect(contrast('oklch(0.5672 0 0)', 'oklch(1 0 0)')).toBeCloseTo(4.54, 1);
  });
});
