import type { NativeProps } from '../../theme/native-props.ts';
import { height, sparklinePath } from './sparkline-path.ts';
import { sparklineClass, type sparklineVariants } from './sparkline.variants.ts';

export interface SparklineProps extends NativeProps<SVGSVGElement> {
  /** Oldest first, null where unknown; only the shape matters, so plain numbers are exact enough. */
  points: readonly (number | null)[];
  /** What it shows, in words; without it the line is decorative. */
  label?: string;
  /** `change` colors by first and last point. Default `change`. */
  tone?: keyof typeof sparklineVariants.tone;
  /** 64 by 32 px, or the whole width. Default `small`. */
  size?: keyof typeof sparklineVariants.size;
}

/** A price over time, without axes; left to right in every script. For a chart with figures use a CandleChart. */
export function Sparkline({ points, label, tone, size, ...native }: SparklineProps) {
  const { direction, line, width, start } = sparklinePath(points);
  const pen = {
    fill: 'none',
    vectorEffect: 'non-scaling-stroke',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const;
  return (
    <svg
      {...native}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      data-direction={direction}
      className={sparklineClass({ tone, size })}
    >
      <path
        d={`M0 ${start}H${width}`}
        className="stroke-line"
        strokeDasharray="2 2"
        vectorEffect="non-scaling-stroke"
      />
      <path {...pen} d={line} stroke="currentColor" strokeWidth={points.length === 1 ? 5 : 1.5} />
    </svg>
  );
}
