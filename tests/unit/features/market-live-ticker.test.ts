import { expect, it } from 'vitest';
import { newestPrice, withPrice, type Ticker } from '../../../src/features/market/model/live-ticker.ts';

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

it('takes a live price unless it is older than the polled one', () => {
  expect(newestPrice(ticker, polled, undefined)).toBe('110');
  expect(newestPrice(ticker, polled, { price: '95', time: '2026-11-22T08:00:06.000Z' })).toBe('95');
  expect(newestPrice(ticker, polled, { price: '95', time: '2026-11-22T08:00:04.999Z' })).toBe('110');
});

it('keeps a ticker whose price is the same', () => {
  expect(withPrice(ticker, '110')).toBe(ticker);
});

it('counts the change against the same price of 24 hours ago', () => {
  expect(withPrice(ticker, '95')).toMatchObject({ price: '95', change: '-5', sparkline: ['100', '105', '95'] });
  expect(withPrice(ticker, '100').change).toBe('0');
});

it('keeps the change of a market that lost nearly everything', () => {
  expect(withPrice({ ...ticker, price: '0.01', change: '-100' }, '0.02')).toMatchObject({
    price: '0.02',
    change: '-100',
  });
});

it('widens the range of the day', () => {
  expect(withPrice(ticker, '125')).toMatchObject({ high: '125', low: '90' });
  expect(withPrice(ticker, '85')).toMatchObject({ high: '120', low: '85' });
});
