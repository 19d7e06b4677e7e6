import { useState } from 'react';
import { readDraft, writeDraft } from '#platform/draft';
import { useQuote } from '../api/use-quote.ts';
import { firstPair, type FlashCurrency } from '../model/currencies.ts';
import { readEntry, wantedQuote, type Entry } from '../model/entry.ts';
import { shownQuote } from '../model/quote-state.ts';
import { shortfallOf } from '../model/shortfall.ts';

/** Why a typed amount cannot be read. */
interface Issue {
  side: Entry['side'];
  text: string;
}

/** Codes that are about the amount, and so are said at its field. */
const amountCodes: readonly (string | undefined)[] = ['insufficient-balance', 'amount-too-small', 'amount-too-large'];

/** What is typed, the quote for it, and what is wrong with it. Without currencies nothing is asked for yet. */
export function useFlashForm(currencies: readonly FlashCurrency[]) {
  const [own, setOwn] = useState<Entry | null>(null);
  const [issue, setIssue] = useState<Issue | null>(null);
  const entry = own ?? readEntry(readDraft('flash'), currencies, firstPair(currencies));
  const wanted = issue ? null : wantedQuote(entry);
  const control = useQuote(wanted);
  const { state } = control;
  const quote = shownQuote(state);
  const refusal = state.step === 'refused' && amountCodes.includes(state.error.code) ? state.error : null;
  return {
    entry,
    control,
    quote,
    issue,
    refusal,
    isWanted: wanted !== null,
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
    startAgain(): void {
      setOwn({ ...entry, amount: '' });
      control.startAgain();
    },
  };
}

export type FlashFormState = ReturnType<typeof useFlashForm>;
