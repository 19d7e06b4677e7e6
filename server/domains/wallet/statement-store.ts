import { sql } from 'kysely';
import type { Db } from '../../db/transact.ts';
import { isInRange, isOfKind, isOwn, type TransactionFilter } from './transaction-filter.ts';

export interface StatementBalance {
  readonly currency: string;
  readonly opening: string;
  /** Sum of the transactions that the filter finds. */
  readonly listed: string;
  /** Sum of the transactions in the range that are of another kind. */
  readonly unlisted: string;
  readonly closing: string;
  /** Number of transactions that the filter finds. */
  readonly count: bigint;
}

/** Returns what the range of a filter begins and ends with, for each currency with something to show. */
export async function statementBalances(db: Db, filter: TransactionFilter): Promise<StatementBalance[]> {
  const { since = null, until = null } = filter;
  const { rows } = await sql<StatementBalance>`
    with moved as (
      select t.kind, t.at, a.currency, sum(p.amount) as amount
      from ledger_accounts a
      join ledger_postings p on (p.transfer_owner, p.account_id) = (a.owner, a.id)
      join ledger_transfers t on (t.owner, t.id) = (p.transfer_owner, p.transfer_id)
      where ${isOwn(filter)} and (${until}::timestamptz is null or t.at < ${until})
      group by t.owner, t.id, a.currency having sum(p.amount) <> 0),
    sums as (
      select currency,
        coalesce(sum(amount) filter (where at < ${since}), 0) as opening,
        coalesce(sum(amount) filter (where ${isInRange(filter)} and ${isOfKind(filter)}), 0) as listed,
        coalesce(sum(amount) filter (where ${isInRange(filter)} and not ${isOfKind(filter)}), 0) as unlisted,
        sum(amount) as closing,
        count(*) filter (where ${isInRange(filter)} and ${isOfKind(filter)}) as count
      from moved group by currency)
    select * from sums where opening <> 0 or closing <> 0 or count > 0 order by currency`.execute(db);
  return rows;
}

/** Postings, in whose order the balances run. */
export interface StatementBounds {
  readonly first: bigint;
  readonly last: bigint;
  /** Of the first one. */
  readonly at: Date;
}

/** Returns the first and the last posting of a filter's range, of any kind; undefined if there is none. */
export async function statementBounds(db: Db, filter: TransactionFilter): Promise<StatementBounds | undefined> {
  const { rows } = await sql<StatementBounds>`
    select min(p.id) as first, max(p.id) as last, min(t.at) as at
    from ledger_accounts a
    join ledger_postings p on (p.transfer_owner, p.account_id) = (a.owner, a.id)
    join ledger_transfers t on (t.owner, t.id) = (p.transfer_owner, p.transfer_id)
    where ${isOwn(filter)} and ${isInRange(filter)} having count(*) > 0`.execute(db);
  return rows[0];
}

/** Returns the total balance of each currency after a posting. */
export async function balancesAfter(db: Db, filter: TransactionFilter, posting: bigint): Promise<Map<string, string>> {
  const { rows } = await sql<{ currency: string; amount: string }>`
    select a.currency, sum(p.amount) as amount
    from ledger_accounts a join ledger_postings p on (p.transfer_owner, p.account_id) = (a.owner, a.id)
    where ${isOwn(filter)} and p.id <= ${posting}
    group by a.currency`.execute(db);
  return new Map(rows.map(({ currency, amount }) => [currency, amount]));
}

export interface StatementPosting {
  readonly id: bigint;
  readonly kind: string;
  readonly reference: string;
  readonly at: Date;
  readonly currency: string;
  /** What the transfer changed of the total balance. Zero unless this is its last posting in this currency. */
  readonly amount: string;
  /** Whether the filter finds it. */
  readonly listed: boolean;
}

/**
 * Returns the next postings after one, up to `last`, oldest first. Takes so many of each account from its index, so that a
 * page costs the same at the end of a long history.
 */
export async function nextPostings(
  db: Db,
  filter: TransactionFilter,
  { after, last, size }: { readonly after: bigint; readonly last: bigint; readonly size: number },
): Promise<StatementPosting[]> {
  const { customer } = filter;
  const { rows } = await sql<StatementPosting>`
    select p.id, t.kind, t.reference, t.at, a.currency,
      case when own.last = p.id then own.amount else 0 end as amount,
      ${isInRange(filter)} and ${isOfKind(filter)} as listed
    from ledger_accounts a
    cross join lateral (
      select id, transfer_id from ledger_postings
      where transfer_owner = ${customer} and account_id = a.id and id > ${after} and id <= ${last}
      order by id limit ${size}) p
    join ledger_transfers t on t.owner = ${customer} and t.id = p.transfer_id
    cross join lateral (
      select max(q.id) as last, sum(q.amount) as amount
      from ledger_postings q join ledger_accounts b on b.id = q.account_id
      where q.transfer_owner = ${customer} and q.transfer_id = p.transfer_id
        and b.owner = a.owner and b.currency = a.currency) own
    where ${isOwn(filter)}
    order by p.id limit ${size}`.execute(db);
  return rows;
}
