import { isLess, subtract } from '#contract/money';
import type { Conversion } from '#forms/conversion';
import type { FlashCurrency } from './currencies.ts';
import type { Quote } from './quote-state.ts';

/** What is missing of the paid currency. */
export interface Shortfall {
  currency: string;
  amount: string;
}

/** Returns how much the payment exceeds the balance; null when it doesn't, or while unknown. */
export function shortfallOf(
  { side, amount }: Pick<Conversion, 'side' | 'amount'>,
  quote: Pick<Quote, 'from_amount'> | null,
  given: Pick<FlashCurrency, 'currency' | 'available'> | undefined,
): Shortfall | null {
  const needed = side === 'from' ? amount : quote?.from_amount;
  if (!given || !needed || !isLess(given.available, needed)) return null;
  return { currency: given.currency, amount: subtract(needed, given.available) };
}
