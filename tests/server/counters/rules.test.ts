import { expect, it } from 'vitest';
import { divide } from '#contract/money';
import { offerTerms, upgradeFrom } from '#server/domains/counters/rules';

it('the spread is what is received, less the amount at the mid rate rounded once', () => {
  const terms = offerTerms({
    amount: '600',
    midRate: divide('1', '1.1513249'),
    returnRate: '0.4',
    targetScale: 2,
  });
  // 600 are 521.1387 at the mid rate.
  expect(terms).toMatchObject({ targetAmount: '523.22', profit: '2.08' });
});

it('only the order that reaches the volume moves up, and none from the highest counter', () => {
  const [bronze, silver] = [
    { id: 'bronze', upgradeVolume: '1000' },
    { id: 'silver', upgradeVolume: null },
  ];
  const from = (counter: typeof bronze | typeof silver, before: string, volume: string) =>
    upgradeFrom([bronze, silver], counter, { before, volume });
  expect(from(bronze, '800', '999.99')).toBeNull();
  expect(from(bronze, '800', '1000')).toBe('silver');
  // A customer who goes back down stays there.
  expect(from(bronze, '1000', '1200')).toBeNull();
  expect(from(silver, '0', '9000')).toBeNull();
});
