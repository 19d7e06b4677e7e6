import type { ResponseOf } from '#contract/index';
import { isPositive } from '#contract/money';

export type FlashCurrency = ResponseOf<'GET wallet/index'>['items'][number];

/** Every currency, what can be given first. */
export const givableFirst = (wallets: readonly FlashCurrency[]): FlashCurrency[] =>
  wallets.toSorted((a, b) => Number(isPositive(b.available)) - Number(isPositive(a.available)));

/** The currency of an entry, which names none but those of the list. */
export function currencyOf(currencies: readonly FlashCurrency[], code: string): FlashCurrency {
  const found = currencies.find(({ currency }) => currency === code);
  if (!found) throw new RangeError(`there is no currency ${code}`);
  return found;
}

/** Given first where it is owned: a price that does not move makes the figures easy to follow. */
const usual = 'USDT';

/** What is given and got before anybody chose: something owned, for something else. */
export function firstPair(currencies: readonly FlashCurrency[]): { from: string; to: string } {
  const owned = currencies.filter(({ available }) => isPositive(available)).map(({ currency }) => currency);
  const from = owned.includes(usual) ? usual : (owned[0] ?? usual);
  return { from, to: from === 'BTC' ? 'USDT' : 'BTC' };
}
