import { fc } from '#tests/property';
import { describe, expect, it } from 'vitest';
import { add, compare, decimal, isLess, isNegative, subtract, sum, units } from '#contract/money';
import { dayMs, earlyCost, interestAfter, yearlyRate } from '#contract/pledge-interest';
import { endPostings } from '#server/domains/pledge/end-pledge';
import { redemptionOf } from '#server/domains/pledge/describe-pledge';
import { daysRun, endingOf, maturityOf, nextFullDay } from '#server/domains/pledge/rules';
import type { Currency } from '#server/domains/market/store';
import type { Pledge } from '#server/domains/pledge/pledge-store';
import { simple } from './support.ts';

/** A fraction of whole numbers, exact whatever happens to it. */
type Fraction = readonly [above: bigint, below: bigint];

/** Computes interest another way: day after day, as a fraction that is never rounded, and only then down to the scale. */
function dayByDay(amount: string, rate: string, kind: 'simple' | 'compound', days: number, scale: number): string {
  const [part, hundred] = [units(rate), 100n * units('1')];
  const begin: Fraction = [units(amount), units('1')];
  let [above, below] = begin;
  for (let day = 0; day < days; day += 1)
    [above, below] =
      kind === 'simple'
        ? [above * hundred + begin[0] * part * (below / begin[1]), below * hundred]
        : [above * (hundred + part), below * hundred];
  // In units of the last decimal place.
  const last = 10n ** BigInt(scale);
  const gained = ((above * begin[1] - begin[0] * below) * last) / (below * begin[1]);
  return decimal(gained * 10n ** BigInt(18 - scale));
}

const scales = fc.constantFrom(0, 2, 6, 8, 18);
const kinds = fc.constantFrom('simple', 'compound');
const rates = fc.integer({ min: 1, max: 1_000_000 }).map((millionths) => decimal(BigInt(millionths) * 10n ** 12n));
const amounts = (scale: number) =>
  fc.bigInt({ min: 1n, max: 10n ** 12n }).map((last) => decimal(last * 10n ** BigInt(18 - scale)));
const terms = scales.chain((scale) =>
  fc.record({
    scale: fc.constant(scale),
    amount: amounts(scale),
    daily_rate: rates,
    interest: kinds,
    days: fc.integer({ min: 1, max: 60 }),
    cost: fc.integer({ min: 0, max: 10_000_000 }).map((millionths) => decimal(BigInt(millionths) * 10n ** 12n)),
    ran: fc.integer({ min: 0, max: 60 * dayMs }),
  }),
);

const openedAt = new Date('2027-03-01T09:30:00.000Z');

const currency = (scale: number): Currency[] => [
  { code: 'USDT', name: 'Tether', kind: 'crypto', scale, displayScale: 6, priceScale: 4, spreadPercent: '0' },
];

type Terms = typeof terms extends fc.Arbitrary<infer Value> ? Value : never;

function pledgeOf({ scale, amount, cost, days, ...rate }: Terms): Pledge {
  const product = { ...simple, ...rate, days, earlyCost: cost, id: 'usdt-1-1', createdAt: openedAt, closedAt: null };
  const interestAtMaturity = interestAfter(amount, product, days, scale);
  return {
    number: 'P1',
    customer: 'someone',
    product,
    amount,
    status: 'running',
    openedAt,
    maturesAt: maturityOf(openedAt, days),
    interestAtMaturity,
    closed: null,
  };
}

