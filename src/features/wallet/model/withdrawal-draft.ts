import { clearDraft, readDraft, writeDraft } from '#platform/draft';
import { createStore } from '#platform/store';

/** Where the form of a currency is kept until it is confirmed. */
export const draftOf = (currency: string): string => `withdrawal-${currency}`;

/** A payment request, as it is kept beside the draft. */
export type KeptRequest = Readonly<Record<'address' | 'scheme' | 'amount' | 'token' | 'chain' | 'memo', string | null>>;

const requestOf = (currency: string): string => `withdrawal-request-${currency}`;

/** Keeps the payment request that the address came from. */
export const keepRequest = (currency: string, request: KeptRequest): void =>
  writeDraft(
    requestOf(currency),
    Object.fromEntries(Object.entries(request).map(([name, value]) => [name, value ?? undefined])),
  );

export function readRequest(currency: string): KeptRequest | null {
  const kept = readDraft(requestOf(currency));
  if (!kept) return null;
  const { address = null, scheme = null, amount = null, token = null, chain = null, memo = null } = kept;
  return { address, scheme, amount, token, chain, memo };
}

const latest = 'withdrawal';

/** The currency of the withdrawal that was last checked in this tab and isn't confirmed. */
export const checkedCurrency = (): string | undefined => readDraft(latest)?.currency;

/** Keeps what a hash stands for, which itself doesn't say. */
export const keepCheckedWithdrawal = (hash: string, currency: string): void => writeDraft(latest, { hash, currency });

/** How often the draft of each currency was cleared: a form that shows it begins anew. */
export const clearedDrafts = createStore<Readonly<Record<string, number>>>({ initial: {} });

/** A confirmed withdrawal is not waiting to be made again. */
export function clearWithdrawalDraft(currency: string): void {
  clearDraft(draftOf(currency));
  clearDraft(requestOf(currency));
  clearDraft(latest);
  const cleared = clearedDrafts.get();
  clearedDrafts.set({ ...cleared, [currency]: (cleared[currency] ?? 0) + 1 });
}

/** Clears what a confirmed hash stands for, unless another withdrawal was checked since. */
export function clearConfirmedDraft(hash: string): void {
  const draft = readDraft(latest);
  if (draft?.hash === hash && draft.currency !== undefined) clearWithdrawalDraft(draft.currency);
}
