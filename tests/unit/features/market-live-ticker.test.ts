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

const polled = '2026-11-22T08:00:05.000Z';
const later = (price: string) => ({ price, time: '2026-11-22T08:00:06.000Z' });

it('keeps a ticker without a newer price as it is', () => {
  expect(withPrice(ticker, polled, undefined)).toBe(ticker);
  expect(withPrice(ticker, polled, later('110'))).toBe(ticker);
});

it('does not take a live price that is older than the polled one', () => {
  expect(withPrice(ticker, polled, { price: '95', time: '2026-11-22T08:00:04.999Z' })).toBe(ticker);
});

it('counts the change against the same price of 24 hours ago', () => {
  expect(withPrice(ticker, polled, later('95'))).toMatchObject({
    price: '95',
    change: '-5',
    sparkline: ['100', '105', '95'],
  });
  expect(withPrice(ticker, polled, later('100')).change).toBe('0');
});
