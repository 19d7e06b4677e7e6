import { useState } from 'react';
import { Amount } from '../amount/index.ts';
import { ChartTable } from '../chart/index.ts';
import type { Candle } from './candle.ts';
import { OlderButton, type OlderCandles } from './older-candles.tsx';

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
  older: OlderCandles | undefined;
}

const columns = ['open', 'high', 'low', 'close'] as const;

/** Rows at first, and with each press of the button below them: more take seconds on a slow phone. */
const pageSize = 100;

/** The same values as text, newest first; in pages if there may be older ones. */
export function CandleTable({ label, candles, scale, labels, formatTime, older }: CandleTableProps) {
  const [count, setCount] = useState(pageSize);
  const shown = older ? candles.slice(-count) : candles;
  const hasMore = older !== undefined && (shown.length < candles.length || older.status !== 'end');
  return (
    <ChartTable
      label={label}
      headings={[labels.time, ...columns.map((column) => labels[column])]}
      rows={shown.map((candle) => ({
        id: candle.time,
        heading: formatTime(candle.time),
        cells: columns.map((column) => (
          <Amount key={column} value={candle[column]} scale={scale} size="small" unmasked />
        )),
      }))}
      end={
        hasMore && (
          <OlderButton
            // Until all that are there are shown, a press fetches none.
            older={shown.length < candles.length ? { ...older, status: 'idle' } : older}
            onClick={() => {
              setCount(Math.min(count, candles.length) + pageSize);
              if (candles.length < count + pageSize) older.onMore();
            }}
          />
        )
      }
    />
  );
}
