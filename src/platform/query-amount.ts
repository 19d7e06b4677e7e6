import { isPositiveAmount } from '#contract/money';

/** Returns the amount that an address asks for, or null. Anybody can write an address, so whatever isn't valid counts as not there. */
export function queryAmount(query: URLSearchParams): string | null {
  const amount = query.get('amount');
  return isPositiveAmount(amount) ? amount : null;
}
