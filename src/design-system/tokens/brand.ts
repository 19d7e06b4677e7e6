import { colorThemes, type ColorTheme, type ThemeName } from './color.ts';
import { radius } from './shape.ts';
import { families } from './type.ts';

/**
 * What a brand decides, in one file. Whatever it leaves out keeps Florin's value. The contrast test measures every pair
 * of the result.
 */
export interface Brand {
  /** The value of `data-brand`: lower case, with hyphens. */
  name: string;
  /** The colors of each theme, as `oklch(l c h)`. */
  colors: Readonly<Record<ThemeName, Partial<ColorTheme>>>;
  /** Corners. */
  radius?: Readonly<Partial<Record<keyof typeof radius, string>>>;
  /** The list of typefaces, as in CSS `font-family`. The brand loads its own font files. */
  families?: Readonly<Partial<Record<keyof typeof families, string>>>;
}

/** The brand of the style sheet, which needs no `data-brand`. */
export const florin: Brand = { name: 'florin', colors: colorThemes, radius, families };

/** Returns all colors of a brand's theme. */
export function colorsOf(brand: Brand, theme: ThemeName): ColorTheme {
  return { ...colorThemes[theme], ...brand.colors[theme] };
}
