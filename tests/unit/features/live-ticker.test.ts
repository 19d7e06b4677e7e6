import { expect, it } from 'vitest';
import { withPrice, type Ticker } from '../../../src/features/market/model/live-ticker.ts';

const ticker: Ticker = {
  symbol: 'BTC-USD',
  currency: 'BTC',
  name: 'Bitcoin',
  price: '110',
  scale: 2,
  change: '10',
  high: '120',
  low: '90',
  sparkline: ['100', '105', '110'],
};

it('keeps a ticker without a newer price as it is', () => {
  expect(withPrice(ticker, undefined)).toBe(ticker);
  expect(withPrice(ticker, '110')).toBe(ticker);
});

it('counts the change against the same price of 24 hours ago', () => {
  expect(withPrice(ticker, '95')).toMatchObject({ price: '95', change: '-5', sparkline: ['100', '105', '95'] });
  expect(withPrice(ticker, '100').change).toBe('0');
});
