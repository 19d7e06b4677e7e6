import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { ErrorState } from '#design-system/error-state';
import { List } from '#design-system/list-row';
import { Section } from '#design-system/section';
import { SkeletonRows } from '#design-system/skeleton';
import { useErrorMessages } from '#platform/error-messages';
import { usePriceAge } from '../api/price-age.ts';
import { useTickers, useWatched } from '../api/tickers.ts';
import { marketAddress } from '../model/market-filter.ts';
import { movers } from '../model/movers.ts';
import { MarketRow } from './market-row.tsx';

export interface MarketListProps {
  /** Shows the few that moved most, not the first ones. */
  movers: boolean;
}

/** The markets with their live prices, which lead to the screen of the markets. */
export function MarketList({ movers: isMovers }: MarketListProps) {
  const { t } = useTranslation('market');
  const count = isMovers ? 3 : 6;
  const read = useTickers();
  const { data, error } = read;
  const problems = useErrorMessages();
  const age = usePriceAge(data);
  const title = t(isMovers ? 'movers' : 'title');
  const items = data?.items ?? [];
  const shown = isMovers ? movers(items, count) : items.slice(0, count);
  useWatched(shown.map(({ symbol }) => symbol));
  return (
    <Section
      title={title}
      action={
        // The letters end where the column ends.
        <span className="-me-3 block">
          <Button tone="quiet" size="small" href="/trend">
            {t('all')}
          </Button>
        </span>
      }
    >
      {!data && error ? (
        <ErrorState scope="section" {...problems.state(t('error'), read)} />
      ) : (
        <p className={`text-14 ${age ? 'text-caution' : 'text-muted'}`}>{age ?? t('price-in', { currency: 'USD' })}</p>
      )}
      {!data && !error && <SkeletonRows count={count} />}
      {data && (
        <List label={title}>
          {shown.map((ticker) => (
            <MarketRow key={ticker.symbol} ticker={ticker} time={data.time} href={marketAddress(ticker.symbol)} />
          ))}
        </List>
      )}
    </Section>
  );
}
