import { divide, isPositive, isZero } from '#contract/money';
import type { AssetRow } from './filter-rows.ts';

export interface Holding {
  row: AssetRow;
  /** Share of the total, a ratio; null without a price. */
  share: string | null;
}

/** Returns the first holdings of a list that begins with what is worth most. */
export function topHoldings(rows: readonly AssetRow[], total: string, count: number): Holding[] {
  return rows
    .filter(({ worth }) => worth === null || isPositive(worth))
    .slice(0, count)
    .map((row) => ({ row, share: row.worth && (isZero(total) ? '0' : divide(row.worth, total)) }));
}
