import type { ResponseOf } from '#contract/index';
import { isLess, isPositive, min, multiply } from '#contract/money';
import type { FlashCurrency } from './currencies.ts';

type Limits = Pick<ResponseOf<'GET flash/limits'>, 'minimum' | 'maximum'>;

/** Prices move until there is a quote, so Max keeps this distance from the limits. */
const margin = '0.99';

/** Returns the most that can be converted; null if that is nothing. Where limits aren't known, it's all there is. */
export function maxAmount(
  { available, scale }: Pick<FlashCurrency, 'available' | 'scale'>,
  { minimum, maximum }: Limits = { minimum: null, maximum: null },
): string | null {
  const max = maximum === null ? available : min(available, multiply(maximum, margin, scale, 'down'));
  const isTooLittle = minimum !== null && isLess(multiply(max, margin), minimum);
  return isTooLittle || !isPositive(max) ? null : max;
}
