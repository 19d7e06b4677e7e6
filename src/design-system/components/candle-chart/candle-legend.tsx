import { Amount } from '../amount/index.ts';
import type { Candle } from './candle.ts';
import type { CandleLabels } from './candle-table.tsx';

interface CandleLegendProps {
  candle: Candle;
  scale: number;
  labels: CandleLabels;
  /** When the candle began, formatted. */
  moment: string;
}

/** The figures of one candle; the close leads. The slider reads the same aloud. */
export function CandleLegend({ candle, scale, labels, moment }: CandleLegendProps) {
  return (
    <div aria-hidden className="flex flex-col gap-2">
      <div>
        <Amount value={candle.close} scale={scale} size="large" unmasked />
        <div className="flex flex-wrap gap-x-2 text-12 text-muted">
          <span>{labels.close}</span>
          <span>{moment}</span>
        </div>
      </div>
      <dl className="flex flex-wrap gap-x-5 gap-y-1">
        {(['open', 'high', 'low'] as const).map((name) => (
          <div key={name} className="flex flex-wrap items-baseline gap-x-1.5">
            <dt className="text-12 text-muted">{labels[name]}</dt>
            <dd>
              <Amount value={candle[name]} scale={scale} size="small" unmasked />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
