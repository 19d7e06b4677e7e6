import type { ResponseOf } from '#contract/index';
import { isPositive } from '#contract/money';

export type FlashCurrency = ResponseOf<'GET wallet/index'>['items'][number];

/** Every currency, spendable ones first. */
export const givableFirst = (wallets: readonly FlashCurrency[]): FlashCurrency[] =>
  wallets.toSorted((a, b) => Number(isPositive(b.available)) - Number(isPositive(a.available)));

/** Returns the currency of an entry, which is always in the list. */
export function currencyOf(currencies: readonly FlashCurrency[], code: string): FlashCurrency {
  const found = currencies.find(({ currency }) => currency === code);
  if (!found) throw new RangeError(`there is no currency ${code}`);
  return found;
}

/** Preferred where owned: a stable price makes the figures easy to follow. */
const preferred = 'USDT';

/** The initial pair: what is requested, else something owned, for something else. */
export function firstPair(
  currencies: readonly FlashCurrency[],
  requested: string | null = null,
): { from: string; to: string } {
  const owned = currencies.filter(({ available }) => isPositive(available)).map(({ currency }) => currency);
  const known = currencies.find(({ currency }) => currency === requested)?.currency;
  const from = known ?? (owned.includes(preferred) ? preferred : (owned[0] ?? preferred));
  return { from, to: from === 'BTC' ? 'USDT' : 'BTC' };
}
