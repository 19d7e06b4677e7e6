import type { ResponseOf } from '#contract/index';
import { isLess, isZero } from '#contract/money';

export type AssetRow = ResponseOf<'GET wallet/assets'>['rows'][number];

/** Worth less than this, in the shown currency, is a small balance. */
export const smallWorth = '1';

interface Filter {
  kind: AssetRow['kind'];
  search: string;
  hideSmall: boolean;
}

/** The rows that a customer asked for. */
export function filterRows(rows: readonly AssetRow[], { kind, search, hideSmall }: Filter): AssetRow[] {
  const wanted = search.trim().toLocaleLowerCase();
  return rows.filter(
    (row) =>
      row.kind === kind &&
      (!hideSmall || !isLess(row.worth, smallWorth)) &&
      (wanted === '' || `${row.currency} ${row.name}`.toLocaleLowerCase().includes(wanted)),
  );
}

/** Whether nothing at all is owned. */
export const isEmpty = (rows: readonly AssetRow[]): boolean =>
  rows.every(({ available, held }) => isZero(available) && isZero(held));
