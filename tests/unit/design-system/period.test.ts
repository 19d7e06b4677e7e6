import { expect, it } from 'vitest';
import { periodState } from '../../../src/design-system/components/period-countdown/use-period.ts';

const times = { startsAt: 1000, closesAt: 6000, endsAt: 11_000 };

it.each([
  [999, 'upcoming'],
  [1000, 'open'],
  [5999, 'open'],
  [6000, 'closed'],
  [10_999, 'closed'],
  [11_000, 'settling'],
] as const)('a period at %i ms is %s', (moment, state) => {
  expect(periodState(times, moment)).toBe(state);
});
