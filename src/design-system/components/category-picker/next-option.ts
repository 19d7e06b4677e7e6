/** Position of an option on the screen. */
export interface Place {
  left: number;
  top: number;
}

/**
 * Returns the option that a key leads to: left and right go through all options and wrap around, up and down to the
 * nearest in the next row. Undefined for other keys.
 */
export function nextOption(
  key: string,
  from: number,
  places: readonly Place[],
  isRightToLeft: boolean,
): number | undefined {
  const step = (by: number) => (from + by + places.length) % places.length;
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return step(1);
  if (key === back) return step(-1);
  if (key === 'ArrowDown') return nearest(from, places, 1);
  if (key === 'ArrowUp') return nearest(from, places, -1);
  if (key === 'Home') return 0;
  if (key === 'End') return places.length - 1;
  return undefined;
}

/** Returns the closest option in the row below (1) or above (-1); itself in the last row. */
function nearest(from: number, places: readonly Place[], direction: 1 | -1): number {
  const start = places[from];
  if (!start) return from;
  let best = from;
  let shortest = Infinity;
  for (const [index, { left, top }] of places.entries()) {
    const down = (top - start.top) * direction;
    // Rows outweigh any distance along a row. Browsers position by fractions of a pixel.
    const distance = down * 1000 + Math.abs(left - start.left);
    if (down > 1 && distance < shortest) {
      shortest = distance;
      best = index;
    }
  }
  return best;
}
