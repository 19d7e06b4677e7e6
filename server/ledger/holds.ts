import { negate } from '#contract/money';
import type { Tx } from '../db/transact.ts';
import { type Posting, post, requirePositive } from './post.ts';

export interface HoldRequest {
  /** What it is held for, such as `flash`; with `reference` it can be held once only. Booked as transfer `<kind>-hold`. */
  readonly kind: string;
  readonly reference: string;
  readonly customer: string;
  readonly currency: string;
  readonly amount: string;
  /** For seeded history alone, see Transfer. */
  readonly at?: Date;
}

export interface HoldClosing {
  readonly kind: string;
  readonly reference: string;
  readonly at?: Date;
}

/** Thrown when a hold is closed already, or was never opened. */
export class HoldNotOpen extends Error {
  constructor({ kind, reference }: HoldClosing) {
    super(`there is no open hold ${kind} ${reference}`);
    this.name = 'HoldNotOpen';
  }
}

/** Moves an amount from available to held. Throws Refusal `insufficient-balance`. */
export async function hold(tx: Tx, request: HoldRequest): Promise<void> {
  const { kind, reference, customer, currency, amount, at } = request;
  requirePositive(amount);
  await post(tx, {
    kind: `${kind}-hold`,
    reference,
    customer,
    at,
    postings: [
      { customer, bucket: 'available', currency, amount: negate(amount) },
      { customer, bucket: 'held', currency, amount },
    ],
  });
  await tx
    .insertInto('ledger_holds')
    .values({ kind, reference, customer_id: customer, currency, amount, opened_at: at ?? new Date(), closed_at: null })
    .execute();
}

async function close(tx: Tx, closing: HoldClosing, status: 'released' | 'captured') {
  const held = await tx
    .updateTable('ledger_holds')
    .set({ status, closed_at: closing.at ?? new Date() })
    .where('kind', '=', closing.kind)
    .where('reference', '=', closing.reference)
    .where('status', '=', 'open')
    .returning(['customer_id', 'currency', 'amount'])
    .executeTakeFirst();
  if (!held) throw new HoldNotOpen(closing);
  return held;
}

/** Gives all of a hold back, as transfer `<kind>-release`. Throws HoldNotOpen. */
export async function release(tx: Tx, closing: HoldClosing): Promise<void> {
  const { customer_id: customer, currency, amount } = await close(tx, closing, 'released');
  await post(tx, {
    kind: `${closing.kind}-release`,
    reference: closing.reference,
    customer,
    at: closing.at,
    postings: [
      { customer, bucket: 'held', currency, amount: negate(amount) },
      { customer, bucket: 'available', currency, amount },
    ],
  });
}

/**
 * Uses a hold up, as transfer `<kind>`: all of it leaves held, and `postings` say where it goes (a part may go back to
 * available) and what else moves with it. Throws HoldNotOpen.
 */
export async function capture(
  tx: Tx,
  closing: HoldClosing & { readonly postings: readonly Posting[] },
): Promise<bigint> {
  const { customer_id: customer, currency, amount } = await close(tx, closing, 'captured');
  return post(tx, {
    kind: closing.kind,
    reference: closing.reference,
    customer,
    at: closing.at,
    postings: [{ customer, bucket: 'held', currency, amount: negate(amount) }, ...closing.postings],
  });
}
