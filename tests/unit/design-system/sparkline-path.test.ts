import { describe, expect, it } from 'vitest';
import { sparklinePath } from '../../../src/design-system/components/sparkline/sparkline-path.ts';

describe('a sparkline path', () => {
  it('goes over the whole box, from the first to the last point', () => {
    expect(sparklinePath([1, 3, 2])).toEqual({
      direction: 'gain',
      line: 'M0 94l1 -88l1 44',
      width: 2,
      start: 94,
    });
    expect(sparklinePath([3, 1]).direction).toBe('loss');
  });

  it('ends where it should, whatever was rounded on the way', () => {
    const { line, start } = sparklinePath([1, 1.004, 1.008, 1.012, 1.016, 1.02, 3]);
    const steps = [...line.matchAll(/l1 (-?\d+)/gu)].map(([, step]) => Number(step));
    expect(start + steps.reduce((sum, step) => sum + step, 0)).toBe(6);
  });

  it('runs through the middle when it is flat', () => {
    expect(sparklinePath([5, 5])).toEqual({ direction: 'none', line: 'M0 50l1 0', width: 1, start: 50 });
  });

  it('has no direction when it ends where it began', () => {
    expect(sparklinePath([2, 9, 2]).direction).toBe('none');
  });

  it('is a dot at the end with one point, and nothing without', () => {
    expect(sparklinePath([7]).line).toBe('M1 50h0');
    expect(sparklinePath([])).toEqual({ direction: 'none', line: '', width: 1, start: 50 });
    expect(sparklinePath([null, null]).line).toBe('');
  });

  it('is interrupted where points are missing, and keeps a point between two gaps as a dot', () => {
    expect(sparklinePath([1, 1, null, 1, null]).line).toBe('M0 50l1 0M3 50h0');
    expect(sparklinePath([null, 1, 2]).direction).toBe('gain');
  });
});
