import { Amount } from '../amount/index.ts';
import { ChartTable } from '../chart/index.ts';
import type { Candle } from './candle.ts';

export interface CandleLabels {
  time: string;
  open: string;
  high: string;
  low: string;
  close: string;
}

interface CandleTableProps {
  label: string;
  candles: readonly Candle[];
  scale: number;
  labels: CandleLabels;
  formatTime: (time: string) => string;
}

const columns = ['open', 'high', 'low', 'close'] as const;

/** The same values as text, newest first. */
export function CandleTable({ label, candles, scale, labels, formatTime }: CandleTableProps) {
  return (
    <ChartTable
      label={label}
      headings={[labels.time, ...columns.map((column) => labels[column])]}
      rows={candles.map((candle) => ({
        id: candle.time,
        heading: formatTime(candle.time),
        cells: columns.map((column) => (
          <Amount key={column} value={candle[column]} scale={scale} size="small" unmasked />
        )),
      }))}
    />
  );
}
