import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { local } from '../../../src/platform/storage.ts';

let stored: Map<string, string>;
let isFull: boolean;

beforeEach(() => {
  stored = new Map();
  isFull = false;
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem(key: string, value: string) {
        if (isFull) throw new Error('full');
        stored.set(key, value);
      },
      removeItem: (key: string) => stored.delete(key),
    },
  });
});
afterEach(() => {
  local.remove('draft');
  vi.unstubAllGlobals();
});

it('keeps in memory what doesn’t fit, instead of what was stored before', () => {
  local.write('draft', 'old');
  isFull = true;
  local.write('draft', 'new');
  expect(local.read('draft')).toBe('new');
  isFull = false;
  local.write('draft', 'newest');
  expect([local.read('draft'), stored.get('draft')]).toEqual(['newest', 'newest']);
});

it('forgets what is removed', () => {
  isFull = true;
  local.write('draft', 'new');
  local.remove('draft');
  expect(local.read('draft')).toBeNull();
});
