import { sql } from 'kysely';
import { negate } from '#contract/money';
import type { Tx } from '../db/transact.ts';
import { HoldNotOpen } from './holds.ts';
import { type Posting, postMany } from './post.ts';

/** How one of several holds ends. */
export interface HoldSettlement {
  readonly reference: string;
  readonly customer: string;
  /** Where a captured amount goes and what else moves with it; null to release the hold. */
  readonly postings: readonly Posting[] | null;
}

const keyOf = ({ customer, reference }: { readonly customer: string; readonly reference: string }): string =>
  `${customer} ${reference}`;

/**
 * Captures or releases many holds of one kind as one set, with the same result as `capture` and `release` one after another.
 * Throws HoldNotOpen if one of them isn't open.
 */
export async function settleHolds(
  tx: Tx,
  { kind, settlements, at }: { kind: string; settlements: readonly HoldSettlement[]; at?: Date },
): Promise<void> {
  if (settlements.length === 0) return;
  const references = settlements.map(({ reference }) => reference);
  const customers = settlements.map(({ customer }) => customer);
  const statuses = settlements.map(({ postings }) => (postings ? 'captured' : 'released'));
  const { rows } = await sql<{ reference: string; customer: string; currency: string; amount: string }>`
    update ledger_holds h set status = s.status, closed_at = ${at ?? new Date()}
    from unnest(${customers}::text[], ${references}::text[], ${statuses}::text[]) as s (customer, reference, status)
    where h.customer_id = s.customer and h.kind = ${kind} and h.reference = s.reference and h.status = 'open'
    returning h.reference, h.customer_id as customer, h.currency, h.amount`.execute(tx);
  const closed = new Map(rows.map((row) => [keyOf(row), row]));
  const transfers = settlements.map(({ reference, customer, postings }) => {
    const held = closed.get(keyOf({ customer, reference }));
    if (!held) throw new HoldNotOpen({ kind, reference, customer });
    const { currency, amount } = held;
    const rest: readonly Posting[] = postings ?? [{ customer, bucket: 'available', currency, amount }];
    return {
      kind: postings ? kind : `${kind}-release`,
      reference,
      customer,
      at,
      postings: [{ customer, bucket: 'held' as const, currency, amount: negate(amount) }, ...rest],
    };
  });
  await postMany(tx, transfers);
}
