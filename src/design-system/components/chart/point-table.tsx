import { Amount } from '../amount/index.ts';
import { isKnown, type ChartPoint } from './chart-point.ts';
import { ChartTable } from './chart-table.tsx';
import type { ValueFormat } from './value-text.ts';

export interface PointLabels {
  /** Heading of the moments in the table: "Time". */
  time: string;
  /** Names the values: "Balance". */
  value: string;
  /** Names the second series, if there is one: "Paid in". */
  comparison?: string;
  /** Opens the table: "Show as table". */
  table: string;
}

interface PointTableProps {
  label: string;
  points: readonly ChartPoint[];
  labels: PointLabels;
  momentOf: (at: string) => string;
  format: ValueFormat;
  tone?: 'plain' | 'change';
}

/** The values of a series as a table. */
export function PointTable({ label, points, labels, momentOf, format, tone }: PointTableProps) {
  const amount = (value: string | null) =>
    value !== null && <Amount {...format} value={value} tone={tone} size="small" />;
  const { time, value, comparison } = labels;
  return (
    <ChartTable
      label={label}
      headings={comparison === undefined ? [time, value] : [time, value, comparison]}
      rows={points.filter(isKnown).map((point) => ({
        id: point.at,
        heading: momentOf(point.at),
        cells: [amount(point.value), ...(comparison === undefined ? [] : [amount(point.comparison ?? null)])],
      }))}
    />
  );
}
