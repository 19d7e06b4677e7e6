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

/** The figures of one candle, whose moment leads. The slider reads the same aloud. */
export function CandleLegend({ candle, scale, labels, moment }: CandleLegendProps) {
  return (
    <div aria-hidden className="flex flex-col gap-1">
      <p className="text-14 text-muted">{moment}</p>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-5 gap-y-1">
        {(['open', 'high', 'low', 'close'] as const).map((name) => (
          <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-1.5">
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
