import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/index';
import { trendOf } from '#contract/money';
import { CandleChart } from '#design-system/candle-chart';
import { EmptyState } from '#design-system/empty-state';
import { ErrorState } from '#design-system/error-state';
import { amountText } from '#design-system/amount';
import { useErrorMessages } from '#platform/error-messages';
import { useLocale } from '#platform/language';
import { useCandles } from '../api/candles.ts';
import { usePriceAge } from '../api/price-age.ts';
import type { Ticker } from '../model/live-ticker.ts';
import type { CandleInterval } from '../model/market-filter.ts';

interface MarketChartProps {
  ticker: Ticker;
  tickers: ResponseOf<'GET market/tickers'>;
  interval: CandleInterval;
}

/** The candles of a market in one interval, as far back as there are any. */
export function MarketChart({ ticker: { symbol, name, scale }, tickers, interval }: MarketChartProps) {
  const { t } = useTranslation(['market-screen', 'common']);
  const locale = useLocale();
  const problems = useErrorMessages();
  const read = useCandles(symbol, interval);
  const { candles, error, status, loadOlder } = read;
  const age = usePriceAge(tickers);
  const [first, last] = [candles?.[0], candles?.at(-1)];
  const text = (price: string): string => amountText(price, { locale, scale });
  return (
    <CandleChart
      label={t(`chart.label.${interval}`, { name })}
      candles={candles}
      interval={interval}
      scale={scale}
      summary={
        first && last
          ? t(`chart.summary.${trendOf(first.open, last.close)}`, { before: text(first.open), now: text(last.close) })
          : undefined
      }
      description={age}
      error={error && !candles && <ErrorState scope="section" {...problems.state(t('chart.error'), read)} />}
      empty={
        <EmptyState illustration="path" headingLevel={3} title={t('chart.empty.title')}>
          {t('chart.empty.text')}
        </EmptyState>
      }
      older={{
        status,
        onMore: loadOlder,
        labels: {
          loading: t('chart.older.loading'),
          more: t('chart.older.more'),
          failed: t('chart.older.failed'),
          retry: t('common:action.retry'),
        },
      }}
      labels={{
        time: t('chart.time'),
        open: t('chart.open'),
        high: t('chart.high'),
        low: t('chart.low'),
        close: t('chart.close'),
        candle: t('chart.candle'),
        table: t('chart.table'),
        undrawn: t('chart.undrawn'),
      }}
    />
  );
}
