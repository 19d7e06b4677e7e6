import { expect, it } from 'vitest';
import { depositAddress, matching, needOf, type Wallet } from '../../../src/features/wallet/model/recharge.ts';

const wallet = (own: Partial<Wallet>): Wallet => ({
  currency: 'USDT',
  kind: 'crypto',
  name: 'Tether',
  available: '0',
  held: '0',
  scale: 6,
  display_scale: 6,
  ...own,
});

const need = (query: string, back: string | null = null) => needOf(new URLSearchParams(query), back);

it.each([
  ['currency=usdt&amount=250.5', 'USDT', '250.5'],
  ['currency=USDT&amount=0', 'USDT', null],
  ['currency=USDT&amount=-5', 'USDT', null],
  ['currency=USDT&amount=1e3', 'USDT', null],
  ['currency=USDT&amount=1,5', 'USDT', null],
  ['currency=USDT&amount=NaN', 'USDT', null],
  [`currency=USDT&amount=${'9'.repeat(40)}`, 'USDT', null],
  ['amount=5', null, '5'],
  ['', null, null],
])('%j asks for %s %s', (query, currency, amount) => {
  expect(need(query)).toEqual({ currency, amount, back: null });
});

it('leads to the deposit of a currency with the amount and the way back', () => {
  const asked = need('currency=USDT&amount=250.5', '/flash-exchange?x=1');
  expect(depositAddress(wallet({}), asked)).toBe('/wallet/up/USDT?amount=250.5&back=%2Fflash-exchange%3Fx%3D1');
  // Another currency: the amount would be wrong.
  expect(depositAddress(wallet({ currency: 'BTC' }), asked)).toBe('/wallet/up/BTC?back=%2Fflash-exchange%3Fx%3D1');
  expect(depositAddress(wallet({}), need(''))).toBe('/wallet/up/USDT');
  const euro = wallet({ currency: 'EUR', kind: 'fiat' });
  expect(depositAddress(euro, need('currency=EUR&amount=5'))).toBe('/bank/recharge?currency=EUR&amount=5');
});

it('lists what the customer has first, and finds by code and name', () => {
  const all = [
    wallet({ currency: 'BTC', name: 'Bitcoin' }),
    wallet({ available: '5' }),
    wallet({ currency: 'ETH', name: 'Ethereum' }),
  ];
  expect(matching(all, '').map(({ currency }) => currency)).toEqual(['USDT', 'BTC', 'ETH']);
  expect(matching(all, ' eth').map(({ currency }) => currency)).toEqual(['USDT', 'ETH']);
  expect(matching(all, 'dogecoin')).toEqual([]);
});
