import useSWR from 'swr';
import type { ResponseOf } from '#contract/index';
import { ApiError } from '#platform/api-error';
import { request } from '#platform/http';
import { useKeyParts } from '#platform/swr';
import type { RecordQuery } from '../model/record-filter.ts';
import type { Transaction } from './transactions.ts';

/** What a printed statement may have. */
export const maxPrinted = 1000;

export interface Statement {
  balances: ResponseOf<'GET wallet/statementBalances'>;
  /** Oldest first; null if there are too many to print. */
  transactions: Transaction[] | null;
}

const size = 200;
const attempts = 3;

async function readAll(query: RecordQuery, total: number): Promise<Transaction[]> {
  const pages = Array.from({ length: Math.ceil(total / size) }, (_, index) => String(index + 1));
  const found: Transaction[] = [];
  for (const page of pages) {
    found.push(...(await request('GET wallet/records', { ...query, page, size: String(size) as '200' })).items);
  }
  return found.toReversed();
}

/** Reads balances and transactions that belong together: again, if one more was booked meanwhile. */
async function readStatement(query: RecordQuery): Promise<Statement> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const balances = await request('GET wallet/statementBalances', query);
    if (balances.total > maxPrinted) return { balances, transactions: null };
    const transactions = await readAll(query, balances.total);
    const after = await request('GET wallet/statementBalances', query);
    const isSame = JSON.stringify(after.items) === JSON.stringify(balances.items);
    if (isSame && transactions.length === balances.total) return { balances: after, transactions };
  }
  throw new ApiError({ kind: 'server' });
}

/** The printable statement of a filter, as of when it was opened. */
export function useStatement(query: RecordQuery) {
  return useSWR<Statement, ApiError>(['statement', query, ...useKeyParts()], () => readStatement(query), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
}
