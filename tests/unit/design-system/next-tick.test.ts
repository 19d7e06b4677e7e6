import { expect, it } from 'vitest';
import { nextTick } from '../../../src/design-system/components/countdown-ring/use-moment.ts';

it.each([
  ['a whole second before', [10_000], 7000, 1000],
  ['late within a second', [10_000], 7250, 750],
  ['the last moment', [10_000], 9999, 1],
  ['the nearest of two that are no whole seconds apart', [10_000, 10_400], 9500, 500],
  ['what is over no longer counts', [10_000, 10_400], 10_000, 400],
  ['nothing left to wait for', [10_000], 10_000, Infinity],
  ['no deadline at all', [], 0, Infinity],
])('%s', (_name, deadlines, moment, wait) => {
  expect(nextTick(deadlines, moment)).toBe(wait);
});
