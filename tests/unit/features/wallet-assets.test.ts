import { expect, it } from 'vitest';
import {
  filterRows,
  firstKind,
  hasBalance,
  isEmpty,
  pathOf,
  type AssetRow,
} from '../../../src/features/wallet/model/filter-rows.ts';
import { topHoldings } from '../../../src/features/wallet/model/top-holdings.ts';

const row = (own: Partial<AssetRow>): AssetRow => ({
  currency: 'BTC',
  kind: 'crypto',
  name: 'Bitcoin',
  scale: 8,
  display_scale: 8,
  available: '0',
  held: '0',
  worth: '0',
  ...own,
});

it('what is held is a balance too', () => {
  const held = row({ held: '0.1' });
  expect([hasBalance(held), hasBalance(row({})), isEmpty([row({}), held]), isEmpty([row({})])]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

it('all the money is fiat: fiat comes first', () => {
  const euros = row({ currency: 'EUR', kind: 'fiat', available: '50' });
  expect([firstKind([row({}), euros]), firstKind([row({ held: '0.1' }), euros]), firstKind([row({})])]).toEqual([
    'fiat',
    'crypto',
    'crypto',
  ]);
});

it('a cryptocurrency leads to its wallet, any other to its transactions', () => {
  expect([pathOf(row({})), pathOf(row({ currency: 'EUR', kind: 'fiat' }))]).toEqual([
    '/wallet/crypto/BTC',
    '/wallet/record/EUR',
  ]);
});

it('finds by code and name, without small balances where they are hidden', () => {
  const rows = [
    row({ worth: '16000' }),
    row({ currency: 'DOGE', name: 'Dogecoin', worth: '15999' }),
    row({ currency: 'LTC', name: 'Litecoin', available: '2', worth: null }),
  ];
  const codes = (search: string, minWorth: string | null) =>
    filterRows(rows, { kind: 'crypto', search, minWorth }).map(({ currency }) => currency);
  // What a dollar is worth in rupiah; what is worth nobody knows how much stays.
  expect([codes(' dOgE', null), codes('coin', null), codes('', '16000'), codes('doge', '16000')]).toEqual([
    ['DOGE'],
    ['BTC', 'DOGE', 'LTC'],
    ['BTC', 'LTC'],
    [],
  ]);
});

it('the largest holdings are followed by those without a price', () => {
  const dust = row({ currency: 'DOGE', worth: '0.004' });
  const rows = [
    row({ worth: '75' }),
    dust,
    row({ currency: 'LTC', available: '2', worth: null }),
    row({ currency: 'SOL' }),
  ];
  expect(
    topHoldings({ rows, total: '100', display_scale: 2 }, 3).map(({ row: { currency }, share }) => [currency, share]),
  ).toEqual([
    ['BTC', '0.75'],
    ['LTC', null],
  ]);
});
