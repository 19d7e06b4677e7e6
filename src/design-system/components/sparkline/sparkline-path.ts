/** The box that the line is drawn in. */
export const box = { width: 64, height: 32 } as const;

/** Space for the width of the line at the highest and the lowest point. */
const inset = 2;

export interface SparklinePath {
  direction: 'gain' | 'loss' | 'none';
  /** SVG path of the line; interrupted where a point is missing, a dot where one stands alone. */
  line: string;
  /** Where the first point stands, from the top; the middle when there is none. */
  start: number;
}

/** Places points from old to new on the whole width; a flat line runs through the middle. */
export function sparklinePath(points: readonly (number | null)[]): SparklinePath {
  const known = points.filter((point) => point !== null);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return { direction: 'none', line: '', start: box.height / 2 };
  const low = Math.min(...known);
  const range = Math.max(...known) - low;
  const step = points.length > 1 ? box.width / (points.length - 1) : 0;
  const place = (point: number) =>
    (range === 0 ? box.height / 2 : inset + (1 - (point - low) / range) * (box.height - 2 * inset)).toFixed(2);
  const line = points.map((point, index) => {
    if (point === null) return '';
    const at = `${(points.length > 1 ? index * step : box.width).toFixed(2)} ${place(point)}`;
    if (index > 0 && points[index - 1] !== null) return `L${at}`;
    // Round ends make a dot of a line without length.
    return (points[index + 1] ?? null) === null ? `M${at}h0` : `M${at}`;
  });
  return {
    direction: last === first ? 'none' : last > first ? 'gain' : 'loss',
    line: line.join(''),
    start: Number(place(first)),
  };
}
