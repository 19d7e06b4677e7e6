/** A position in the drawing. */
export interface Spot {
  x: number;
  y: number;
}

/**
 * Reduces a line to about `max` spots: the highest and the lowest of each of equal parts, and both ends. Highs and lows
 * stay exact.
 */
export function downsample<S extends Spot>(spots: readonly S[], max: number): readonly S[] {
  const [first, last] = [spots[0], spots.at(-1)];
  if (spots.length <= max || !first || !last) return spots;
  const parts = Math.max(1, Math.floor((max - 2) / 2));
  const inner = spots.slice(1, -1);
  const kept = Array.from({ length: parts }, (_, part) =>
    extremes(inner.slice((part * inner.length) / parts, ((part + 1) * inner.length) / parts)),
  );
  return [first, ...kept.flat(), last];
}

/** The highest and the lowest, in their order. */
function extremes<S extends Spot>(spots: readonly S[]): S[] {
  let [low, high] = [0, 0];
  for (const [index, { y }] of spots.entries()) {
    if (y < (spots[low]?.y ?? 0)) low = index;
    if (y > (spots[high]?.y ?? 0)) high = index;
  }
  const kept = low === high ? [low] : [Math.min(low, high), Math.max(low, high)];
  return kept.flatMap((index) => spots[index] ?? []);
}
