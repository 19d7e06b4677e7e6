import { expect, it } from 'vitest';
import {
  filterRows,
  firstKind,
  hasBalance,
  isEmpty,
  pathOf,
  type AssetRow,
} from '../../../src/features/wallet/model/filter-rows.ts';

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
  const rows = [row({ worth: '1' }), row({ currency: 'DOGE', name: 'Dogecoin', worth: '0.99' })];
  const codes = (search: string, hideSmall: boolean) =>
    filterRows(rows, { kind: 'crypto', search, hideSmall }).map(({ currency }) => currency);
  expect([codes(' dOgE', false), codes('coin', false), codes('', true), codes('doge', true)]).toEqual([
    ['DOGE'],
    ['BTC', 'DOGE'],
    ['BTC'],
    [],
  ]);
});
