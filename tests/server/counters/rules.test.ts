import { expect, it } from 'vitest';
import { divide } from '#contract/money';
import { offerTerms } from '#server/domains/counters/rules';

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
