import { sql } from 'kysely';
import { orderStatus } from '#contract/order-status';
import type { Db, Tx } from '../../db/transact.ts';
import { secondsAfter } from '../../time.ts';

/** What a customer's other withdrawals count for after they were sent. */
const COUNTED_SECONDS = 86_400;

const terms = sql<Buffer>`withdrawal_terms(withdrawals)`;

/** Returns the fingerprint of where an amount goes. */
export async function termsOf(db: Db, sn: string): Promise<Buffer> {
  const row = await db
    .selectFrom('withdrawals')
    .select(terms.as('terms'))
    .where('sn', '=', sn)
    .executeTakeFirstOrThrow();
  return row.terms;
}

/** Who approved, and the fingerprint of the token that they had. */
export interface Approval {
  readonly operator: string;
  readonly token: Buffer;
}

/** Returns false if that person has approved these terms before, with this token. */
export async function insertApproval(
  tx: Tx,
  { at, ...rest }: Approval & { readonly sn: string; readonly terms: Buffer; readonly at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted } = await tx
    .insertInto('withdrawal_approvals')
    .values({ ...rest, approved_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return inserted === 1n;
}

type Found = Approval & { readonly isSent: boolean };

/** Returns who has approved each withdrawal as it is now, or was when it was sent, first to last. */
export async function findApprovals(db: Db, sns: readonly string[]): Promise<ReadonlyMap<string, readonly Found[]>> {
  if (sns.length === 0) return new Map();
  const rows = await db
    .selectFrom('withdrawal_approvals')
    .innerJoin('withdrawals', 'withdrawals.sn', 'withdrawal_approvals.sn')
    .select(['withdrawals.sn', 'operator', 'token', sql<boolean>`sent_at is not null`.as('isSent')])
    .where('withdrawals.sn', 'in', sns)
    // A card may be gone by then.
    .where((eb) => eb.or([eb('withdrawal_approvals.terms', '=', terms), eb('sent_at', 'is not', null)]))
    .orderBy('approved_at')
    .orderBy('operator')
    .execute();
  const found = new Map<string, Found[]>();
  for (const { sn, ...approval } of rows) found.set(sn, [...(found.get(sn) ?? []), approval]);
  return found;
}

/** Returns the withdrawals in review that weren't sent. */
export async function findSendable(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('withdrawals')
    .select('sn')
    .where('status', '=', orderStatus.processing)
    .where('sent_at', 'is', null)
    .execute();
  return rows.map(({ sn }) => sn);
}

/**
 * Returns those that weren't sent yet and are worth the threshold in US dollars or more, together with everything that their
 * customer has open, or was sent in the last 24 hours. Each counts as what it was worth when it was requested or is worth now,
 * whichever is more. With one that has no price now, nobody knows, so it is returned. Because open ones count for each other,
 * two that are sent at once can't both overlook the other.
 */
export async function findLarge(
  db: Db,
  sns: readonly string[],
  {
    threshold,
    usd,
    now,
  }: { readonly threshold: number; readonly usd: ReadonlyMap<string, string>; readonly now: Date },
): Promise<ReadonlySet<string>> {
  if (sns.length === 0) return new Set();
  const { rows } = await sql<{ sn: string }>`
    with asked as (
      select sn, customer_id
      from withdrawals
      where sn = any(${sns}) and status < ${orderStatus.completed} and sent_at is null
    ), large as (
      select w.customer_id
      from withdrawals w
      left join jsonb_each_text(${JSON.stringify(Object.fromEntries(usd))}::jsonb) p on p.key = w.currency
      where w.customer_id in (select customer_id from asked)
        and ((w.status < ${orderStatus.completed} and w.sent_at is null) or w.sent_at > ${secondsAfter(now, -COUNTED_SECONDS)})
      group by w.customer_id
      having not coalesce(
        bool_and(p.value::numeric > 0) and count(*) = count(p.value)
          and sum(greatest(w.worth, w.amount * p.value::numeric)) < ${threshold},
        false)
    )
    select sn from asked join large using (customer_id)`.execute(db);
  return new Set(rows.map(({ sn }) => sn));
}
