import type { RequestOf } from '#contract/index';
import type { FlashCurrency } from './currencies.ts';

/** The typed amount and its side. */
export interface Entry {
  from: string;
  to: string;
  side: 'from' | 'to';
  /** Decimal string, or empty. */
  amount: string;
}

/** Restores a draft, where it is still valid. */
export function readEntry(
  draft: Readonly<Record<string, string>> | null,
  currencies: readonly FlashCurrency[],
  first: { from: string; to: string },
): Entry {
  const isKnown = (code: string | undefined): code is string => currencies.some(({ currency }) => currency === code);
  const { from, to, side, amount = '' } = draft ?? {};
  if (!isKnown(from) || !isKnown(to) || from === to) return { ...first, side: 'from', amount: '' };
  return { from, to, side: side === 'to' ? 'to' : 'from', amount: isAmount(amount) ? amount : '' };
}

const isAmount = (text: string): boolean => /^\d+(\.\d{1,18})?$/u.test(text);

/** Swaps the direction; the amount stays with its currency. */
export const swapped = ({ from, to, side, amount }: Entry): Entry => ({
  from: to,
  to: from,
  side: side === 'from' ? 'to' : 'from',
  amount,
});

/** Returns the quote to request, or null without an amount. */
export function quoteRequest({ from, to, side, amount }: Entry): RequestOf<'POST flash/quote'> | null {
  return /[1-9]/.test(amount) && from !== to ? { from, to, amount, side } : null;
}
