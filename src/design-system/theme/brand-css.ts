import { colorsOf, florin, radius, families, shadow, type Brand, type ThemeName } from '../tokens/index.ts';

/** Variables of one selector, in the layer of the theme. */
export interface ThemeRule {
  selector: string;
  media?: string;
  colorScheme?: 'light' | 'dark';
  vars: Record<string, string>;
}

const named = (group: string, values: object): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--ui-${group}-${name}`, String(value)]));

/** With more contrast, what casts a shadow gets an outline: a soft shadow isn't an edge. */
const outlines = named(
  'shadow',
  Object.fromEntries(
    Object.keys(shadow)
      .filter((name) => name !== 'rule')
      .map((name) => [name, '0 0 0 1px var(--ui-color-edge)']),
  ),
);

/** The shadows name colors, so each theme repeats them. */
const themeVars = (brand: Brand, theme: ThemeName): Record<string, string> => ({
  ...named('color', colorsOf(brand, theme)),
  ...named('shadow', shadow),
  ...(theme === 'contrast' ? outlines : {}),
});

/**
 * Returns the rules of a brand. Florin's apply to the page and to every `data-theme`; those of another brand apply to
 * `data-brand` and to each `data-theme` inside. Without `data-theme` the device decides, also on more contrast.
 */
export function brandRules(brand: Brand): ThemeRule[] {
  const isDefault = brand.name === florin.name;
  // Doubled, so that a brand beats Florin whichever style sheet comes first.
  const own = isDefault ? `[data-brand='${brand.name}']` : `[data-brand='${brand.name}'][data-brand]`;
  const roots = isDefault ? [':root', own] : [own];
  const of = (theme: ThemeName): string => {
    const attribute = `[data-theme='${theme}']`;
    return isDefault ? attribute : `${own}${attribute}, ${own} ${attribute}:not([data-brand])`;
  };
  const byDevice = roots.map((root) => `${root}:not([data-theme])`).join(', ');
  const light = themeVars(brand, 'light');
  const dark = themeVars(brand, 'dark');
  const contrast = themeVars(brand, 'contrast');
  const { muted, ink } = colorsOf(brand, 'dark');
  return [
    {
      selector: roots.join(', '),
      vars: {
        ...named('radius', { ...radius, ...brand.radius }),
        ...named('family', { ...families, ...brand.families }),
      },
    },
    { selector: `${roots.join(', ')}, ${of('light')}`, colorScheme: 'light', vars: light },
    { selector: of('dark'), colorScheme: 'dark', vars: dark },
    { selector: of('contrast'), colorScheme: 'light', vars: contrast },
    { selector: byDevice, media: '(prefers-color-scheme: dark)', colorScheme: 'dark', vars: dark },
    {
      selector: byDevice,
      media: '(prefers-contrast: more) and (prefers-color-scheme: light)',
      vars: contrast,
    },
    // Dark text pairs have enough contrast already; quiet colors go one step up.
    {
      selector: byDevice,
      media: '(prefers-contrast: more) and (prefers-color-scheme: dark)',
      vars: { ...named('color', { line: muted, edge: muted, muted: ink }), ...outlines },
    },
  ];
}

/** Returns the style sheet of a brand, to be loaded beside Florin's. */
export function brandCss(brand: Brand): string {
  const rules = brandRules(brand).map(({ selector, media, colorScheme, vars }) => {
    const declarations = { ...(colorScheme ? { 'color-scheme': colorScheme } : {}), ...vars };
    const body = Object.entries(declarations).map(([name, value]) => `${name}: ${value};`);
    const rule = `${selector} { ${body.join(' ')} }`;
    return media === undefined ? rule : `@media ${media} { ${rule} }`;
  });
  return `@layer theme {\n${rules.join('\n')}\n}\n`;
}
