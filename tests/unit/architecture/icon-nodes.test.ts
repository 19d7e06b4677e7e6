import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shortenIcon, shortenMaker } from '../../../scripts/vite/icon-nodes.ts';

const source = (icon: string) => readFileSync(`node_modules/lucide-react/dist/esm/icons/${icon}.mjs`, 'utf8');

it('keeps the paths of an icon, with keys that differ, and leaves out its other names', () => {
  const before = source('house');
  const after = shortenIcon(before);
  const paths = (code: string) => code.match(/\bd: "[^"]+"/g);
  expect(paths(after)).toEqual(paths(before));
  expect(paths(after)).toHaveLength(2);
  expect(after.match(/key: "[^"]+"/g)).toEqual(['key: "1"', 'key: "2"']);
  expect([before, after].map((code) => code.includes('aliases'))).toEqual([true, false]);
  expect(after).toContain('createLucideIcon(__iconData)');
});

it('leaves out what lucide needs only for icons without data', () => {
  const after = shortenMaker(readFileSync('node_modules/lucide-react/dist/esm/createLucideIcon.mjs', 'utf8'));
  expect(after).toContain('const iconData = iconDataOrName;');
  expect(after).not.toMatch(/toLucideIconData|toPascalCase|displayName/);
  expect(after).toContain('return Component;');
});
