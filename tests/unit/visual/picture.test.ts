import { expect, it } from 'vitest';
import { difference, type Pixels } from '../../visual/picture.ts';

const width = 20;
const height = 10;
const gray = (): Pixels => ({ data: Buffer.alloc(width * height * 3, 100), width, height });

/** The gray picture with the first `count` pixels brighter by `by`. */
function changed(count: number, by: number): Pixels {
  const picture = gray();
  picture.data.fill(100 + by, 0, count * 3);
  return picture;
}

it('finds nothing between two runs of the same browser', () => {
  expect(difference(gray(), gray())).toBeUndefined();
  expect(difference(gray(), changed(width * height, 2))).toBeUndefined();
  expect(difference(gray(), changed(4, 64))).toBeUndefined();
  expect(difference(gray(), changed(96, 24))).toBeUndefined();
  expect(difference(gray(), changed(160, 4))).toBeUndefined();
});

it('finds a color that moved by 3, and a dot', () => {
  expect(difference(gray(), changed(width * height, 3))).toContain('200 pixels');
  expect(difference(gray(), changed(5, 25))).toContain('5 pixels, at most by 25');
  expect(difference(gray(), changed(97, 5))).toContain('97 pixels, at most by 5');
  expect(difference(gray(), changed(1, 65))).toContain('1 pixels, at most by 65');
});

it('finds another size', () => {
  const taller = { data: Buffer.alloc(width * 11 * 3, 100), width, height: 11 };
  expect(difference(gray(), taller)).toBe('is 20 x 11, its baseline 20 x 10');
});
