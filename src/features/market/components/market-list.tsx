import { useTranslation } from 'react-i18next';
import { ErrorState } from '#design-system/error-state';
import { List } from '#design-system/list-row';
import { Section } from '#design-system/section';
import { SkeletonRows } from '#design-system/skeleton';
import { useErrorMessages } from '#platform/error-messages';
import { usePriceAge } from '../api/price-age.ts';
import { useLivePrices, useTickers } from '../api/tickers.ts';
import { withPrice } from '../model/live-ticker.ts';
import { MarketRow } from './market-row.tsx';

/** Every market with its live price. */
export function MarketList() {
  const { t } = useTranslation(['market', 'common']);
  const read = useTickers();
  const { data, error } = read;
  const { prices } = useLivePrices(data?.items.map(({ symbol }) => symbol) ?? []);
  const problems = useErrorMessages();
  const age = usePriceAge(data);
  return (
    <Section title={t('title')}>
      {!data && error && <ErrorState {...problems.state(t('error'), read)} />}
      {!data && !error && <SkeletonRows label={t('common:state.loading')} count={6} />}
      {data && (
        <>
          <p className={`text-14 ${age ? 'text-caution' : 'text-muted'}`}>
            {age ?? t('price-in', { currency: 'USD' })}
          </p>
          <List label={t('title')}>
            {data.items.map((ticker) => (
              <MarketRow key={ticker.symbol} ticker={withPrice(ticker, data.time, prices[ticker.symbol])} />
            ))}
          </List>
        </>
      )}
    </Section>
  );
}
