import type { ResponseOf } from '#contract/index';
import { isPositive } from '#contract/money';

type Wallet = ResponseOf<'GET wallet/index'>['items'][number];
interface Digits {
  currency: string;
  scale: number;
}

/** A currency as this screen needs it. */
export interface FlashCurrency {
  currency: string;
  name: string;
  kind: Wallet['kind'];
  available: string;
  /** Digits after the point that are booked. */
  scale: number;
}

/** Every wallet with its digits, what there is most of an own kind first. */
export function flashCurrencies(wallets: readonly Wallet[], digits: readonly Digits[]): FlashCurrency[] {
  const scales = new Map(digits.map(({ currency, scale }) => [currency, scale]));
  return wallets
    .map(({ currency, name, kind, available }) => ({
      currency,
      name,
      kind,
      available,
      scale: scales.get(currency) ?? 18,
    }))
    .toSorted((a, b) => Number(isPositive(b.available)) - Number(isPositive(a.available)));
}

/** Given first where it is owned: a price that does not move makes the figures easy to follow. */
const usual = 'USDT';

/** What is given and got before anybody chose: something owned, for something else. */
export function firstPair(currencies: readonly FlashCurrency[]): { from: string; to: string } {
  const owned = currencies.filter(({ available }) => isPositive(available)).map(({ currency }) => currency);
  const from = owned.includes(usual) ? usual : (owned[0] ?? usual);
  return { from, to: from === 'BTC' ? 'USDT' : 'BTC' };
}
