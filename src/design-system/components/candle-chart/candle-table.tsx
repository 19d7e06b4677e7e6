import { Amount } from '../amount/index.ts';
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls needs the keyboard
    <div className="max-h-80 overflow-auto" tabIndex={0} role="region" aria-label={label}>
      <table className="w-full text-14">
        <thead className="text-12 text-muted">
          <tr>
            <th scope="col" className="py-2 pe-4 text-start font-regular">
              {labels.time}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 ps-4 text-end font-regular">
                {labels[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {candles.toReversed().map((candle) => (
            <tr key={candle.time} className="border-t border-line">
              <th scope="row" className="py-2 pe-4 text-start font-regular whitespace-nowrap">
                {formatTime(candle.time)}
              </th>
              {columns.map((column) => (
                <td key={column} className="py-2 ps-4 text-end whitespace-nowrap">
                  <Amount value={candle[column]} scale={scale} size="small" unmasked />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
