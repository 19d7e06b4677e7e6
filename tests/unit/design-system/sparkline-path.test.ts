import { describe, expect, it } from 'vitest';
import { sparklinePath } from '../../../src/design-system/components/sparkline/sparkline-path.ts';

describe('a sparkline path', () => {
  it('goes over the whole box, from the first to the last point', () => {
    expect(sparklinePath([1, 3, 2])).toEqual({
      direction: 'gain',
      line: 'M0.00 30.00L32.00 2.00L64.00 16.00',
      start: 30,
    });
    expect(sparklinePath([3, 1]).direction).toBe('loss');
  });

  it('runs through the middle when it is flat', () => {
    expect(sparklinePath([5, 5])).toEqual({ direction: 'none', line: 'M0.00 16.00L64.00 16.00', start: 16 });
  });

  it('has no direction when it ends where it began', () => {
    expect(sparklinePath([2, 9, 2]).direction).toBe('none');
  });

  it('is a dot at the end with one point, and nothing without', () => {
    expect(sparklinePath([7]).line).toBe('M64.00 16.00h0');
    expect(sparklinePath([])).toEqual({ direction: 'none', line: '', start: 16 });
    expect(sparklinePath([null, null]).line).toBe('');
  });

  it('is interrupted where points are missing, and keeps a point between two gaps as a dot', () => {
    expect(sparklinePath([1, 1, null, 1, null]).line).toBe('M0.00 16.00L16.00 16.00M48.00 16.00h0');
    expect(sparklinePath([null, 1, 2]).direction).toBe('gain');
  });
});
