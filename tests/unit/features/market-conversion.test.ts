import { describe, expect, it } from 'vitest';
import { swapped, withCurrency, type Conversion } from '#forms/conversion';
import { amountsAt, costOf, readConversion } from '../../../src/features/market/model/conversion.ts';

const read = (query: string): Conversion => readConversion(new URLSearchParams(query));
const first: Conversion = { from: 'BTC', to: 'USD', side: 'from', amount: '1' };

describe('the address of the converter', () => {
  it('begins with one bitcoin in dollars', () => {
    expect(read('')).toEqual(first);
  });

  it('says the pair, the amount and its side', () => {
    const conversion: Conversion = { from: 'EUR', to: 'ETH', side: 'to', amount: '0.5' };
    expect(readConversion(new URLSearchParams({ ...conversion }))).toEqual(conversion);
    expect(read('amount=')).toEqual({ ...first, amount: '' });
  });

  it('never has the same currency twice', () => {
    expect(read('from=USD')).toMatchObject({ from: 'USD', to: 'BTC' });
    expect(read('to=BTC')).toMatchObject({ from: 'USD', to: 'BTC' });
    expect(read('from=EUR&to=EUR')).toMatchObject({ from: 'USD', to: 'EUR' });
  });

  it('that says anything else says nothing', () => {
    expect(read('from=<b>&to=&side=both&amount=1e9')).toEqual(first);
    expect(read('amount=-1')).toEqual(first);
  });
});

describe('a conversion', () => {
  it('is swapped with its amount, also by choosing the other currency', () => {
    const other: Conversion = { from: 'USD', to: 'BTC', side: 'to', amount: '1' };
    expect(swapped(first)).toEqual(other);
    expect(withCurrency(first, 'from', 'USD')).toEqual(other);
    expect(withCurrency(first, 'from', 'ETH')).toEqual({ ...first, from: 'ETH' });
  });

  it('is rounded once, to the last digit of the other currency', () => {
    const scales = { from: 8, to: 2 };
    expect(amountsAt(first, '91250.456', scales)).toEqual({ from: '1', to: '91250.46' });
    expect(amountsAt({ ...first, side: 'to', amount: '100' }, '91250.456', scales)).toEqual({
      from: '0.00109588',
      to: '100',
    });
    expect(amountsAt({ ...first, amount: '' }, '91250.456', scales)).toEqual({ from: '', to: '' });
  });

  it('costs its spread', () => {
    expect(costOf('91250.46', { spread_percent: '0.4' }, 2)).toBe('365');
    expect(costOf('', { spread_percent: '0.4' }, 2)).toBe('0');
  });
});
