import { describe, expect, it } from 'vitest';
import { quoteTerms } from '../../../server/domains/flash/rules.ts';
import { divide } from '../../../contract/money.ts';
import { exampleOf } from '../../../src/features/market/model/example.ts';

const price = { rate: '87627.75', spread_percent: '0.4' };
const scales = { from: 2, to: 8 };

describe('the example of a conversion', () => {
  it.each([
    ['from', '250'],
    ['to', '0.002'],
  ] as const)('comes to the amounts that a quote would have, with the %s amount given', (side, amount) => {
    const midRate = divide('1', price.rate);
    const quote = quoteTerms({ midRate, spreadPercent: '0.4', amount, side, fromScale: 2, toScale: 8 });
    const { amounts, rate, mid } = exampleOf({ side, amount }, price, scales);
    expect(amounts).toEqual({ from: quote?.fromAmount, to: quote?.toAmount });
    expect({ rate, mid }).toEqual({ rate: quote?.rate, mid: midRate });
  });

  it('says what it costs in both currencies, and its rates no finer than the mid-market rate', () => {
    const { cost, inverse, midInverse } = exampleOf({ side: 'from', amount: '250' }, price, scales);
    expect({ cost, inverse, midInverse }).toEqual({
      cost: { from: '1', to: '0.00001142' },
      inverse: '87979.67',
      midInverse: '87627.75',
    });
  });

  it('is empty without an amount', () => {
    const { amounts, cost } = exampleOf({ side: 'from', amount: '' }, price, scales);
    expect({ amounts, cost }).toEqual({ amounts: { from: '', to: '' }, cost: { from: '0', to: '0' } });
  });
});
