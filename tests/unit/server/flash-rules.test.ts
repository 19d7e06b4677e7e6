import { fc } from '#tests/property';
import { describe, expect, it } from 'vitest';
import {
  add,
  decimal,
  decimalPlaces,
  divide,
  isLess,
  isNegative,
  isPositive,
  multiply,
  subtract,
} from '#contract/money';
import { midRate } from '#server/domains/market/price-source';
import { quoteTerms } from '#server/domains/flash/rules';

const scales = fc.constantFrom(0, 2, 6, 8, 9);
const spreads = fc.constantFrom('0', '0.1', '0.2', '0.4', '10');
/** Ranges from one dong in bitcoin to one bitcoin in dong. */
const rates = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.integer({ min: -9, max: 6 }))
  .map(([mantissa, exponent]) =>
    decimal(
      exponent < 0
        ? (mantissa * 10n ** 12n) / 10n ** BigInt(-exponent)
        : mantissa * 10n ** 6n * 10n ** BigInt(exponent),
    ),
  );
const amountOf = (scale: number) =>
  fc.bigInt({ min: 1n, max: 10n ** 15n }).map((units) => decimal(units * 10n ** BigInt(18 - scale)));

const request = fc
  .record({
    midRate: rates,
    spreadPercent: spreads,
    side: fc.constantFrom('from' as const, 'to' as const),
    fromScale: scales,
    toScale: scales,
  })
  .filter(({ midRate }) => isPositive(midRate))
  .chain((input) =>
    amountOf(input.side === 'from' ? input.fromScale : input.toScale).map((amount) => ({ ...input, amount })),
  );

describe('a quote', () => {
  it('keeps the given amount exact, and rounds the other once to the ledger’s decimal places', () => {
    fc.assert(
      fc.property(request, (input) => {
        const terms = quoteTerms(input);
        if (!terms) return;
        expect(input.side === 'from' ? terms.fromAmount : terms.toAmount).toBe(input.amount);
        expect(decimalPlaces(terms.fromAmount)).toBeLessThanOrEqual(input.fromScale);
        expect(decimalPlaces(terms.toAmount)).toBeLessThanOrEqual(input.toScale);
        expect(isPositive(terms.fromAmount)).toBe(true);
        expect(isPositive(terms.toAmount)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('never has a negative spread, and costs nothing but the spread', () => {
    fc.assert(
      fc.property(request, (input) => {
        const terms = quoteTerms(input);
        if (!terms) return;
        expect(isNegative(terms.spreadAmount)).toBe(false);
        expect(isLess(terms.midRate, terms.rate)).toBe(false);
        expect(add(terms.toAmount, terms.spreadAmount)).toBe(multiply(terms.fromAmount, input.midRate, input.toScale));
      }),
      { numRuns: 500 },
    );
  });

  it('costs the customer at most the rate plus less than one unit of the last decimal place', () => {
    fc.assert(
      fc.property(request, (input) => {
        const terms = quoteTerms(input);
        if (!terms) return;
        const unit = (scale: number) => decimal(10n ** BigInt(18 - scale));
        if (input.side === 'from') {
          const exact = multiply(terms.fromAmount, terms.rate, 18, 'down');
          expect(isLess(subtract(exact, terms.toAmount), unit(input.toScale))).toBe(true);
        } else {
          const exact = divide(terms.toAmount, terms.rate, 18, 'down');
          expect(isLess(add(unit(input.fromScale), unit(18)), subtract(terms.fromAmount, exact))).toBe(false);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('makes no profit for a round trip in an unchanged market', () => {
    const price = fc.bigInt({ min: 1n, max: 10n ** 16n }).map((units) => decimal(units * 10n ** 8n));
    fc.assert(
      fc.property(
        price,
        price,
        spreads,
        scales,
        scales,
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        (a, b, spreadPercent, fromScale, toScale, units) => {
          const prices = { time: new Date(0), usd: new Map([['A', a], ['B', b]]) }; // prettier-ignore
          const amount = decimal(units * 10n ** BigInt(18 - fromScale));
          const shared = { spreadPercent, side: 'from' as const };
          const there = quoteTerms({ ...shared, midRate: midRate(prices, 'A', 'B')!, amount, fromScale, toScale });
          const back =
            there &&
            quoteTerms({
              ...shared,
              midRate: midRate(prices, 'B', 'A')!,
              amount: there.toAmount,
              fromScale: toScale,
              toScale: fromScale,
            });
          if (back) expect(isLess(amount, back.toAmount)).toBe(false);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('is refused if an amount would round to zero', () => {
    const tiny = {
      midRate: '0.00000001',
      spreadPercent: '0.4',
      amount: '1',
      side: 'from' as const,
      fromScale: 2,
      toScale: 8,
    };
    expect(quoteTerms(tiny)).toBeUndefined();
    expect(quoteTerms({ ...tiny, amount: '2' })?.toAmount).toBe('0.00000001');
  });

  it('matches the example in the contract', () => {
    expect(
      quoteTerms({
        midRate: '0.00001094783',
        spreadPercent: '0.4',
        amount: '250',
        side: 'from',
        fromScale: 6,
        toScale: 8,
      }),
    ).toMatchObject({ toAmount: '0.002726', rate: '0.00001090403868', spreadAmount: '0.00001096' });
  });
});
