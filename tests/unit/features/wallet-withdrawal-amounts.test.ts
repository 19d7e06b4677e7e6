import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, decimal, decimalPlaces, divide, isLess, multiply } from '#contract/money';
import {
  amountProblem,
  arriving,
  asksForOther,
  maxAmount,
  requestedAmount,
} from '../../../src/features/wallet/model/withdrawal-amounts.ts';

const balance = { available: '4250.5', held: '100', worth: '4350.5' };

describe('what arrives', () => {
  it('is the amount without the fee', () => {
    expect(arriving('100.5', '1')).toBe('99.5');
  });

  it('is unknown while nothing would be left', () => {
    expect(arriving('', '1')).toBeNull();
    expect(arriving('1', '1')).toBeNull();
    expect(arriving('0.5', '1')).toBeNull();
  });
});

describe('Max', () => {
  const terms = { balance, left: null, minimum: '10', scale: 6 };

  it('is the whole balance, since the amount includes the fee', () => {
    expect(maxAmount(terms)).toBe('4250.5');
  });

  it('is nothing where the balance is below the minimum', () => {
    expect(maxAmount({ ...terms, minimum: '4250.500001' })).toBeNull();
    expect(maxAmount({ ...terms, minimum: '4250.5' })).toBe('4250.5');
  });

  it('stays below what the daily limit leaves, by as much as prices may move', () => {
    expect(maxAmount({ ...terms, left: '750' })).toBe('742.5');
    expect(maxAmount({ ...terms, left: '5' })).toBeNull();
  });

  it('is the balance where nothing says what it is worth', () => {
    for (const worth of ['0', null])
      expect(maxAmount({ ...terms, balance: { ...balance, worth }, left: '5' })).toBe('4250.5');
  });

  it('always goes through', () => {
    const amount = (scale: bigint) => fc.bigInt({ min: 1n, max: 10n ** 24n }).map((units) => decimal(units * scale));
    const scales = fc.integer({ min: 0, max: 8 });
    fc.assert(
      fc.property(
        scales.chain((scale) =>
          fc.record({
            scale: fc.constant(scale),
            available: amount(10n ** BigInt(18 - scale)),
            held: amount(10n ** BigInt(18 - scale)),
            price: fc.bigInt({ min: 10n ** 10n, max: 10n ** 23n }).map(decimal),
            left: fc.option(fc.bigInt({ min: 0n, max: 10n ** 22n }).map(decimal), { nil: null }),
            minimum: amount(10n ** BigInt(18 - scale)),
          }),
        ),
        ({ scale, available, held, price, left, minimum }) => {
          const own = { available, held, worth: multiply(add(available, held), price, 2) };
          const most = maxAmount({ balance: own, left, minimum, scale });
          if (most === null) return;
          expect(isLess(available, most)).toBe(false);
          expect(isLess(most, minimum)).toBe(false);
          expect(decimalPlaces(most)).toBeLessThanOrEqual(scale);
          expect(amountProblem(most, { balance: own, left })).toBeNull();
        },
      ),
    );
  });
});

describe('an amount', () => {
  it('is more than there is, or than the daily limit leaves', () => {
    expect(amountProblem('4250.500001', { balance, left: null })).toBe('too-much');
    expect(amountProblem('4250.5', { balance, left: null })).toBeNull();
    expect(amountProblem('750.01', { balance, left: '750' })).toBe('above-limit');
    expect(amountProblem('750', { balance, left: '750' })).toBeNull();
    expect(amountProblem('', { balance, left: '0' })).toBeNull();
  });

  it('is measured by the price of today', () => {
    const bitcoin = { available: '0.5', held: '0', worth: '45000' };
    expect(maxAmount({ balance: bitcoin, left: '900', minimum: '0.001', scale: 8 })).toBe(
      multiply(divide('900', '90000'), '0.99', 8),
    );
  });
});

describe('a payment request', () => {
  const request = { address: 'x', scheme: 'bitcoin', amount: '0.01', token: null, chain: null, memo: null };
  const bitcoin = { currency: 'BTC', network: 'bitcoin', scale: 8, fee: '0.0001' };

  it('asks for what arrives, so the fee comes on top', () => {
    expect(requestedAmount(request, bitcoin)).toBe('0.0101');
  });

  it.each([
    ['a coin of the same chain', 'ETH', 'ethereum', { chain: '1', amount: '1.5' }, false],
    ['an address alone', 'USDT', 'ethereum', { amount: null }, false],
    ['a token of the same chain', 'USDT', 'ethereum', { chain: '1', token: '0xdAC1', amount: null }, false],
    ['the coin of another chain', 'ETH', 'ethereum', { chain: '56', amount: '1.5' }, true],
    ['a token of another chain', 'USDT', 'ethereum', { chain: '56', token: '0x55d3', amount: null }, true],
    ['a chain that isn’t of the network’s kind', 'USDT', 'tron', { chain: '1', amount: null }, true],
    ['a token instead of the coin', 'ETH', 'ethereum', { chain: '1', token: '0xdAC1', amount: null }, true],
    ['an amount of the coin instead of a token', 'USDT', 'ethereum', { amount: '1.5' }, true],
  ] as const)('is for the chosen currency and network, or not: %s', (_case, currency, network, change, isOther) => {
    const asked = { ...request, scheme: 'ethereum', ...change };
    expect(asksForOther(asked, { currency, network })).toBe(isOther);
    const amount = requestedAmount(asked, { currency, network, scale: 18, fee: '0.1' });
    expect(amount).toBe(currency === 'ETH' && !isOther ? '1.6' : null);
  });

  it.each([
    ['in another currency', { scheme: 'ethereum' }],
    ['in a token', { token: '0xdAC17F958D2ee523a2206206994597C13D831ec7' }],
    ['that is no request', { scheme: null }],
    ['without an amount', { amount: null }],
    ['too fine to send', { amount: '0.000000001' }],
  ])('says nothing of an amount %s', (_case, change) => {
    expect(requestedAmount({ ...request, ...change }, bitcoin)).toBeNull();
  });
});
