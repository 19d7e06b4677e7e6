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
  expect(firstPair(wallets, 'ETH')).toEqual({ from: 'ETH', to: 'BTC' });
  expect(firstPair(wallets, 'BTC')).toEqual({ from: 'BTC', to: 'USDT' });
  expect(firstPair(wallets, 'NOPE')).toEqual({ from: 'USDT', to: 'BTC' });
  expect(firstPair(wallets)).toEqual({ from: 'USDT', to: 'BTC' });
});
