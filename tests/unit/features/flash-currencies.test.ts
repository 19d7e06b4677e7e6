import { expect, it } from 'vitest';
import { firstPair, type FlashCurrency } from '../../../src/features/flash/model/currencies.ts';

const wallet = (currency: string, available = '0'): FlashCurrency => ({
  currency,
  kind: 'crypto',
  name: currency,
  scale: 8,
  display_scale: 6,
  available,
  held: '0',
});

const wallets = [wallet('BTC'), wallet('ETH', '1'), wallet('USDT', '2')];

it('begins with the requested currency, if there is one', () => {
  expect(firstPair(wallets, { from: 'ETH', to: null })).toEqual({ from: 'ETH', to: 'BTC' });
  expect(firstPair(wallets, { from: 'BTC', to: null })).toEqual({ from: 'BTC', to: 'USDT' });
  expect(firstPair(wallets, { from: 'NOPE', to: 'NOPE' })).toEqual({ from: 'USDT', to: 'BTC' });
  expect(firstPair(wallets)).toEqual({ from: 'USDT', to: 'BTC' });
});

it('ends with the requested currency, and begins with something else that is owned', () => {
  expect(firstPair(wallets, { from: 'BTC', to: 'ETH' })).toEqual({ from: 'BTC', to: 'ETH' });
  expect(firstPair(wallets, { from: null, to: 'BTC' })).toEqual({ from: 'USDT', to: 'BTC' });
  expect(firstPair(wallets, { from: null, to: 'USDT' })).toEqual({ from: 'ETH', to: 'USDT' });
  expect(firstPair([wallet('BTC'), wallet('USDT')], { from: null, to: 'USDT' })).toEqual({ from: 'BTC', to: 'USDT' });
  expect(firstPair(wallets, { from: 'ETH', to: 'ETH' })).toEqual({ from: 'ETH', to: 'BTC' });
});
