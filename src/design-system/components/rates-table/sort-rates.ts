import type { SortDirection } from '../sort-header/index.ts';

export interface RateRow {
  /** Code of the currency; unique in the table. */
  currency: string;
  /** "Bitcoin", below the code. */
  name?: string;
  /** Decimal string. */
  rate: string;
  /** Decimal places of the rate. */
  scale: number;
  /** The ratio of the change as a decimal string: `0.0125` is 1.25%. Null if it isn't known. */
  change?: string | null;
  /** The ratio of what a conversion costs: `0.004` is 0.4%. */
  spread?: string;
  /** Makes the code a link. */
  href?: string;
}

export interface RateSort {
  column: 'currency' | 'rate' | 'change' | 'spread';
  direction: SortDirection;
}

/** Returns the sort after a press: the other direction, or a new column; names from A on, figures from the top. */
export function nextSort(sort: RateSort | null, column: RateSort['column']): RateSort {
  if (sort?.column === column)
    return { column, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
  return { column, direction: column === 'currency' ? 'ascending' : 'descending' };
}

/** Returns the rows in order; what has no change comes last in both directions. */
export function sortRates(rows: readonly RateRow[], sort: RateSort | null, locale: string): readonly RateRow[] {
  if (!sort) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const byName = new Intl.Collator(locale);
  return rows.toSorted((a, b) => {
    if (sort.column === 'currency') return sign * byName.compare(a.currency, b.currency);
    const [one, other] = [a[sort.column] ?? null, b[sort.column] ?? null];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    // Only their order matters, so a number is exact enough.
    return sign * (Number(one) - Number(other));
  });
}
