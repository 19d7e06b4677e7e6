import { useDeferredValue, useState, type ReactNode } from 'react';
import type { NativeProps } from '../../theme/native-props.ts';
import { ChartSlider, ChartTableToggle, useValueText } from '../chart/index.ts';
import { useDesignSystem } from '../provider/index.ts';
import { candleTime, type Candle, type CandleInterval } from './candle.ts';
import { CandleLegend } from './candle-legend.tsx';
import { CandlePlot } from './candle-plot.tsx';
import { CandleTable, type CandleLabels } from './candle-table.tsx';
import { OlderState, type OlderCandles } from './older-candles.tsx';

export interface CandleChartProps extends NativeProps<HTMLElement> {
  /** What it shows: "Bitcoin in US dollars, one hour a candle". */
  label: string;
  /** Oldest first; undefined while loading. */
  candles: readonly Candle[] | undefined;
  /** How long one candle lasts. Chosen outside, with Segmented. */
  interval: CandleInterval;
  /** Decimal places of the market. */
  scale: number;
  /** The trend in a sentence, for screen readers: "Rose from 90,800.00 to 91,250.40." */
  summary?: string;
  /** Above the chart: no connection, old prices. */
  description?: ReactNode;
  /** Replaces the chart if there are no candles: an EmptyState. */
  empty: ReactNode;
  /** Replaces the chart: an ErrorState. */
  error?: ReactNode;
  /** Loads older candles as the first one comes near. Put them before the others. */
  older?: OlderCandles;
  /** Names of the values and controls. */
  labels: CandleLabels & {
    /** Name of the slider that goes from candle to candle. */
    candle: string;
    /** Shows the same values as a table. */
    table: string;
    /** Replaces the plot if its library fails to load; the slider and the table still work. */
    undrawn: string;
  };
}

/** The attribution required by the library's license; not translated. */
const notice = 'TradingView Lightweight Charts™ Copyright © 2026 TradingView, Inc.';

/** Prices over time, with figures. For a bare trend line in a row use a Sparkline. */
export function CandleChart(props: CandleChartProps) {
  const { label, candles, interval, scale, summary, description, empty, error, older, labels, ...native } = props;
  const { loading } = useDesignSystem().labels;
  return (
    <figure {...native} aria-label={label}>
      {summary && <figcaption className="sr-only">{summary}</figcaption>}
      {/* Rendered beforehand, so that its content is announced. */}
      <div role="status">{description && <p className="pb-2 text-14 text-caution">{description}</p>}</div>
      {error || (candles?.length === 0 && empty)}
      {!error && !candles && (
        <div role="status" aria-busy="true" className="flex flex-col gap-2">
          <span className="sr-only">{loading}</span>
          <span className="h-18 w-2/3 animate-pulse rounded-control bg-skeleton" />
          <span className="h-70 w-full animate-pulse rounded-control bg-skeleton" />
          <span className="h-11" />
        </div>
      )}
      {!error && candles && candles.length > 0 && (
        <Chart label={label} candles={candles} interval={interval} scale={scale} older={older} labels={labels} />
      )}
    </figure>
  );
}

type ChartProps = Pick<CandleChartProps, 'label' | 'interval' | 'scale' | 'older' | 'labels'> & {
  candles: readonly Candle[];
};

/** With fewer candles than this before the one in sight, older ones load. */
const nearFirst = 24;

function Chart({ label, candles, interval, scale, older, labels }: ChartProps) {
  const { locale } = useDesignSystem();
  const price = useValueText({ scale, unmasked: true });
  // By its time, as its index changes when older candles arrive.
  const [pointedTime, setPointedTime] = useState<string | null>(null);
  const [isDrawable, setDrawable] = useState(true);
  // Hundreds of rows must not delay the plot.
  const tableCandles = useDeferredValue(candles);
  const last = candles.length - 1;
  const found = pointedTime === null ? -1 : candles.findIndex(({ time }) => time === pointedTime);
  const pointed = found === -1 ? null : found;
  const index = pointed ?? last;
  const reach = (first: number) => {
    if (first < nearFirst && older?.status === 'idle') older.onMore();
  };
  const setPointed = (next: number | null) => {
    setPointedTime(next === null ? null : (candles[next]?.time ?? null));
    if (next !== null) reach(next);
  };
  const candle = candles[index];
  if (!candle) return null;
  const formatTime = candleTime(locale, interval);
  const moment = formatTime(candle.time);
  const figures = (['open', 'high', 'low', 'close'] as const).map((name) => `${labels[name]} ${price(candle[name])}`);
  return (
    <div className="flex flex-col gap-2">
      <CandleLegend candle={candle} scale={scale} labels={labels} moment={moment} />
      <div className="relative">
        {isDrawable ? (
          <CandlePlot
            candles={candles}
            interval={interval}
            scale={scale}
            pointed={pointed}
            onPoint={setPointed}
            onReach={reach}
            onFailure={() => setDrawable(false)}
          />
        ) : (
          <p
            role="status"
            className="flex h-70 items-center justify-center rounded-control bg-sunken p-4 text-center text-14 text-muted"
          >
            {labels.undrawn}
          </p>
        )}
        <ChartSlider
          label={labels.candle}
          last={last}
          index={index}
          text={[moment, ...figures].join(', ')}
          onChange={setPointed}
          onFocus={() => setPointed(index)}
        />
        {older && <OlderState older={older} />}
      </div>
      <ChartTableToggle
        label={labels.table}
        aside={
          <a
            href="https://www.tradingview.com/"
            target="_blank"
            rel="noopener noreferrer"
            translate="no"
            className="mx-3 inline-flex min-h-target items-center rounded-small text-12 text-muted underline -outline-offset-2"
          >
            {notice}
          </a>
        }
      >
        <CandleTable
          label={label}
          candles={tableCandles}
          scale={scale}
          labels={labels}
          formatTime={formatTime}
          older={older}
        />
      </ChartTableToggle>
    </div>
  );
}
