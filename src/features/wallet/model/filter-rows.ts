import type { ResponseOf } from '#contract/index';
import { isLess, isZero } from '#contract/money';

export type AssetRow = ResponseOf<'GET wallet/assets'>['rows'][number];

/** Balances worth less than this, in the shown currency, are small. */
export const smallWorth = '1';

interface Filter {
  kind: AssetRow['kind'];
  search: string;
  hideSmall: boolean;
}

/** Returns the rows that match the filters. */
export function filterRows(rows: readonly AssetRow[], { kind, search, hideSmall }: Filter): AssetRow[] {
  const query = search.trim().toLocaleLowerCase();
  return rows.filter(
    (row) =>
      row.kind === kind &&
      (!hideSmall || !isLess(row.worth, smallWorth)) &&
      (query === '' || `${row.currency} ${row.name}`.toLocaleLowerCase().includes(query)),
  );
}

/** Returns whether the customer owns some of a currency. */
export const hasBalance = ({ available, held }: AssetRow): boolean => !isZero(available) || !isZero(held);

/** Returns whether the customer owns nothing. */
export const isEmpty = (rows: readonly AssetRow[]): boolean => !rows.some(hasBalance);

/** Returns the kind to show first: crypto, unless all the money is fiat. */
export const firstKind = (rows: readonly AssetRow[]): AssetRow['kind'] =>
  rows.some((row) => row.kind === 'crypto' && hasBalance(row)) || isEmpty(rows) ? 'crypto' : 'fiat';

/** Returns where the row of a currency leads. */
export const pathOf = ({ kind, currency }: Pick<AssetRow, 'kind' | 'currency'>): string =>
  kind === 'crypto' ? `/wallet/crypto/${currency}` : `/wallet/record/${currency}`;
