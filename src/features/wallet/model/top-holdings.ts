import { divide, isPositive, isZero, round } from '#contract/money';
import type { ResponseOf } from '#contract/index';
import type { AssetRow } from './filter-rows.ts';

export interface Holding {
  row: AssetRow;
  /** Share of the total, a ratio; null without a price. */
  share: string | null;
}

type Assets = Pick<ResponseOf<'GET wallet/assets'>, 'rows' | 'total' | 'display_scale'>;

/** Whether something is worth as much as can be shown. */
export const isWorthSomething = (worth: string, scale: number): boolean => isPositive(round(worth, scale));

/** Returns the first holdings of a list that begins with what is worth most. */
export function topHoldings({ rows, total, display_scale: scale }: Assets, count: number): Holding[] {
  return rows
    .filter(({ worth }) => worth === null || isWorthSomething(worth, scale))
    .slice(0, count)
    .map((row) => ({ row, share: row.worth && (isZero(total) ? '0' : divide(row.worth, total)) }));
}
