import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/index';
import { percentToRatio } from '#contract/money';
import { Amount } from '#design-system/amount';
import { FavoriteToggle } from '#design-system/favorite-toggle';
import { KeyValueList } from '#design-system/key-value-list';
import { Percent } from '#design-system/percent';
import { Section } from '#design-system/section';
import { Segmented } from '#design-system/segmented';
import { useFavorites } from '../api/favorites.ts';
import { useNewestPrice } from '../api/tickers.ts';
import { withPrice, type Ticker } from '../model/live-ticker.ts';
import { candleIntervals, type CandleInterval } from '../model/market-filter.ts';
import { MarketAlerts } from './market-alerts.tsx';
import { MarketChart } from './market-chart.tsx';

interface MarketDetailsProps {
  ticker: Ticker;
  tickers: ResponseOf<'GET market/tickers'>;
  interval: CandleInterval;
  onInterval(interval: CandleInterval): void;
}

/** What a market's sheet says. */
export function MarketDetails({ ticker: polled, tickers, interval, onInterval }: MarketDetailsProps) {
  const { t } = useTranslation('market-screen');
  const favorites = useFavorites();
  const ticker = withPrice(polled, useNewestPrice(polled, tickers.time, true));
  const { symbol, currency, scale, change, high, low } = ticker;
  const price = (value: string) => <Amount value={value} currency="USD" scale={scale} unmasked />;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-start justify-between gap-4">
        <div className="flex flex-col gap-0.5">
          <Amount value={ticker.price} currency="USD" scale={scale} size="x-large" unmasked />
          <p className="flex flex-wrap items-baseline gap-x-2 text-14">
            <Percent value={percentToRatio(change)} tone="change" />
            <span className="text-muted">{t('day.in')}</span>
          </p>
        </div>
        <span className="-me-3 flex shrink-0">
          <FavoriteToggle
            label={t('favorite.label', { currency })}
            checked={favorites.symbols.includes(symbol)}
            disabled={!favorites.isLoaded}
            onChange={(isFavorite) => favorites.set(symbol, isFavorite)}
            labels={{ added: t('favorite.added', { currency }), removed: t('favorite.removed', { currency }) }}
          />
        </span>
      </div>
      <Segmented
        label={t('interval.label')}
        labelHidden
        value={interval}
        onChange={onInterval}
        options={candleIntervals.map((value) => ({ value, label: t(`interval.short.${value}`) }))}
      />
      <MarketChart key={`${symbol} ${interval}`} ticker={ticker} tickers={tickers} interval={interval} />
      <Section title={t('day.title')} headingLevel={3}>
        <KeyValueList
          items={[
            { id: 'high', label: t('day.high'), value: price(high) },
            { id: 'low', label: t('day.low'), value: price(low) },
          ]}
        />
      </Section>
      <MarketAlerts ticker={ticker} />
    </div>
  );
}
