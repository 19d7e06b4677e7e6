import { sql } from 'kysely';
import type { transactionAccounts } from '#contract/wallet-records';
import { parseNumeric } from '../../db/numeric.ts';
import type { Db } from '../../db/transact.ts';
import { currencies, currencyIn } from '../market/store.ts';
import { isInRange, isOfKind, isOwn, knownKind, type TransactionFilter } from './transaction-filter.ts';

interface Part {
  readonly account: (typeof transactionAccounts)[number];
  readonly currency: string;
  readonly scale: number;
  readonly amount: string;
}

export interface Transaction {
  readonly id: string;
  readonly kind: ReturnType<typeof knownKind>;
  readonly currency: string;
  readonly scale: number;
  readonly amount: string;
  readonly balance: string;
  readonly reference: string | null;
  readonly created_at: string;
  readonly parts: Part[];
}

export interface TransactionQuery extends TransactionFilter {
  /** One transaction, by its id. */
  readonly id?: string | undefined;
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
}

/**
 * Selects what the transfer of the row `shown` booked on the customer's accounts, with its fee and spread. A captured hold
 * is netted with the transfer that opened it, so that the amount shows as taken from available.
 */
const partsOf = (customer: string) => sql`
  select jsonb_agg(
    jsonb_build_object('account', bucket, 'currency', currency, 'amount', amount::text)
    order by bucket in ('fee', 'spread'), amount, currency) as parts
  from (
    select a.bucket, a.currency, sum(p.amount) as amount
    from ledger_transfers t
    join ledger_postings p on (p.transfer_owner, p.transfer_id) = (t.owner, t.id)
    join ledger_accounts a on a.id = p.account_id
    where t.owner = ${customer} and t.reference = shown.reference and t.kind in (shown.kind, shown.kind || '-hold')
      and (a.owner = ${customer} or (a.owner = 'platform' and a.bucket in ('fee', 'spread')))
    group by a.bucket, a.currency having sum(p.amount) <> 0) netted`;

/**
 * Returns one page of the changes of the customer's total balance, newest first. Opening or releasing a hold doesn't change
 * the total and is not a transaction. The running balance ignores the filters.
 */
export async function transactions(db: Db, query: TransactionQuery): Promise<{ items: Transaction[]; total: number }> {
  const { customer, id, page, pageSize } = query;
  const isSought = id === undefined ? sql`true` : sql`id = ${id}`;
  const { rows } = await sql<{
    id: bigint;
    kind: string;
    currency: string;
    amount: string;
    balance: string;
    reference: string;
    at: Date;
    total: bigint;
    parts: readonly Omit<Part, 'scale'>[] | null;
  }>`
    with moved as (
      select max(p.id) as id, t.kind, t.reference, t.at, a.currency, sum(p.amount) as amount
      from ledger_accounts a
      join ledger_postings p on (p.transfer_owner, p.account_id) = (a.owner, a.id)
      join ledger_transfers t on (t.owner, t.id) = (p.transfer_owner, p.transfer_id)
      where ${isOwn(query)}
      group by t.owner, t.id, a.currency having sum(p.amount) <> 0),
    running as (select *, sum(amount) over (partition by currency order by id) as balance from moved),
    matching as (select * from running where ${isInRange(query)} and ${isOfKind(query)} and ${isSought})
    select shown.*, counted.total, booked.parts from (select count(*) as total from matching) counted
    left join lateral (
      select * from matching order by id desc limit ${pageSize} offset ${(page - 1) * pageSize}) shown on true
    left join lateral (${partsOf(customer)}) booked on true
    order by shown.id desc`.execute(db);
  const all = await currencies(db);
  const scaleOf = (code: string): number => currencyIn(all, code).scale;
  return {
    // A page past the last one still has one row, with the count.
    items: rows.flatMap((row) =>
      row.id === null
        ? []
        : [
            {
              id: String(row.id),
              kind: knownKind(row.kind),
              currency: row.currency,
              scale: scaleOf(row.currency),
              amount: row.amount,
              balance: row.balance,
              reference: row.reference,
              created_at: row.at.toISOString(),
              parts: (row.parts ?? []).map((part) => ({
                ...part,
                scale: scaleOf(part.currency),
                amount: parseNumeric(part.amount),
              })),
            },
          ],
    ),
    total: Number(rows[0]?.total ?? 0),
  };
}
