import { describe, expect, it } from 'vitest';
import { oddsNow, type OddsNow, ticksLeft } from '#contract/leverage-odds';
import { leverageCategories, type LeverageCategory } from '#contract/leverage-rules';
import { compare, divide, multiply, subtract } from '#contract/money';
import { simulatedMarkets } from '#contract/market-simulated-markets';

const market = (symbol: string) => simulatedMarkets.find((each) => each.symbol === symbol)!;

const still: OddsNow = {
  edge: '2',
  market: market('BTC-USD'),
  scale: 2,
  opening: '91250.4',
  price: '91250.4',
  anchor: '91250.4',
  ticksLeft: 89,
};

const of = (now: Partial<OddsNow>, category: LeverageCategory) =>
  oddsNow({ ...still, ...now }).find((each) => each.category === category)!;

/** The chance that the close is above the opening price after a few ticks, by folding the noise itself. */
function exactly({ market: { deviation }, price, opening, scale, ticksLeft: count }: OddsNow): number {
  const width = 20;
  const reach = 2_800 / width;
  const one = new Float64Array(2 * reach + 1);
  for (let a = -2_000; a <= 2_000; a += 1) {
    for (let b = -2_000; b <= 2_000; b += 3) {
      const at = Math.round(Math.trunc((6 * a + 8 * b) / 10) / width) + reach;
      one[at] = (one[at] ?? 0) + 1 / (4_001 * 1_334);
    }
  }
  let sums = Float64Array.of(1);
  for (let tick = 0; tick < count; tick += 1) {
    const next = new Float64Array(sums.length + 2 * reach);
    sums.forEach((chance, at) => {
      one.forEach((weight, by) => {
        next[at + by] = (next[at + by] ?? 0) + chance * weight;
      });
    });
    sums = next;
  }
  const away = (Number(opening) + 10 ** -scale / 2 - Number(price)) / Number(price);
  const limit = (away * 1e9 * (1_155 / Number(deviation))) / width;
  return sums.reduce((sum, chance, at) => sum + chance * Math.min(1, Math.max(0, at - reach * count + 0.5 - limit)), 0);
}

describe('the odds', () => {
  it('of the last digit are constant', () => {
    const rows = oddsNow(still).slice(2);
    expect(rows.map(({ category, multiplier, probability }) => [category, multiplier, probability])).toEqual([
      ['big', '1.96', '50'],
      ['small', '1.96', '50'],
      ['odd', '1.96', '50'],
      ['even', '1.96', '50'],
      ['big-odd', '3.2666', '30'],
      ['big-even', '4.9', '20'],
      ['small-odd', '4.9', '20'],
      ['small-even', '3.2666', '30'],
      ['very-big', '9.8', '10'],
      ['very-small', '9.8', '10'],
    ]);
    expect(oddsNow({ ...still, price: '91777.7', ticksLeft: 2 }).slice(2)).toEqual(rows);
  });

  it('keep the promise of the contract for every category, at any price and time', () => {
    for (const edge of ['1', '1.5', '2']) {
      for (const price of ['90950', '91200', '91250.4', '91251', '91300', '91500']) {
        for (const count of [1, 2, 10, 89, 299]) {
          const rows = oddsNow({ ...still, edge, price, ticksLeft: count });
          expect(rows.map(({ category }) => category)).toEqual(leverageCategories);
          for (const row of rows) {
            if (row.multiplier === null) continue;
            const given = multiply(row.multiplier, row.probability);
            const promised = multiply(subtract('100', row.refund_probability), subtract('1', divide(edge, '100')));
            expect(compare(given, promised)).not.toBe(1);
            expect(Number(promised) - Number(given)).toBeLessThan(0.0001 * Number(row.probability) + 1e-9);
          }
          const [up, down] = rows;
          expect(Number(up!.probability) + Number(down!.probability) + Number(up!.refund_probability)).toBeCloseTo(
            100,
            1,
          );
        }
      }
    }
  });

  it('follow the price, the time left, and the anchor', () => {
    const chance = (now: Partial<OddsNow>) => Number(of(now, 'up').probability);
    expect(chance({})).toBeCloseTo(50, 1);
    expect(chance({ price: '91300' })).toBeGreaterThan(65);
    expect(chance({ price: '91300', ticksLeft: 20 })).toBeGreaterThan(80);
    expect(chance({ anchor: '95000' })).toBeGreaterThan(51);
    expect(chance({ anchor: '87000' })).toBeLessThan(49);
  });

  it('take no stakes on what is as good as decided', () => {
    for (const [price, count] of [
      ['91500', 20],
      ['91000', 20],
    ] as const) {
      expect(of({ price, ticksLeft: count }, 'up').multiplier).toBeNull();
      expect(of({ price, ticksLeft: count }, 'down').multiplier).toBeNull();
      expect(of({ price, ticksLeft: count }, 'odd').multiplier).toBe('1.96');
    }
    expect(oddsNow({ ...still, ticksLeft: 0 }).filter(({ multiplier }) => multiplier !== null)).toEqual([]);
    expect(of({ price: '91350', edge: '20' }, 'up').multiplier).toBeNull();
  });

  it('take no stakes where the last digit is not a matter of chance', () => {
    const stable = { market: market('USDT-USD'), scale: 4, opening: '1', price: '1.0001', anchor: '1' };
    expect(oddsNow({ ...still, ...stable }).filter(({ multiplier }) => multiplier !== null)).toEqual([]);
    const doge = { market: market('DOGE-USD'), scale: 5, opening: '0.152', price: '0.152', anchor: '0.152' };
    expect(of({ ...doge, ticksLeft: 2 }, 'odd').multiplier).toBeNull();
    expect(of({ ...doge, ticksLeft: 2 }, 'up').multiplier).not.toBeNull();
    expect(of({ ...doge, ticksLeft: 60 }, 'odd').multiplier).toBe('1.96');
  });

  it.each([2, 3, 5])('of the last %i ticks are those of the exact noises', (count) => {
    for (const away of [0, 3, 8, 12, 16, 19, 22, 25]) {
      const now = { ...still, price: String(91_250.4 - away), ticksLeft: count };
      const { multiplier, probability } = of(now, 'up');
      expect(multiplier).not.toBeNull();
      expect(Math.abs(exactly(now) / (Number(probability) / 100) - 1), `${away} away`).toBeLessThan(0.006);
    }
  });
});

describe('the ticks left', () => {
  it('are those after the tick of the price', () => {
    const end = Date.parse('2026-11-21T08:33:00Z');
    expect(ticksLeft(end - 180_000, end)).toBe(89);
    expect(ticksLeft(end - 6_000, end)).toBe(2);
    expect(ticksLeft(end - 2_000, end)).toBe(0);
    expect(ticksLeft(end + 2_000, end)).toBe(0);
  });
});
