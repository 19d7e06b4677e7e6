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
  const problems = useErrorMessages();
  const age = usePriceAge(data);
  const [isExpanded, setExpanded] = useState(false);
  const limit = isExpanded ? undefined : count;
  const title = t(limit === undefined ? 'title' : 'movers');
  const items = data?.items ?? [];
  const shown = limit === undefined ? items : movers(items, limit);
  const { prices } = useLivePrices(shown.map(({ symbol }) => symbol));
  return (
    <Section
      title={title}
      action={
        count !== undefined && (
          // The letters end where the column ends.
          <span className="-me-3 block">
            <Button tone="quiet" size="small" aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
              {t(isExpanded ? 'fewer' : 'all')}
            </Button>
          </span>
        )
      }
    >
      {!data && error && <ErrorState scope="section" {...problems.state(t('error'), read)} />}
      {!data && !error && <SkeletonRows label={t('common:state.loading')} count={count ?? 6} />}
      {data && (
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
