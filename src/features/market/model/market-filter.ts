import type { RequestOf } from '#contract/index';
import { compare, isNegative, isPositive } from '#contract/money';
import { withQuery } from '#platform/with-query';
import type { Ticker } from './live-ticker.ts';

export const marketViews = ['all', 'favorites', 'gainers', 'losers'] as const;
export type MarketView = (typeof marketViews)[number];

/** `market`: as the server lists them. */
export const marketSorts = ['market', 'name', 'highest', 'lowest', 'gain', 'loss'] as const;
export type MarketSort = (typeof marketSorts)[number];

export type CandleInterval = RequestOf<'GET market/candles'>['interval'];

export const candleIntervals = ['1m', '5m', '1h', '1d'] as const satisfies readonly CandleInterval[];

/** What the address of the screen says. */
export interface MarketFilter {
  search: string;
  view: MarketView;
  /** Undefined: as the view sorts. */
  sort: MarketSort | undefined;
}

export const noFilter: MarketFilter = { search: '', view: 'all', sort: undefined };

const sortOfView = {
  all: 'market',
  favorites: 'market',
  gainers: 'gain',
  losers: 'loss',
} as const satisfies Record<MarketView, MarketSort>;

export const shownSort = ({ view, sort }: MarketFilter): MarketSort => sort ?? sortOfView[view];

/** Reads the filter from an address. Anybody can write one, so whatever isn't valid counts as not there. */
export function readFilter(query: URLSearchParams): MarketFilter {
  const [view, sort] = [query.get('view'), query.get('sort')];
  return {
    search: query.get('search') ?? '',
    view: marketViews.find((each) => each === view) ?? 'all',
    sort: marketSorts.find((each) => each === sort),
  };
}

/** Returns an address's query with another filter. What else it says stays. */
export function writeFilter(query: URLSearchParams, { search, view, sort }: MarketFilter): URLSearchParams {
  const next = new URLSearchParams(query);
  const values = {
    search: search || undefined,
    view: view === 'all' ? undefined : view,
    sort: sort === sortOfView[view] ? undefined : sort,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Returns the address of one market. */
export const marketAddress = (symbol: string): string => withQuery('/trend', { market: symbol });

/** The interval that an address names. */
export function readInterval(query: URLSearchParams): CandleInterval {
  const interval = query.get('interval');
  return candleIntervals.find((each) => each === interval) ?? '1h';
}

const orders: Record<MarketSort, ((a: Ticker, b: Ticker) => number) | undefined> = {
  market: undefined,
  name: (a, b) => a.name.localeCompare(b.name),
  highest: (a, b) => compare(b.price, a.price),
  lowest: (a, b) => compare(a.price, b.price),
  gain: (a, b) => compare(b.change, a.change),
  loss: (a, b) => compare(a.change, b.change),
};

/** Returns the markets that a filter leaves, in its order. */
export function filterMarkets(
  tickers: readonly Ticker[],
  filter: MarketFilter,
  favorites: readonly string[],
): readonly Ticker[] {
  const query = filter.search.trim().toLowerCase();
  const isShown = {
    all: () => true,
    favorites: ({ symbol }: Ticker) => favorites.includes(symbol),
    gainers: ({ change }: Ticker) => isPositive(change),
    losers: ({ change }: Ticker) => isNegative(change),
  }[filter.view];
  const found = tickers.filter(
    (ticker) => isShown(ticker) && `${ticker.currency} ${ticker.name}`.toLowerCase().includes(query),
  );
  const order = orders[shownSort(filter)];
  return order ? found.toSorted(order) : found;
}
