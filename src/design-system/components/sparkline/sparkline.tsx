import { sparklineClass, type sparklineVariants } from './sparkline.variants.ts';

export interface SparklineProps {
  /** From old to new; only the shape is read, so plain numbers are exact enough. */
  points: readonly number[];
  /** What it shows, in words; without it the line is decoration beside its figures. */
  label?: string;
  /** `change` colours by first and last point. Default `change`. */
  tone?: keyof typeof sparklineVariants.tone;
  /** 64 by 32 px, or the whole width. Default `row`. */
  size?: keyof typeof sparklineVariants.size;
}

const width = 64;
const height = 32;
const inset = 2;

/** Where a point stands, top left is 0,0; a flat line runs through the middle. */
function place(points: readonly number[]): [x: number, y: number][] {
  const low = Math.min(...points);
  const range = Math.max(...points) - low;
  const step = points.length > 1 ? width / (points.length - 1) : 0;
  return points.map((point, index) => [
    index * step,
    range === 0 ? height / 2 : inset + (1 - (point - low) / range) * (height - 2 * inset),
  ]);
}

/** The course of a price, without axes. A chart with figures is the candle chart of a market. */
export function Sparkline({ points, label, tone, size }: SparklineProps) {
  const placed = place(points);
  const change = (points.at(-1) ?? 0) - (points[0] ?? 0);
  const direction = change === 0 ? 'none' : change > 0 ? 'gain' : 'loss';
  const path = placed.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`).join('');
  const first = placed[0]?.[1] ?? height / 2;
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      data-direction={direction}
      className={sparklineClass({ tone, size })}
      fill="none"
    >
      <path d={`M0 ${first.toFixed(2)}H${width}`} className="stroke-line" strokeDasharray="2 2" vectorEffect="non-scaling-stroke" />
      <path d={path} stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
