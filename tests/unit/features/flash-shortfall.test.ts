import { expect, it } from 'vitest';
import { shortfallOf } from '../../../src/features/flash/model/shortfall.ts';

const given = { currency: 'USDT', available: '4250.5' } as const;

it('is what is typed beyond what there is, known before any quote', () => {
  expect(shortfallOf({ side: 'from', amount: '4250.500001' }, null, given)).toEqual({
    currency: 'USDT',
    amount: '0.000001',
  });
  expect(shortfallOf({ side: 'from', amount: '4250.5' }, null, given)).toBeNull();
});

it('is what the quote asks for where the other amount is typed', () => {
  expect(shortfallOf({ side: 'to', amount: '1' }, { from_amount: '91712.4' }, given)).toMatchObject({
    amount: '87461.9',
  });
  expect(shortfallOf({ side: 'to', amount: '1' }, null, given)).toBeNull();
});

it('is nothing while nothing is typed', () => {
  expect(shortfallOf({ side: 'from', amount: '' }, null, given)).toBeNull();
  expect(shortfallOf({ side: 'from', amount: '1' }, null, undefined)).toBeNull();
});
