import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tailwindTheme } from '../../../generators/tailwind-theme.ts';

it('is what the tokens say: run `node generators/tailwind-theme.ts`', () => {
  const written = new URL('../../../src/design-system/theme/tailwind.css', import.meta.url);
  expect(readFileSync(written, 'utf8')).toBe(tailwindTheme());
});

it('switches the palette of Tailwind off and names variables only', () => {
  const theme = tailwindTheme();
  expect(theme).toContain('--*: initial;');
  const colors = theme.match(/--color-.*/gu) ?? [];
  expect(colors.filter((line) => !/(?:var\(--ui-color-|transparent|currentColor)/u.test(line))).toEqual([]);
});
