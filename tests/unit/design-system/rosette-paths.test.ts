import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, it } from 'vitest';
import { rosettePaths } from '../../../src/design-system/components/rosette/rosette-paths.ts';

const hashOf = (record: string): string => bytesToHex(sha256(utf8ToBytes(record)));
const hashes = Array.from({ length: 80 }, (_, index) => hashOf(`record ${index}`));

/** The ends of a path's curves, also as distance from the center by angle, in half degrees. */
function points(path: string): { x: number; y: number; radius: number; angle: number }[] {
  return path.split('M').flatMap((line) => {
    let [x = 0, y = 0] = (/^-?\d+ -?\d+/u.exec(line)?.[0] ?? '').split(' ').map(Number);
    return [...line.matchAll(/s([-\d ]+)/gu)].map(([, numbers = '']) => {
      const [, , dx = Number.NaN, dy = Number.NaN] = (numbers.match(/-?\d+/gu) ?? []).map(Number);
      x += dx;
      y += dy;
      return { x, y, radius: Math.hypot(x, y), angle: Math.floor(((Math.atan2(y, x) / Math.PI + 1) * 360) % 720) };
    });
  });
}

const bins = 120;
/** What the eye compares: how far out the net and how far out and in the ribbons reach, all around. */
function shape(hash: string): number[] {
  const { net, ribbons } = rosettePaths(hash);
  const reach = (path: string, pick: (a: number, b: number) => number, from: number): number[] => {
    const found = Array.from({ length: bins }, () => from);
    for (const { radius, angle } of points(path)) {
      const bin = Math.floor((angle * bins) / 720);
      found[bin] = pick(found[bin] ?? from, radius);
    }
    return found;
  };
  const gold = ribbons.join('');
  return [...reach(net, Math.max, 0), ...reach(gold, Math.max, 0), ...reach(gold, Math.min, 1000)];
}

it.each(hashes.slice(0, 12))('draws the same rosette from the same hash: %s', (hash) => {
  expect(rosettePaths(hash)).toEqual(rosettePaths(hash));
  expect(rosettePaths(hash, 'small')).toEqual(rosettePaths(hash, 'small'));
});

it('draws visibly different rosettes from different hashes', () => {
  const shapes = hashes.map(shape);
  const distances = shapes.flatMap((one, index) =>
    shapes.slice(index + 1).map((other) => {
      const apart = one.reduce((sum, value, bin) => sum + Math.abs(value - (other[bin] ?? 0)), 0);
      return apart / one.length;
    }),
  );
  expect(distances).toHaveLength(3160);
  // In thousandths of the radius, on average all around: 1.5 px of a rosette of 300 px.
  expect(Math.min(...distances)).toBeGreaterThan(10);
});

it.each(hashes)('stays inside its box and leaves the middle free: %s', (hash) => {
  for (const size of ['large', 'small'] as const) {
    const { net, ribbons, beads } = rosettePaths(hash, size);
    const radii = points([net, ...ribbons, ...beads].join('')).map(({ radius }) => radius);
    expect(radii.length).toBeGreaterThan(100);
    expect(Math.max(...radii)).toBeLessThanOrEqual(992);
    expect(Math.min(...radii)).toBeGreaterThanOrEqual(620);
  }
});

it.each(hashes.slice(0, 12))('draws lines that end where they began: %s', (hash) => {
  const { net, ribbons, beads } = rosettePaths(hash);
  for (const path of [net, ...ribbons, ...beads]) {
    const start = (/^M(-?\d+) (-?\d+)/u.exec(path) ?? []).slice(1).map(Number);
    const end = points(path).at(-1);
    expect([end?.x, end?.y]).toEqual(start);
  }
});

it('refuses what is no hash', () => {
  expect(() => rosettePaths('')).toThrow(RangeError);
  expect(() => rosettePaths(hashOf('record').toUpperCase())).toThrow(RangeError);
});
