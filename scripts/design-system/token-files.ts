import {
  breakpoints,
  colorsOf,
  colorThemes,
  duration,
  easing,
  families,
  hex,
  iconSizes,
  layers,
  radius,
  shadow,
  space,
  textSizes,
  weights,
  type Brand,
  type ThemeName,
} from '../../src/design-system/tokens/index.ts';

/** A group or token of the Design Tokens Format Module 2025.10. */
export interface TokenGroup {
  [name: string]: unknown;
}

const schema = (kind: string): string => `https://www.designtokens.org/schemas/2025.10/${kind}.json`;

/** Returns a brand's tokens as W3C design-token files, by file name, with a resolver that puts them together. */
export function tokenFiles(brand: Brand): Record<string, TokenGroup> {
  const themes = Object.keys(colorThemes) as ThemeName[];
  const sources = (name: string) => [{ $ref: `${name}.tokens.json` }];
  const format = (tokens: TokenGroup): TokenGroup => ({ $schema: schema('format'), ...tokens });
  return {
    'base.tokens.json': format(base(brand)),
    ...Object.fromEntries(themes.map((theme) => [`${theme}.tokens.json`, format(themed(brand, theme))])),
    'gain-green.tokens.json': format(change('green', 'vermilion')),
    'gain-red.tokens.json': format(change('vermilion', 'green')),
    'resolver.json': {
      $schema: schema('resolver'),
      name: brand.name,
      version: '2025.10',
      sets: { base: { sources: sources('base') } },
      modifiers: {
        theme: { contexts: Object.fromEntries(themes.map((theme) => [theme, sources(theme)])), default: 'light' },
        gain: { contexts: { green: sources('gain-green'), red: sources('gain-red') }, default: 'green' },
      },
      resolutionOrder: ['sets/base', 'modifiers/theme', 'modifiers/gain'].map((path) => ({ $ref: `#/${path}` })),
    },
  };
}

function base(brand: Brand): TokenGroup {
  return {
    space: group('dimension', space, dimension),
    radius: group('dimension', { ...radius, ...brand.radius }, dimension),
    breakpoint: group('dimension', breakpoints, dimension),
    duration: group('duration', duration, dimension),
    easing: group('cubicBezier', easing, (curve) => (curve.match(/[\d.]+/g) ?? []).map(Number)),
    family: group('fontFamily', { ...families, ...brand.families }, (list) =>
      list.split(',').map((name) => name.trim().replaceAll("'", '')),
    ),
    weight: group('fontWeight', weights, Number),
    text: group('typography', textSizes, ({ size, leading, tracking }) => {
      const rem = Number.parseFloat(size);
      return {
        fontFamily: '{family.text}',
        fontSize: dimension(size),
        fontWeight: '{weight.regular}',
        // The format has no em.
        letterSpacing: { value: round(Number.parseFloat(tracking) * rem), unit: 'rem' },
        lineHeight: round(Number.parseFloat(leading) / rem),
      };
    }),
    icon: group('dimension', iconSizes, ({ edge }) => ({ value: edge, unit: 'px' })),
    layer: group('number', layers, Number),
  };
}

function themed(brand: Brand, theme: ThemeName): TokenGroup {
  // With more contrast, what casts a shadow gets an outline (brand-css.ts).
  const outlined = (name: string, value: string): string =>
    theme === 'contrast' && name !== 'rule' ? '0 0 0 1px var(--ui-color-edge)' : value;
  const shadows = Object.fromEntries(Object.entries(shadow).map(([name, value]) => [name, outlined(name, value)]));
  return {
    color: group('color', { ...colorsOf(brand, theme) }, color),
    shadow: group('shadow', shadows, (value) => value.split(/, (?=\d)/).map(shadowLayer)),
  };
}

const change = (gain: string, loss: string): TokenGroup => ({
  color: { $type: 'color', gain: { $value: `{color.${gain}}` }, loss: { $value: `{color.${loss}}` } },
});

function group<Value>(type: string, values: Readonly<Record<string, Value>>, read: (value: Value) => unknown) {
  const tokens = Object.entries(values).map(([name, value]) => [name, { $value: read(value) }]);
  return { $type: type, ...(Object.fromEntries(tokens) as TokenGroup) };
}

/** Numbers without the noise of binary fractions. */
const round = (value: number): number => Number(value.toFixed(5));

function dimension(text: string): { value: number; unit: string } {
  const [, value = '0', unit = ''] = /^(-?[\d.]+)(px|rem|ms)?$/.exec(text) ?? [];
  return { value: Number(value), unit: unit || 'px' };
}

function color(text: string) {
  const [lightness = 0, chroma = 0, hue = 0, alpha] = (text.match(/[\d.]+/g) ?? []).map(Number);
  return {
    colorSpace: 'oklch',
    components: [lightness, chroma, hue],
    ...(alpha === undefined ? {} : { alpha }),
    hex: hex(text),
  };
}

/** One shadow: lengths, then a color or the name of one. */
function shadowLayer(text: string) {
  const [, lengths = '', paint = ''] = /^([\d. px-]+?) ((?:oklch|var)\(.*\))$/.exec(text) ?? [];
  const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths.split(' ');
  const name = /--ui-color-([\w-]+)/.exec(paint)?.[1];
  return {
    color: name === undefined ? color(paint) : `{color.${name}}`,
    offsetX: dimension(offsetX),
    offsetY: dimension(offsetY),
    blur: dimension(blur),
    spread: dimension(spread),
  };
}
