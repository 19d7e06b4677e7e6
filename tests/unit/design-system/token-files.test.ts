import { colorThemes, florin, type ThemeName } from '#design-system/tokens';
import { expect, it } from 'vitest';
import { tokenFiles, type TokenGroup } from '../../../scripts/design-system/token-files.ts';

const files = tokenFiles(florin);
const themes = Object.keys(colorThemes) as ThemeName[];

interface Token {
  path: string;
  type: unknown;
  value: unknown;
}

/** The tokens of a file; a type is inherited from the group. */
function tokensOf(group: TokenGroup, path: string[] = [], inherited?: unknown): Token[] {
  const type = group.$type ?? inherited;
  if ('$value' in group) return [{ path: path.join('.'), type, value: group.$value }];
  return Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, inner]) => tokensOf(inner as TokenGroup, [...path, name], type));
}

/** What the resolver makes of the files in a theme: later files win. */
function resolved(theme: ThemeName): Map<string, Token> {
  const order = ['base', theme, 'gain-green'].map((name) => files[`${name}.tokens.json`] ?? {});
  return new Map(order.flatMap((file) => tokensOf(file)).map((token) => [token.path, token]));
}

const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);
const isAlias = (value: unknown): value is string => typeof value === 'string' && /^\{[\w.-]+\}$/.test(value);
const isLength = (value: unknown, ...units: string[]): boolean => {
  const { value: amount, unit } = value as { value: unknown; unit: string };
  return isNumber(amount) && units.includes(unit);
};

/** The shape of a value of each type (Design Tokens Format Module 2025.10). */
const shapes: Record<string, (value: never) => boolean> = {
  dimension: (value) => isLength(value, 'px', 'rem'),
  duration: (value) => isLength(value, 'ms'),
  cubicBezier: (value: unknown[]) => value.length === 4 && value.every(isNumber),
  fontFamily: (value: unknown[]) => value.every((name) => typeof name === 'string' && !name.includes("'")),
  fontWeight: isNumber,
  number: isNumber,
  color: (value: { colorSpace: string; components: unknown[]; hex: string }) =>
    value.colorSpace === 'oklch' && value.components.length === 3 && /^#[\da-f]{6}$/.test(value.hex),
  typography: (value: Record<string, unknown>) =>
    isAlias(value.fontFamily) &&
    isAlias(value.fontWeight) &&
    isLength(value.fontSize, 'rem') &&
    isLength(value.letterSpacing, 'rem') &&
    isNumber(value.lineHeight),
  shadow: (value: Record<string, unknown>[]) =>
    value.length > 0 &&
    value.every((layer) => ['offsetX', 'offsetY', 'blur', 'spread'].every((side) => isLength(layer[side], 'px'))),
};

it.each(themes)('has only tokens of known types in their shapes, theme %s', (theme) => {
  const tokens = [...resolved(theme).values()].filter(({ value }) => !isAlias(value));
  expect(tokens.length).toBeGreaterThan(60);
  const wrong = tokens.filter(({ type, value }) => shapes[String(type)]?.(value as never) !== true);
  expect(wrong).toEqual([]);
});

it.each(themes)('names tokens that exist where one refers to another, theme %s', (theme) => {
  const tokens = resolved(theme);
  const named = [...JSON.stringify([...tokens.values()]).matchAll(/"\{([^}]+)\}"/g)].map(([, path = '']) => path);
  expect(named).toContain('color.green');
  expect(named.filter((path) => !tokens.has(path))).toEqual([]);
});

it.each(themes)('gives every color of the theme %s', (theme) => {
  const tokens = resolved(theme);
  for (const [name, oklch] of Object.entries(colorThemes[theme])) {
    const numbers = (oklch.match(/[\d.]+/g) ?? []).map(Number);
    const [alpha] = numbers.slice(3);
    expect(tokens.get(`color.${name}`)?.value).toMatchObject({
      components: numbers.slice(0, 3),
      ...(alpha === undefined ? {} : { alpha }),
    });
  }
});

it('has a resolver that names every file', () => {
  const named = [...JSON.stringify(files['resolver.json']).matchAll(/"\$ref":"([^"#]+)"/g)].map(([, name]) => name);
  const written = Object.keys(files).filter((name) => name !== 'resolver.json');
  expect(new Set(named)).toEqual(new Set(written));
});