describe('interest in 10,000 random cases', () => {
  it('equals an independent computation and is never above rate times days', () => {
    fc.assert(
      fc.property(terms, ({ scale, amount, days, ...rate }) => {
        const found = interestAfter(amount, rate, days, scale);
        expect(found).toBe(dayByDay(amount, rate.daily_rate, rate.interest, days, scale));
        expect(isNegative(found)).toBe(false);
        if (rate.interest === 'simple')
          expect(units(found) * 100n * units('1')).toBeLessThanOrEqual(
            units(amount) * units(rate.daily_rate) * BigInt(days),
          );
      }),
      { numRuns: 10_000 },
    );
  });

  it('and what a redemption shows is what it books, between nothing lost but the cost and nothing gained but the interest', () => {
    fc.assert(
      fc.property(terms, (drawn) => {
        const pledge = pledgeOf(drawn);
        const at = new Date(openedAt.getTime() + drawn.ran);
        const shown = redemptionOf(pledge, { currencies: currency(drawn.scale) }, at);
        const { amount } = drawn;
        expect(shown.interest).toBe(
          dayByDay(amount, drawn.daily_rate, drawn.interest, daysRun(pledge, at), drawn.scale),
        );
        expect(isLess(pledge.interestAtMaturity, shown.interest)).toBe(false);
        expect(units(shown.cost) * 100n * units('1')).toBeLessThanOrEqual(units(amount) * units(drawn.cost));
        expect(compare(add(shown.received, shown.cost), add(amount, shown.interest))).toBe(0);
        expect(isNegative(shown.received)).toBe(false);
        // Booked: what leaves held, all of it somewhere.
        const postings = endPostings(pledge, shown);
        expect(sum(postings.map((posting) => posting.amount))).toBe(amount);
        expect(postings.find((posting) => 'customer' in posting)?.amount).toBe(shown.received);
      }),
      { numRuns: 10_000 },
    );
  });

  it('maturity pays what every full day together pays', () => {
    fc.assert(
      fc.property(terms, (drawn) => {
        const { amount, interestAtMaturity, maturesAt, ...pledge } = pledgeOf(drawn);
        const days = daysRun({ ...pledge, maturesAt }, maturesAt);
        expect(days).toBe(drawn.days);
        expect(interestAtMaturity).toBe(interestAfter(amount, drawn, days, drawn.scale));
        expect(subtract(endingOf(amount, interestAtMaturity, '0').received, amount)).toBe(interestAtMaturity);
      }),
    );
  });
});

describe('the longest and highest terms that an operator can offer', () => {
  it('are computed in no time and fit the database', () => {
    const most = interestAfter('1000000000000', { daily_rate: '0.999999', interest: 'compound' }, 730, 18);
    expect(units(most)).toBeLessThan(10n ** 38n);
    expect(yearlyRate({ daily_rate: '1', interest: 'compound' })).toBe('3678.3434');
    expect(yearlyRate({ daily_rate: '1', interest: 'simple' })).toBe('365');
    expect(earlyCost('0.000001', '10', 6)).toBe('0');
  });
});

describe('days', () => {
  it.each([
    ['a leap day', '2028-02-28T23:59:59.000Z', 2, '2028-03-01T23:59:59.000Z'],
    ['the day when Europe loses an hour', '2027-03-27T12:00:00.000Z', 1, '2027-03-28T12:00:00.000Z'],
    ['the day when Europe gains an hour', '2027-10-30T22:30:00.000Z', 1, '2027-10-31T22:30:00.000Z'],
    ['the end of a year', '2027-12-31T23:00:00.000Z', 1, '2028-01-01T23:00:00.000Z'],
  ])('have 24 hours over %s', (_what, opened, days, matures) => {
    const zone = process.env.TZ;
    for (const each of ['Europe/Berlin', 'Pacific/Apia', 'UTC']) {
      process.env.TZ = each;
      const run = { openedAt: new Date(opened), maturesAt: maturityOf(new Date(opened), days) };
      expect(run.maturesAt.toISOString()).toBe(matures);
      expect(daysRun(run, new Date(run.maturesAt.getTime() - 1))).toBe(days - 1);
      expect(daysRun(run, run.maturesAt)).toBe(days);
      expect(nextFullDay(run, run.openedAt).getTime() - run.openedAt.getTime()).toBe(dayMs);
    }
    process.env.TZ = zone;
  });
});
