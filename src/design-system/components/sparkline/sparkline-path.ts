/** Height of the drawing. Whole units, which take little room in a page and differ by a third of a pixel. */
export const height = 100;

/** Space for the line width at the highest and lowest point. */
const inset = 6;

export interface SparklinePath {
  direction: 'gain' | 'loss' | 'none';
  /** SVG path of the line, with gaps for missing points and dots for single ones. */
  line: string;
  /** Width of the drawing: from each point to the next one is 1. */
  width: number;
  /** Vertical position of the first point, from the top; the middle if there is none. */
  start: number;
}

/** Returns the path of points, oldest first, across the full width; a flat line runs through the middle. */
export function sparklinePath(points: readonly (number | null)[]): SparklinePath {
  const known = points.filter((point) => point !== null);
  const width = Math.max(1, points.length - 1);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return { direction: 'none', line: '', width, start: height / 2 };
  const low = Math.min(...known);
  const range = Math.max(...known) - low;
  const place = (point: number) =>
    range === 0 ? height / 2 : Math.round(inset + (1 - (point - low) / range) * (height - 2 * inset));
  const line = points.map((point, index) => {
    if (point === null) return '';
    const before = points[index - 1] ?? null;
    if (before !== null) return `l1 ${place(point) - place(before)}`;
    const at = `M${points.length > 1 ? index : width} ${place(point)}`;
    // Round line caps turn a zero-length line into a dot.
    return (points[index + 1] ?? null) === null ? `${at}h0` : at;
  });
  return {
    direction: last === first ? 'none' : last > first ? 'gain' : 'loss',
    line: line.join(''),
    width,
    start: place(first),
  };
}
