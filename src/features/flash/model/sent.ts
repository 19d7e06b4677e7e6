import { isAmount } from '#contract/money';
import { clearDraft, readDraft, writeDraft } from '#platform/draft';
import type { Quote, Sent } from './quote-state.ts';

const name = 'flash-sent';

/** Remembers in this tab what a conversion exchanges, to say it after a reload. */
export const writeSent = ({ quote, from, to, from_amount: paid, to_amount: received }: Quote): void =>
  writeDraft(name, { quote, from, to, from_amount: paid, to_amount: received });

/** Returns what the conversion by a quote exchanges; null if it isn't known. */
export function readSent(quote: string): Sent | null {
  const { quote: sent, from, to, from_amount: paid, to_amount: received } = readDraft(name) ?? {};
  if (sent !== quote || !from || !to || !isAmount(paid) || !isAmount(received)) return null;
  return { from, to, from_amount: paid, to_amount: received };
}

export const clearSent = (): void => clearDraft(name);
