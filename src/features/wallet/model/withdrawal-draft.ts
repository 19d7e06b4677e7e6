import { clearDraft, readDraft, writeDraft } from '#platform/draft';
import { createStore } from '#platform/store';
import type { PaymentRequest } from './withdrawal-amounts.ts';

/** Where the form of a currency is kept until it is confirmed. */
export const draftOf = (currency: string): string => `withdrawal-${currency}`;

const requestOf = (currency: string): string => `withdrawal-request-${currency}`;

/** Keeps the payment request that the address came from. */
export const keepRequest = (currency: string, request: PaymentRequest): void =>
  writeDraft(
    requestOf(currency),
    Object.fromEntries(Object.entries(request).map(([name, value]) => [name, value ?? undefined])),
  );

export function readRequest(currency: string): PaymentRequest | null {
  const {
    address,
    scheme = null,
    amount = null,
    token = null,
    chain = null,
    memo = null,
  } = readDraft(requestOf(currency)) ?? {};
  return address === undefined ? null : { address, scheme, amount, token, chain, memo };
}

const checkedDraft = 'withdrawal';

/** The currency of the withdrawal that was last checked in this tab and isn't confirmed. */
export const checkedCurrency = (): string | undefined => readDraft(checkedDraft)?.currency;

/** Keeps what a hash stands for, which itself doesn't say, and the fee that the form showed. */
export const keepCheckedWithdrawal = (checked: { hash: string; currency: string; fee: string | undefined }): void =>
  writeDraft(checkedDraft, checked);

/** Returns the fee that the form of a checked withdrawal showed; undefined in another tab. */
export function shownFee(hash: string): string | undefined {
  const draft = readDraft(checkedDraft);
  return draft?.hash === hash ? draft.fee : undefined;
}

/** How often the draft of each currency was cleared: a form that shows it begins anew. */
export const clearedDrafts = createStore<Readonly<Record<string, number>>>({ initial: {} });

/** A confirmed withdrawal is not waiting to be made again. */
export function clearWithdrawalDraft(currency: string): void {
  clearDraft(draftOf(currency));
  clearDraft(requestOf(currency));
  // Another currency's may have been checked since.
  if (checkedCurrency() === currency) clearDraft(checkedDraft);
  const cleared = clearedDrafts.get();
  clearedDrafts.set({ ...cleared, [currency]: (cleared[currency] ?? 0) + 1 });
}

/** Clears what a confirmed hash stands for, unless another withdrawal was checked since. */
export function clearConfirmedDraft(hash: string): void {
  const draft = readDraft(checkedDraft);
  if (draft?.hash === hash && draft.currency !== undefined) clearWithdrawalDraft(draft.currency);
}
