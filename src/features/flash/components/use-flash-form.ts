import { useState } from 'react';
import { readDraft, writeDraft } from '#platform/draft';
import { useQuote } from '../api/use-quote.ts';
import { firstPair, type FlashCurrency } from '../model/currencies.ts';
import { readEntry, quoteRequest, type Entry } from '../model/entry.ts';
import { shownQuote } from '../model/quote-state.ts';
import { shortfallOf } from '../model/shortfall.ts';

/** Why a typed amount cannot be read. */
interface Issue {
  side: Entry['side'];
  text: string;
}

/** Codes that are about the amount, and so are said at its field. */
const amountCodes: readonly (string | undefined)[] = ['insufficient-balance', 'amount-too-small', 'amount-too-large'];

/** What is typed, the quote for it, and what is wrong with it. Without currencies nothing is requested yet. */
export function useFlashForm(currencies: readonly FlashCurrency[]) {
  const [own, setOwn] = useState<Entry | null>(null);
  const [issue, setIssue] = useState<Issue | null>(null);
  const entry = own ?? readEntry(readDraft('flash'), currencies, firstPair(currencies));
  const request = issue ? null : quoteRequest(entry);
  const control = useQuote(request);
  const { state } = control;
  const quote = shownQuote(state);
  const refusal = state.step === 'refused' && amountCodes.includes(state.error.code) ? state.error : null;
  return {
    entry,
    control,
    quote,
    issue,
    refusal,
    isRequested: request !== null,
    shortfall: issue
      ? null
      : shortfallOf(
          entry,
          quote,
          currencies.find(({ currency }) => currency === entry.from),
        ),
    change(next: Entry, found: Issue | null = null): void {
      setIssue(found);
      setOwn(next);
      writeDraft('flash', { ...next });
    },
    reset(): void {
      setOwn({ ...entry, amount: '' });
      control.reset();
    },
  };
}

export type FlashFormState = ReturnType<typeof useFlashForm>;
