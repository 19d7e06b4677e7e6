import { negate } from '#contract/money';
import type { Tx } from '../db/transact.ts';
import { type Posting, post, requirePositive } from './post.ts';

export interface HoldRequest {
  /** Purpose, such as `flash-exchange`; unique for a customer together with `reference`. Booked as the transfer `<kind>-hold`. */
  readonly kind: string;
  readonly reference: string;
  readonly customer: string;
  readonly currency: string;
  readonly amount: string;
  /** Only for seeding history; see Transfer. */
  readonly at?: Date;
}

export interface HoldClosing {
  readonly kind: string;
  readonly reference: string;
  readonly customer: string;
  readonly at?: Date;
}

/** The hold was never opened or is already closed. */
export class HoldNotOpen extends Error {
  constructor({ kind, reference }: HoldClosing) {
    super(`no open hold ${kind} ${reference}`);
    this.name = 'HoldNotOpen';
  }
}

/** Returns the postings that move an amount from available to held. */
export const holdPostings = ({
  customer,
  currency,
  amount,
}: Pick<HoldRequest, 'customer' | 'currency' | 'amount'>): Posting[] => [
  { customer, bucket: 'available', currency, amount: negate(amount) },
  { customer, bucket: 'held', currency, amount },
];

/** Moves an amount from available to held. Throws Refusal `insufficient-balance`. */
export async function hold(tx: Tx, request: HoldRequest): Promise<void> {
  const { kind, reference, customer, currency, amount, at } = request;
  requirePositive(amount);
  await post(tx, {
    kind: `${kind}-hold`,
    reference,
    customer,
    at,
    postings: holdPostings(request),
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
    .where('customer_id', '=', closing.customer)
    .where('kind', '=', closing.kind)
    .where('reference', '=', closing.reference)
    .where('status', '=', 'open')
    .returning(['currency', 'amount'])
    .executeTakeFirst();
  if (!held) throw new HoldNotOpen(closing);
  return held;
}

/** Returns a hold to available, as the transfer `<kind>-release`. Throws HoldNotOpen. */
export async function release(tx: Tx, closing: HoldClosing): Promise<void> {
  const { customer } = closing;
  const { currency, amount } = await close(tx, closing, 'released');
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
 * Captures a hold, as the transfer `<kind>`: the whole amount leaves held, and `postings` say where it goes (part may return
 * to available) and what else moves with it. Throws HoldNotOpen.
 */
export async function capture(
  tx: Tx,
  closing: HoldClosing & { readonly postings: readonly Posting[] },
): Promise<bigint> {
  const { customer } = closing;
  const { currency, amount } = await close(tx, closing, 'captured');
  return post(tx, {
    kind: closing.kind,
    reference: closing.reference,
    customer,
    at: closing.at,
    postings: [{ customer, bucket: 'held', currency, amount: negate(amount) }, ...closing.postings],
  });
}
