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

/** The currencies that an address asks for. */
interface RequestedPair {
  from: string | null;
  to: string | null;
}

/** The initial pair: what is requested, else something owned, for something else. */
export function firstPair(
  currencies: readonly FlashCurrency[],
  requested: RequestedPair = { from: null, to: null },
): { from: string; to: string } {
  const known = (code: string | null) => currencies.find(({ currency }) => currency === code)?.currency;
  const target = known(requested.to);
  const owned = currencies
    .filter(({ currency, available }) => isPositive(available) && currency !== target)
    .map(({ currency }) => currency);
  const usual = target === preferred ? 'BTC' : preferred;
  const from = known(requested.from) ?? (owned.includes(preferred) ? preferred : (owned[0] ?? usual));
  return { from, to: target && target !== from ? target : from === 'BTC' ? preferred : 'BTC' };
}
