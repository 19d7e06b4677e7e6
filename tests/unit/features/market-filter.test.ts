import { describe, expect, it } from 'vitest';
import {
  filterMarkets,
  noFilter,
  readFilter,
  readInterval,
  writeFilter,
} from '../../../src/features/market/model/market-filter.ts';
import type { Ticker } from '../../../src/features/market/model/live-ticker.ts';

const ticker = (currency: string, name: string, price: string, change: string): Ticker => ({
  symbol: `${currency}-USD`,
  currency,
  name,
  price,
  change,
  scale: 2,
  high: price,
  low: price,
  sparkline: [price],
});

const tickers = [
  ticker('BTC', 'Bitcoin', '91250.4', '9.25'),
  ticker('USDT', 'Tether', '1.0001', '0'),
  ticker('ETH', 'Ethereum', '3104.88', '-0.62'),
  // As text, 9 would be more than 10.
  ticker('BNB', 'BNB', '880', '10.5'),
  ticker('DOGE', 'Dogecoin', '0.14184', '-4.46'),
];

const codes = (filter: Partial<typeof noFilter>, favorites: string[] = []): string[] =>
  filterMarkets(tickers, { ...noFilter, ...filter }, favorites).map(({ currency }) => currency);

describe('the markets', () => {
  it('keep the order of the server until sorted', () => {
    expect(codes({})).toEqual(['BTC', 'USDT', 'ETH', 'BNB', 'DOGE']);
    expect(codes({ sort: 'name' })).toEqual(['BTC', 'BNB', 'DOGE', 'ETH', 'USDT']);
    expect(codes({ sort: 'highest' })).toEqual(['BTC', 'ETH', 'BNB', 'USDT', 'DOGE']);
    expect(codes({ sort: 'lowest' })).toEqual(['DOGE', 'USDT', 'BNB', 'ETH', 'BTC']);
  });

  it('are found by code and by name', () => {
    expect(codes({ search: ' bit' })).toEqual(['BTC']);
    expect(codes({ search: 'ETH' })).toEqual(['USDT', 'ETH']);
    expect(codes({ search: 'nothing' })).toEqual([]);
  });

  it('that gained or lost have the largest move first, unless sorted otherwise', () => {
    expect(codes({ view: 'gainers' })).toEqual(['BNB', 'BTC']);
    expect(codes({ view: 'losers' })).toEqual(['DOGE', 'ETH']);
    expect(codes({ view: 'losers', sort: 'highest' })).toEqual(['ETH', 'DOGE']);
  });

  it('that are favorites are shown alone', () => {
    expect(codes({ view: 'favorites' }, ['ETH-USD', 'BTC-USD', 'OLD-USD'])).toEqual(['BTC', 'ETH']);
  });
});

describe('the address', () => {
  it('has what differs from the usual, and keeps what else it says', () => {
    const query = new URLSearchParams('market=BTC-USD');
    const filter = { search: 'bit', view: 'gainers', sort: 'name' } as const;
    const written = writeFilter(query, filter);
    expect(written.toString()).toBe('market=BTC-USD&search=bit&view=gainers&sort=name');
    expect(readFilter(written)).toEqual(filter);
    expect(writeFilter(written, noFilter).toString()).toBe('market=BTC-USD');
    expect(writeFilter(query, { ...noFilter, view: 'losers', sort: 'loss' }).has('sort')).toBe(false);
  });

  it('that says anything else says nothing', () => {
    expect(readFilter(new URLSearchParams('view=winners&sort=constructor'))).toEqual(noFilter);
    expect(readInterval(new URLSearchParams('interval=2h'))).toBe('1h');
    expect(readInterval(new URLSearchParams('interval=5m'))).toBe('5m');
  });
});
