import {
  colorsOf,
  colorThemes,
  contrast,
  contrastPairs,
  isInGamut,
  minContrast,
  pressedGrounds,
  type ThemeName,
} from '#design-system/tokens';
import { describe, expect, it } from 'vitest';
import { brands } from '../../../stories/brands/index.ts';

const themes = Object.keys(colorThemes) as ThemeName[];
const palettes = brands.flatMap((brand) =>
  themes.map((theme) => ({ brand: brand.name, theme, colors: colorsOf(brand, theme) })),
);

describe.each(palettes)('colors of the brand $brand, theme $theme', ({ theme: name, colors: theme }) => {
  it.each(contrastPairs.map((pair) => [pair.join(', '), pair] as const))(
    'is read: %s',
    (_, [foreground, background, kind, layer]) => {
      const ratio = contrast(theme[foreground], theme[background], layer && theme[layer]);
      expect(ratio).toBeGreaterThanOrEqual(minContrast[name][kind]);
    },
  );

  // Hover is a difference of 1.08 on paper in light.
  it.each(pressedGrounds)('shows on %s what is pressed', (ground) => {
    expect(contrast(theme[ground], theme[ground], theme.pressed)).toBeGreaterThan(1.1);
  });

  it('shows on the accent what is pressed, hovered or not', () => {
    expect(contrast(theme['accent-strong'], theme['accent-pressed'])).toBeGreaterThan(1.1);
    expect(contrast(theme.accent, theme['accent-pressed'])).toBeGreaterThan(1.3);
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
    // Black at 54 % over white is #757575.
    expect(contrast('oklch(1 0 0)', 'oklch(1 0 0)', 'oklch(0 0 0 / 0.54)')).toBeCloseTo(4.6, 1);
  });
});
