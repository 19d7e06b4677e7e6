import { expect, it } from 'vitest';
import { maxAmount } from '../../../src/features/flash/model/max-amount.ts';

const limits = { minimum: '1', maximum: '1000' };
const max = (available: string, known?: typeof limits) => maxAmount({ available, scale: 2 }, known);

it.each<[available: string, amount: string | null, why: string]>([
  ['250.5', '250.5', 'all there is'],
  ['990', '990', 'all there is, right below the limit'],
  ['5000', '990', 'what the limit allows, although prices move'],
  ['0', null, 'nothing of nothing'],
  ['0.4', null, 'nothing where all is too little'],
  ['1', null, 'nothing where it could be too little in a moment'],
])('of %s fills in %s: %s', (available, amount) => {
  expect(max(available, limits)).toBe(amount);
});

it('is all there is where no limits are known', () => {
  expect(max('5000')).toBe('5000');
});
