import { describe, expect, it } from 'vitest';
import { leverageCategories } from '#contract/leverage-rules';
import { meanOf, simulateStakes } from '../../../scripts/support/simulated-stakes.ts';

// The same periods every time; `npm run bench:odds` does a million.
describe('a stake on simulated prices', () => {
  it.each([
    { symbol: 'BTC-USD', scale: 2, minutes: 3, edge: '2', periods: 8_000 },
    { symbol: 'ETH-USD', scale: 2, minutes: 5, edge: '1.5', periods: 3_000 },
    { symbol: 'DOGE-USD', scale: 5, minutes: 2, edge: '1', periods: 3_000 },
  ])('returns 1 − edge on average, whatever one chooses ($symbol)', ({ periods, ...room }) => {
    for (const [name, returns] of simulateStakes(room, periods)) {
      if (returns.count < 500) continue;
      const { mean, error } = meanOf(returns);
      const off = (mean - (1 - Number(room.edge) / 100)) / error;
      expect(off, `${name} returns ${mean}`).toBeLessThan(4);
      if ((leverageCategories as readonly string[]).includes(name))
        expect(off, `${name} returns ${mean}`).toBeGreaterThan(-4);
    }
  });
});
