import { useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { decimalPlaces } from '#contract/money';
import type { AmountIssue } from '#design-system/amount-field';
import type { Conversion, Side } from '#forms/conversion';
import { readDraft, writeDraft } from '#platform/draft';
import { useQuote } from '../api/use-quote.ts';
import type { FlashCurrency } from '../model/currencies.ts';
import { keptDraft, quoteRequest, readEntry, type Requested } from '../model/entry.ts';
import { isConverting, shownQuote } from '../model/quote-state.ts';
import { shortfallOf } from '../model/shortfall.ts';

/** Why the typed amount is invalid. */
interface Issue {
  side: Side;
  kind: AmountIssue;
}

/** Refusals that show at the amount field. */
const amountCodes: readonly (string | undefined)[] = ['insufficient-balance', 'amount-too-small', 'amount-too-large'];

/**
 * The entry, its quote, and what is wrong with it. Requests nothing until currencies are loaded. Starts with what is
 * `requested`, unless what was typed before has it.
 */
export function useFlashForm(currencies: readonly FlashCurrency[], requested: Requested) {
  const isArrival = useNavigationType() === 'PUSH';
  // Read once: a conversion clears it, and its entry stays.
  const [kept] = useState(() => keptDraft(readDraft('flash'), requested, isArrival));
  const [own, setOwn] = useState<Conversion | null>(null);
  const [typedIssue, setIssue] = useState<Issue | null>(null);
  const entry = own ?? readEntry(kept, currencies, requested);
  // The currency may have been changed since the amount was typed.
  const typed = currencies.find(({ currency }) => currency === entry[entry.side]);
  const isTooFine = typed !== undefined && entry.amount !== '' && decimalPlaces(entry.amount) > typed.scale;
  const issue: Issue | null = typedIssue ?? (isTooFine ? { side: entry.side, kind: 'scale' } : null);
  const request = issue || currencies.length === 0 ? null : quoteRequest(entry);
  const control = useQuote(request);
  const { state } = control;
  const quote = shownQuote(state);
  const paid = currencies.find(({ currency }) => currency === entry.from);
  const refusal = state.step === 'refused' && amountCodes.includes(state.error.code) ? state.error : null;
  return {
    entry,
    control,
    quote,
    issue,
    refusal,
    isRequested: request !== null,
    shortfall: issue ? null : shortfallOf(entry, quote, paid),
    /** Decimal places of the paid currency. */
    scale: paid?.scale ?? 18,
    change(next: Conversion, found: Issue | null = null): void {
      // What was sent stays as it is shown.
      if (isConverting(state)) return;
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
