import { describe, expect, it } from 'vitest';
import { type OpenWithdrawal, payoutsOf } from '../../../scripts/support/operator-payouts.ts';

const withdrawal = (sn: string, change: Partial<OpenWithdrawal> = {}): OpenWithdrawal => ({
  sn,
  ...{ currency: 'USDT', network: 'tron', address: `to-${sn}`, memo: '', received: '99.5', status: 'processing' },
  ...{ exportedAt: null, sentAt: null, approvalsNeeded: 0, approvedBy: [] },
  ...change,
});

const numbersOf = (...withdrawals: OpenWithdrawal[]) => payoutsOf(withdrawals).payouts.map(({ sn }) => sn);

describe('payouts for a signer', () => {
  it('are by network and currency, the oldest first, with exact totals', () => {
    const xrp = { currency: 'XRP', network: 'xrp', memo: '42', received: '0.000000000000000001' };
    expect(
      payoutsOf([
        withdrawal('W3', xrp),
        withdrawal('W1'),
        withdrawal('W4', { network: 'ethereum', received: '1' }),
        withdrawal('W2', { received: '9007199254740993.000000000000000001' }),
        withdrawal('W5', { ...xrp, received: '12345678901234567' }),
      ]),
    ).toEqual({
      version: 1,
      payouts: [
        { sn: 'W4', network: 'ethereum', currency: 'USDT', amount: '1', address: 'to-W4', memo: '' },
        { sn: 'W1', network: 'tron', currency: 'USDT', amount: '99.5', address: 'to-W1', memo: '' },
        {
          ...{ sn: 'W2', network: 'tron', currency: 'USDT', address: 'to-W2', memo: '' },
          amount: '9007199254740993.000000000000000001',
        },
        { sn: 'W3', network: 'xrp', currency: 'XRP', amount: '0.000000000000000001', address: 'to-W3', memo: '42' },
        { sn: 'W5', network: 'xrp', currency: 'XRP', amount: '12345678901234567', address: 'to-W5', memo: '42' },
      ],
      totals: [
        { network: 'ethereum', currency: 'USDT', count: 1, amount: '1' },
        { network: 'tron', currency: 'USDT', count: 2, amount: '9007199254741092.500000000000000001' },
        { network: 'xrp', currency: 'XRP', count: 2, amount: '12345678901234567.000000000000000001' },
      ],
    });
  });

  it('are those in review alone, once enough people have approved them', () => {
    expect(
      numbersOf(
        withdrawal('W1', { status: 'pending' }),
        withdrawal('W2', { sentAt: '2026-11-26T20:19:19.754Z' }),
        withdrawal('W3', { network: null, address: null }),
        withdrawal('W4', { approvalsNeeded: 2, approvedBy: ['Ada Berg'] }),
        withdrawal('W5', { approvalsNeeded: 2, approvedBy: ['Ada Berg', 'Ben Øst'] }),
      ),
    ).toEqual(['W5']);
  });
});
