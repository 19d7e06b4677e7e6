import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/index';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { ErrorState } from '#design-system/error-state';
import { Sheet } from '#design-system/sheet';
import { Skeleton, SkeletonGroup } from '#design-system/skeleton';
import { useErrorMessages } from '#platform/error-messages';
import { withQuery } from '#platform/with-query';
import { useWatched, type useTickers } from '../api/tickers.ts';
import { marketAddress, type CandleInterval } from '../model/market-filter.ts';
import { MarketDetails } from './market-details.tsx';

export interface MarketSheetProps {
  symbol: string;
  /** The read of all markets. */
  read: ReturnType<typeof useTickers>;
  interval: CandleInterval;
  onInterval(interval: CandleInterval): void;
  onClose(): void;
}

/** One market: its candles, the last 24 hours, alerts, and the ways to convert and deposit. */
export function MarketSheet({ symbol, read, interval, onInterval, onClose }: MarketSheetProps) {
  const { t } = useTranslation('market-screen');
  const problems = useErrorMessages();
  const { data, error } = read;
  const ticker = data?.items.find((each) => each.symbol === symbol);
  useWatched([symbol]);
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={ticker ? t('sheet.title', { name: ticker.name, currency: ticker.currency }) : t('sheet.loading')}
      footer={ticker && <Ways ticker={ticker} />}
    >
      {data && ticker && <MarketDetails ticker={ticker} tickers={data} interval={interval} onInterval={onInterval} />}
      {data && !ticker && (
        <EmptyState
          illustration="lens"
          headingLevel={3}
          title={t('sheet.unknown.title')}
          action={<Button onClick={onClose}>{t('sheet.unknown.action')}</Button>}
        >
          {t('sheet.unknown.text')}
        </EmptyState>
      )}
      {!data && error && <ErrorState {...problems.state(t('sheet.error'), read)} />}
      {!data && !error && (
        <SkeletonGroup>
          <Skeleton shape="figure" width="half" />
          <Skeleton shape="block" />
          <Skeleton />
        </SkeletonGroup>
      )}
    </Sheet>
  );
}

/** What can be done with its currency. Both lead back here. */
function Ways({ ticker: { currency, symbol } }: { ticker: ResponseOf<'GET market/tickers'>['items'][number] }) {
  const { t } = useTranslation('market-screen');
  return (
    <div className="flex flex-wrap gap-2 *:min-w-fit *:flex-1 *:basis-32">
      <Button block href={withQuery(`/wallet/up/${currency}`, { back: marketAddress(symbol) })}>
        {t('sheet.deposit')}
      </Button>
      <Button tone="primary" block href={withQuery('/flash-exchange', { to: currency })}>
        {t('sheet.convert')}
      </Button>
    </div>
  );
}
