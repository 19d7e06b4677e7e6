import type { ReactNode } from 'react';
import { CurrencyIcon } from '../currency-icon/index.ts';
import type { SelectOption } from '../select-sheet/index.ts';

/** A currency to choose. */
export interface PickableCurrency {
  /** `BTC`, `EUR`. */
  code: string;
  /** `Bitcoin`, in the customer's language. */
  name: string;
  /** At the end of its row: the balance, an Amount. */
  balance?: ReactNode;
  /** Below the balance: its value, an Amount. */
  worth?: ReactNode;
  /** Whether the customer holds it: held currencies come first. */
  held?: boolean;
  disabled?: boolean;
  /** Why it can't be chosen: "Not for deposits". */
  disabledReason?: string;
}

/** Headings of the held currencies and of the others. */
export interface CurrencyHeadings {
  held: string;
  others: string;
}

/** Rows of the sheet; with headings, held currencies come first, in the given order. */
export function optionsOf(
  currencies: readonly PickableCurrency[],
  locale: string,
  headings: CurrencyHeadings | undefined,
): SelectOption[] {
  const isDivided = headings && currencies.some(({ held }) => held) && currencies.some(({ held }) => !held);
  const sorted = isDivided
    ? currencies.toSorted((a, b) => Number(b.held ?? false) - Number(a.held ?? false))
    : currencies;
  const localName = nameIn(locale);
  return sorted.map(({ code, name, balance, worth, held, disabled, disabledReason }) => ({
    value: code,
    label: code,
    description: name,
    icon: <CurrencyIcon code={code} />,
    end: (balance || worth) && (
      <span className="flex flex-col items-end">
        <span>{balance}</span>
        {worth && <span className="text-14 text-muted">{worth}</span>}
      </span>
    ),
    disabled,
    disabledReason,
    keywords: `${name} ${localName(code)}`,
    group: isDivided ? (held ? headings.held : headings.others) : undefined,
  }));
}

/** The name of a national currency in its own language and script, for the search. */
function nameIn(locale: string): (code: string) => string {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return (code) => (/^[A-Z]{3}$/u.test(code) ? (names.of(code) ?? '') : '');
}
