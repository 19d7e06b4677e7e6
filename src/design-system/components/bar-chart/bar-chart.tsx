import { useMemo } from 'react';
import { PointChart, type PointChartProps } from '../chart/index.ts';
import { barGeometry } from './bar-geometry.ts';
import { Bars } from './bars.tsx';

export type BarChartProps = PointChartProps;

/** Sums of days, above and below zero. For a value that lasts use a LineChart. */
export function BarChart({ points, resolution = 'day', tone = 'plain', ...props }: BarChartProps) {
  const geometry = useMemo(() => points && barGeometry(points), [points]);
  return (
    <PointChart {...props} points={points} resolution={resolution} geometry={geometry} figures={tone}>
      {(index) => geometry && <Bars geometry={geometry} tone={tone} index={index} />}
    </PointChart>
  );
}
