import { compare, divide, isPositive, isZero } from '#contract/money';
import type { AssetRow } from './filter-rows.ts';

export interface Holding {
  row: AssetRow;
  /** Share of the total, a ratio. */
  share: string;
}

/** Returns the holdings that are worth most, largest first. */
export function topHoldings(rows: readonly AssetRow[], total: string, count: number): Holding[] {
  return rows
    .filter(({ worth }) => isPositive(worth))
    .toSorted((a, b) => compare(b.worth, a.worth))
    .slice(0, count)
    .map((row) => ({ row, share: isZero(total) ? '0' : divide(row.worth, total) }));
}
