import { useMemo } from 'react';
import { PointChart, type KnownPoint, type PointChartProps } from '../chart/index.ts';
import { lineGeometry } from './line-geometry.ts';
import { LineLegend } from './line-legend.tsx';
import { LineMarks } from './line-marks.tsx';

export interface LineChartProps extends PointChartProps {
  /** Draws the area below the line. Default true. */
  fill?: boolean;
  /** Marks the last point as current. Default false. */
  live?: boolean;
  /** Moments that are marked on the line, such as the ends of periods; within the time of the points. */
  marks?: readonly KnownPoint[];
}

/** Values over time as a quiet line that a finger reads. For open, high, low, and close use a CandleChart. */
export function LineChart({ tone = 'plain', fill = true, live = false, marks, ...props }: LineChartProps) {
  const { points, labels } = props;
  const geometry = useMemo(() => points && lineGeometry(points), [points]);
  return (
    <PointChart
      {...props}
      geometry={geometry}
      hasEndRoom={live}
      legend={labels.comparison !== undefined && <LineLegend value={labels.value} comparison={labels.comparison} />}
    >
      {(index) => geometry && <LineMarks {...{ geometry, marks, tone, fill, live, index }} />}
    </PointChart>
  );
}
