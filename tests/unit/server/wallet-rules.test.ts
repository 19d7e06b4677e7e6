import { describe, expect, it } from 'vitest';
import { profit, totalWorth, worthIn } from '#server/domains/wallet/rules';

const prices = (usd: Record<string, string>) => ({
  time: new Date(0),
  usd: new Map(Object.entries({ USD: '1', ...usd })),
});
const before = prices({ BTC: '50000', EUR: '1.2' });
const after = prices({ BTC: '51000', EUR: '1.2' });

describe('worth', () => {
  it('converts through the dollar', () => {
    expect(worthIn(before, '0.5', 'BTC', 'EUR')).toBe('20833.333333333333333333');
    expect(worthIn(before, '3', 'USD', 'USD')).toBe('3');
  });

  it('is unknown without a price, unless it is the same currency or nothing', () => {
    expect(
      [
        ['3', 'USD'],
        ['3', 'DOGE'],
        ['0', 'USD'],
      ].map(([amount = '', base = '']) => worthIn(before, amount, 'DOGE', base)),
    ).toEqual([undefined, '3', '0']);
  });

  it('of several leaves out what has no price, and says so', () => {
    const amounts = [
      { currency: 'DOGE', amount: '3' },
      { currency: 'BTC', amount: '2' },
      { currency: 'LTC', amount: '0' },
    ];
    expect(totalWorth(before, amounts, 'USD')).toEqual({ worth: '100000', unpriced: ['DOGE'] });
    expect(totalWorth(undefined, amounts, 'DOGE')).toEqual({ worth: '3', unpriced: ['BTC'] });
  });
});

describe('profit of a day', () => {
  const query = { base: 'USD', scale: 2, flows: [] };

  it('is what price changes did to the balance', () => {
    const amounts = new Map([['BTC', '0.1']]);
    expect(profit({ ...query, opening: { prices: before, amounts }, closing: { prices: after, amounts } })).toEqual({
      amount: '100',
      percent: '2',
      opening: '5000',
      deposits: '0',
      withdrawals: '0',
      closing: '5100',
    });
  });

  it('excludes deposits and withdrawals, each at its own price', () => {
    const result = profit({
      ...query,
      opening: { prices: before, amounts: new Map([['BTC', '0.1']]) },
      flows: [
        { at: before.time, currency: 'EUR', amount: '100', prices: before },
        { at: after.time, currency: 'BTC', amount: '-0.02', prices: after },
      ],
      closing: { prices: after, amounts: new Map([['BTC', '0.08'], ['EUR', '100']]) }, // prettier-ignore
    });
    expect(result).toEqual({
      amount: '100',
      percent: '1.95',
      opening: '5000',
      deposits: '120',
      withdrawals: '1020',
      closing: '4200',
    });
  });

  it('is a share of what was there and of what was deposited since', () => {
    const result = profit({
      ...query,
      opening: { prices: before, amounts: new Map([['USD', '10']]) },
      flows: [{ at: before.time, currency: 'BTC', amount: '0.2', prices: before }],
      closing: { prices: after, amounts: new Map([['USD', '10'], ['BTC', '0.2']]) }, // prettier-ignore
    });
    expect(result).toMatchObject({ amount: '200', percent: '2' });
  });

  it('has no percentage of zero', () => {
    const nothing = { prices: before, amounts: new Map<string, string>() };
    expect(profit({ ...query, opening: nothing, closing: nothing })).toMatchObject({ amount: '0', percent: null });
  });
});
