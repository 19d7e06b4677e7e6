import type { ResponseOf } from '#contract/index';
import { isLess, isZero } from '#contract/money';

export type AssetRow = ResponseOf<'GET wallet/assets'>['rows'][number];

interface Filter {
  kind: AssetRow['kind'];
  search: string;
  /** Hides what is worth less; null hides nothing. */
  minWorth: string | null;
}

/** Returns the rows that match the filters. */
export function filterRows(rows: readonly AssetRow[], { kind, search, minWorth }: Filter): AssetRow[] {
  const query = search.trim().toLocaleLowerCase();
  return rows.filter(
    (row) =>
      row.kind === kind &&
      (minWorth === null || row.worth === null || !isLess(row.worth, minWorth)) &&
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
