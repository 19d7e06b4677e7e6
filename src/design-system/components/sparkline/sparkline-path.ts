/** Size of the drawing. */
export const box = { width: 64, height: 32 } as const;

/** Space for the line width at the highest and lowest point. */
const inset = 2;

export interface SparklinePath {
  direction: 'gain' | 'loss' | 'none';
  /** SVG path of the line, with gaps for missing points and dots for single ones. */
  line: string;
  /** Vertical position of the first point, from the top; the middle if there is none. */
  start: number;
}

/** Returns the path of points, oldest first, across the full width; a flat line runs through the middle. */
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
    // Round line caps turn a zero-length line into a dot.
    return (points[index + 1] ?? null) === null ? `M${at}h0` : `M${at}`;
  });
  return {
    direction: last === first ? 'none' : last > first ? 'gain' : 'loss',
    line: line.join(''),
    start: Number(place(first)),
  };
}
