/** A distance from the center by angle, in radians. */
export type Polar = (angle: number) => number;

export interface Winding {
  /** The line the wave runs along, and how far it swings to either side. */
  middle: Polar;
  swing: Polar;
  /** Waves until the line closes, and turns around the center; without a common divisor, or it closes early. */
  waves: number;
  turns: number;
  /** Where the first wave starts, in radians. */
  phase?: number;
}

/** Curves per wave: enough that no bend is ever flattened. */
const curvesPerWave = 8;

/** Returns an SVG path, in whole units, of one line that winds around the center until it meets its own start. */
export function closedCurve({ middle, swing, waves, turns, phase = 0 }: Winding): string {
  const count = waves * curvesPerWave;
  const step = (2 * Math.PI * turns) / count;
  const at = (angle: number): readonly [number, number] => {
    const radius = middle(angle) + swing(angle) * Math.cos((waves / turns) * angle + phase);
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  };
  /** The control point before the end of a curve. */
  const before = (angle: number): readonly [number, number] => {
    const [x, y] = at(angle);
    const [x1, y1] = at(angle - step / 100);
    const [x2, y2] = at(angle + step / 100);
    // A third of the step along the tangent, as a cubic curve has it.
    return [x - ((x2 - x1) * 50) / 3, y - ((y2 - y1) * 50) / 3];
  };
  let [penX, penY] = at(0).map(Math.round) as [number, number];
  let path = `M${penX} ${penY}`;
  for (let index = 1; index <= count; index += 1) {
    const angle = index * step;
    const [x, y] = at(angle).map(Math.round) as [number, number];
    const [controlX, controlY] = before(angle).map(Math.round) as [number, number];
    // `s` takes its first control point from the curve before, as equal steps allow. Relative numbers are shorter.
    path += `s${controlX - penX} ${controlY - penY} ${x - penX} ${y - penY}`.replaceAll(' -', '-');
    [penX, penY] = [x, y];
  }
  return `${path}Z`;
}
