import type { Spot } from './downsample.ts';

const at = ({ x, y }: Spot): string => `${round(x)} ${round(y)}`;
const round = (value: number): string => String(Math.round(value * 10) / 10);

/** Splits a series at its gaps. */
export function segmentsOf<S extends Spot>(spots: readonly (S | null)[]): S[][] {
  const segments: S[][] = [];
  for (const [index, spot] of spots.entries()) {
    if (spot === null) continue;
    if (index === 0 || spots[index - 1] === null) segments.push([]);
    segments.at(-1)?.push(spot);
  }
  return segments;
}

/**
 * Returns the SVG path of a smooth line through spots, left to right. It never rises above or falls below the two spots
 * that it connects (monotone cubic interpolation after Steffen), so that a curve shows no value that wasn't there.
 */
export function curveThrough(spots: readonly Spot[]): string {
  const [first] = spots;
  if (!first) return '';
  // Round line caps turn a zero-length line into a dot.
  if (spots.length === 1) return `M${at(first)}h0`;
  const slopes = slopesOf(spots);
  const curves = spots.slice(1).map((end, index) => {
    const start = spots[index] ?? end;
    const third = (end.x - start.x) / 3;
    const leave = { x: start.x + third, y: start.y + third * (slopes[index] ?? 0) };
    const arrive = { x: end.x - third, y: end.y - third * (slopes[index + 1] ?? 0) };
    return `C${at(leave)} ${at(arrive)} ${at(end)}`;
  });
  return `M${at(first)}${curves.join('')}`;
}

/** Returns the path of the area between a line and the bottom; nothing for a single spot. */
export function areaUnder(spots: readonly Spot[], bottom: number): string {
  const [first, last] = [spots[0], spots.at(-1)];
  if (!first || !last || first === last) return '';
  return `${curveThrough(spots)}L${round(last.x)} ${bottom}L${round(first.x)} ${bottom}Z`;
}

/** Slopes at each spot: flat at a turning point, and nowhere so steep that the curve would overshoot. */
function slopesOf(spots: readonly Spot[]): number[] {
  const steps = spots.slice(1).map((end, index) => {
    const start = spots[index] ?? end;
    const width = end.x - start.x;
    return { width, slope: width > 0 ? (end.y - start.y) / width : 0 };
  });
  return spots.map((_, index) => {
    const [before, after] = [steps[index - 1], steps[index]];
    if (!before || !after) return (before ?? after)?.slope ?? 0;
    const width = before.width + after.width;
    const mean = width > 0 ? (before.slope * after.width + after.slope * before.width) / width : 0;
    const minSlope = Math.min(Math.abs(before.slope), Math.abs(after.slope), Math.abs(mean) / 2);
    return (Math.sign(before.slope) + Math.sign(after.slope)) * minSlope;
  });
}
