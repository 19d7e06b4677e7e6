import { clearDraft, readDraft, writeDraft } from '#platform/draft';

/** Where the form of a currency is kept until it is confirmed. */
export const draftOf = (currency: string): string => `withdrawal-${currency}`;

const latest = 'withdrawal';

/** The currency of the withdrawal that was last typed in this tab. */
export const draftedCurrency = (): string | undefined => readDraft(latest)?.currency;

/** Keeps which currency is being withdrawn, for the way back from a hash that names none. */
export const keepDraftedCurrency = (currency: string): void => writeDraft(latest, { currency });

/** A confirmed withdrawal is not waiting to be made again. */
export function clearWithdrawalDraft(currency: string): void {
  clearDraft(draftOf(currency));
  clearDraft(latest);
}
