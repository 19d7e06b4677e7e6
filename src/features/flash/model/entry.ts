import type { RequestOf } from '#contract/index';
import { isAmount, isPositiveAmount } from '#contract/money';
import type { Conversion } from '#forms/conversion';
import { firstPair, type FlashCurrency } from './currencies.ts';

/** What an address asks for, such as that of the rates. */
export interface Requested {
  from: string | null;
  to: string | null;
  side: string | null;
  amount: string | null;
}

export function readRequested(query: URLSearchParams): Requested {
  const amount = query.get('amount');
  return {
    from: query.get('from'),
    to: query.get('to'),
    side: query.get('side'),
    amount: isAmount(amount) ? amount : null,
  };
}

/** Returns the draft unless something else was requested. An amount counts on arrival only: later, what was typed does. */
export function keptDraft(
  draft: Readonly<Record<string, string>> | null,
  requested: Requested,
  isArrival: boolean,
): Readonly<Record<string, string>> | null {
  const names = isArrival ? (['from', 'to', 'side', 'amount'] as const) : (['from', 'to'] as const);
  return names.every((name) => requested[name] === null || draft?.[name] === requested[name]) ? draft : null;
}

/** Restores a draft, where it is still valid, or starts with what is requested. */
export function readEntry(
  draft: Readonly<Record<string, string>> | null,
  currencies: readonly FlashCurrency[],
  requested: Requested,
): Conversion {
  const isKnown = (code: string | undefined): code is string => currencies.some(({ currency }) => currency === code);
  const { from, to, side, amount = '' } = draft ?? {};
  if (!isKnown(from) || !isKnown(to) || from === to)
    return {
      ...firstPair(currencies, requested),
      side: requested.side === 'to' ? 'to' : 'from',
      amount: requested.amount ?? '',
    };
  return { from, to, side: side === 'to' ? 'to' : 'from', amount: isAmount(amount) ? amount : '' };
}

/** Returns the quote to request, or null without an amount. */
export function quoteRequest({ from, to, side, amount }: Conversion): RequestOf<'POST flash/quote'> | null {
  return isPositiveAmount(amount) && from !== to ? { from, to, amount, side } : null;
}
