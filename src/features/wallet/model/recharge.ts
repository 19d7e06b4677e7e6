import type { ResponseOf } from '#contract/index';
import { isPositive } from '#contract/money';
import { queryAmount } from '#platform/query-amount';
import { withQuery } from '#platform/with-query';

export type Wallet = ResponseOf<'GET wallet/index'>['items'][number];

/** How money comes in. */
export type Way = 'crypto' | 'bank';

/** The deposit that a screen requests in the URL when a balance doesn't suffice. */
export interface Need {
  readonly currency: string | null;
  readonly amount: string | null;
  /** Where to go on afterward. */
  readonly back: string | null;
}

/** Reads a need; an amount that is none is left out. */
export const needOf = (query: URLSearchParams, back: string | null): Need => ({
  currency: query.get('currency')?.toUpperCase() ?? null,
  amount: queryAmount(query),
  back,
});

export const wayOf = ({ kind }: Wallet): Way => (kind === 'crypto' ? 'crypto' : 'bank');

/** Whether a fiat currency can be deposited by bank. */
export const isOpenByBank = ({ items }: Pick<ResponseOf<'GET bank/index'>, 'items'>, code: string): boolean =>
  items.some(({ currency, recharge }) => currency === code && recharge !== null);

/** Returns the screen that deposits a currency. The amount is meant in the currency that is needed, and in no other. */
export function depositAddress(wallet: Wallet, { currency, amount, back }: Need): string {
  const requestedAmount = wallet.currency === currency ? amount : null;
  return wallet.kind === 'crypto'
    ? withQuery(`/wallet/up/${wallet.currency}`, { amount: requestedAmount, back })
    : withQuery('/bank/recharge', { currency: wallet.currency, amount: requestedAmount, back });
}

/** Returns the currencies that match a search by code or name, those the customer has first. */
export function matching(wallets: readonly Wallet[], search: string): Wallet[] {
  const query = search.trim().toLowerCase();
  return wallets
    .filter(({ currency, name }) => `${currency} ${name}`.toLowerCase().includes(query))
    .toSorted((a, b) => Number(isPositive(b.available)) - Number(isPositive(a.available)));
}
