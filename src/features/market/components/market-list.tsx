import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { ErrorState } from '#design-system/error-state';
import { List } from '#design-system/list-row';
import { Section } from '#design-system/section';
import { SkeletonRows } from '#design-system/skeleton';
import { useErrorMessages } from '#platform/error-messages';
import { usePriceAge } from '../api/price-age.ts';
import { useLivePrices, useTickers } from '../api/tickers.ts';
import { movers } from '../model/movers.ts';
import { withPrice } from '../model/live-ticker.ts';
import { MarketRow } from './market-row.tsx';

export interface MarketListProps {
  /** Shows only this many, those that moved most, until the customer asks for all of them. */
  movers?: number;
}

/** The markets with their live prices. */
export function MarketList({ movers: count }: MarketListProps) {
  const { t } = useTranslation(['market', 'common']);
  const read = useTickers();
  const { data, error } = read;
  const { prices } = useLivePrices(data?.items.map(({ symbol }) => symbol) ?? []);
  const problems = useErrorMessages();
  const age = usePriceAge(data);
  const [showsAll, setShowsAll] = useState(count === undefined);
  const title = t(showsAll ? 'title' : 'movers');
  const shown = data && (showsAll ? data.items : movers(data.items, count ?? data.items.length));
  return (
    <Section
      title={title}
      action={
        count !== undefined && (
          // The letters end where the column ends.
          <span className="-me-3 block">
            <Button tone="quiet" size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
              {t(showsAll ? 'fewer' : 'all')}
            </Button>
          </span>
        )
      }
    >
      {!data && error && <ErrorState scope="section" {...problems.state(t('error'), read)} />}
      {!data && !error && <SkeletonRows label={t('common:state.loading')} count={count ?? 6} />}
      {data && shown && (
        <>
          <p className={`text-14 ${age ? 'text-caution' : 'text-muted'}`}>
            {age ?? t('price-in', { currency: 'USD' })}
          </p>
          <List label={title}>
            {shown.map((ticker) => (
              <MarketRow key={ticker.symbol} ticker={withPrice(ticker, data.time, prices[ticker.symbol])} />
            ))}
          </List>
        </>
      )}
    </Section>
  );
}
