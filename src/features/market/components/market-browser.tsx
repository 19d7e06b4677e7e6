import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '#contract/index';
import { Button } from '#design-system/button';
import { EmptyState } from '#design-system/empty-state';
import { FilterBar } from '#design-system/filter-bar';
import { List } from '#design-system/list-row';
import { RadioCards } from '#design-system/radio-cards';
import { SearchField } from '#design-system/search-field';
import { useFavorites } from '../api/favorites.ts';
import { useWatched } from '../api/tickers.ts';
import {
  filterMarkets,
  marketSorts,
  marketViews,
  noFilter,
  readFilter,
  shownSort,
  writeFilter,
  type MarketFilter,
  type MarketView,
} from '../model/market-filter.ts';
import { MarketRow } from './market-row.tsx';
import { PriceAge } from './price-age.tsx';

interface MarketBrowserProps {
  tickers: ResponseOf<'GET market/tickers'>;
  /** The address has the filter. */
  query: URLSearchParams;
  onQuery(query: URLSearchParams): void;
  onOpen(symbol: string): void;
}

/** Markets to search, narrow and sort, with their live prices. */
export function MarketBrowser({ tickers, query, onQuery, onOpen }: MarketBrowserProps) {
  const { t } = useTranslation(['market-screen', 'market', 'common']);
  const favorites = useFavorites();
  const inAddress = readFilter(query);
  // The address may follow a moment later than the customer types.
  const [search, setSearch] = useState(inAddress.search);
  const filter = { ...inAddress, search };
  const { view } = filter;
  const shown = filterMarkets(tickers.items, filter, favorites.symbols);
  // All of them: a price is there when its row comes into view.
  useWatched(tickers.items.map(({ symbol }) => symbol));
  const change = (next: Partial<MarketFilter>): void => {
    if (next.search !== undefined) setSearch(next.search);
    onQuery(writeFilter(query, { ...filter, ...next }));
  };
  const sort = shownSort(filter);
  const isSorted = filter.sort !== undefined && writeFilter(new URLSearchParams(), filter).has('sort');
  const count = t('count', { count: shown.length, currency: 'USD' });

  return (
    <div className="flex flex-col gap-3">
      <SearchField
        label={t('search')}
        clearLabel={t('common:action.clear')}
        value={search}
        onChange={(next) => change({ search: next })}
      />
      <div>
        <FilterBar<MarketView>
          bleed
          label={t('filter')}
          quick={{
            label: t('view.label'),
            value: view,
            onChange: (next) => change({ view: next }),
            options: marketViews.map((value) => ({ value, label: t(`view.${value}`) })),
          }}
          more={{
            label: t('sort.label'),
            active: isSorted ? 1 : 0,
            labels: { active: t(`sort.${sort}`), done: t('show', { count: shown.length }) },
            children: (
              <RadioCards
                label={t('sort.label')}
                labelHidden
                value={sort}
                onChange={(next) => change({ sort: next })}
                options={marketSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
              />
            ),
          }}
          result={count}
          clear={isSorted ? { label: t('sort.reset'), onClick: () => change({ sort: undefined }) } : undefined}
        />
        <PriceAge polled={tickers} />
        {shown.length > 0 ? (
          <List label={t('market:title')}>
            {shown.map((ticker) => (
              <MarketRow
                key={ticker.symbol}
                ticker={ticker}
                time={tickers.time}
                isFavorite={favorites.symbols.includes(ticker.symbol)}
                onOpen={onOpen}
              />
            ))}
          </List>
        ) : (
          <NoMarkets
            search={search}
            view={view}
            isLoading={view === 'favorites' && !favorites.isLoaded}
            onShowAll={() => change(noFilter)}
          />
        )}
      </div>
    </div>
  );
}

interface NoMarketsProps extends Pick<MarketFilter, 'search' | 'view'> {
  isLoading: boolean;
  onShowAll(): void;
}

/** Why nothing is listed, and the way out. */
function NoMarkets({ search, view, isLoading, onShowAll }: NoMarketsProps) {
  const { t } = useTranslation('market-screen');
  if (isLoading) return null;
  const isSearch = search.trim() !== '' || view === 'all';
  const reason = isSearch ? 'search' : view;
  return (
    <EmptyState
      illustration={isSearch ? 'lens' : 'path'}
      title={t(`none.${reason}.title`)}
      action={<Button onClick={onShowAll}>{t('none.action')}</Button>}
    >
      {t(`none.${reason}.text`)}
    </EmptyState>
  );
}
