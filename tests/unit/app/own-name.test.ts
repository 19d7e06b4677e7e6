import { expect, it } from 'vitest';
import { languages } from '../../../contract/languages.ts';
import { ownName } from '../../../src/app/own-name.ts';

it('names each language in itself, no two alike', () => {
  const names = languages.map(ownName);
  expect(new Set(names).size).toBe(languages.length);
  expect(names).toContain('Deutsch');
  expect(names).toContain('Русский');
  // Nothing is left untranslated as a bare code.
  expect(names.filter((name) => /^[A-Za-z]{2}(-\w+)?$/.test(name))).toEqual([]);
});
