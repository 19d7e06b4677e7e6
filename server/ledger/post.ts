import { sql } from 'kysely';
import { decimal, isPositive, isZero, sum, units } from '#contract/money';
import type { Tx } from '../db/transact.ts';
import { codeOf, Refusal } from '../errors.ts';
import type { CustomerBucket, PlatformBucket } from './tables.ts';

/** One line of a transfer. `amount` is added to the account; a negative one is taken from it. */
export type Posting = { readonly currency: string; readonly amount: string } & (
  { readonly customer: string; readonly bucket: CustomerBucket } | { readonly platform: PlatformBucket }
);

export interface Transfer {
  /** Lowercase with hyphens, such as `deposit`; unique for a customer together with `reference`. */
  readonly kind: string;
  /** The number of the order or record behind it. */
  readonly reference: string;
  /** Whose it is: all postings are on accounts of this customer and of the platform. Missing for one of the platform alone. */
  readonly customer?: string;
  /** Must sum to zero per currency, with one line per account. Lines of zero are dropped. */
  readonly postings: readonly Posting[];
  /** Only for seeding history: when it happened. Must not precede the last posting of the same accounts. */
  readonly at?: Date;
}

function requireBalanced(postings: readonly Posting[]): void {
  for (const currency of new Set(postings.map((posting) => posting.currency))) {
    const total = sum(postings.filter((posting) => posting.currency === currency).map((posting) => posting.amount));
    if (!isZero(total)) throw new Error(`the postings sum to ${total} ${currency}, not to zero`);
  }
}

function linesOf(all: readonly Posting[]): object[] {
  const postings = all.filter((posting) => !isZero(posting.amount));
  if (postings.length < 2) throw new Error('a transfer needs at least two postings');
  requireBalanced(postings);
  return postings.map((posting) => ({
    owner: 'platform' in posting ? 'platform' : posting.customer,
    bucket: 'platform' in posting ? posting.platform : posting.bucket,
    currency: posting.currency,
    // Throw for digits that the column would silently round off.
    amount: decimal(units(posting.amount)),
  }));
}

/** Converts postings to the argument of `ledger_post`. Throws unless they sum to zero. */
export const postingLines = (all: readonly Posting[]): string => JSON.stringify(linesOf(all));

function throwInsufficient(error: unknown): never {
  if (codeOf(error) === 'FL001') {
    const currency = error instanceof Error && 'detail' in error ? String(error.detail) : '';
    throw new Refusal('insufficient-balance', { currency });
  }
  throw error;
}

/**
 * Books a transfer and returns its id. Throws Refusal `insufficient-balance` if a customer's account would go below zero.
 * Throws if the postings don't sum to zero or are on another customer's account, or the customer has a transfer with this kind and
 * reference.
 */
export async function post(tx: Tx, transfer: Transfer): Promise<bigint> {
  const lines = postingLines(transfer.postings);
  const { rows } = await sql<{ id: bigint }>`select ledger_post(
    ${transfer.kind}, ${transfer.reference}, ${transfer.customer ?? null}, ${transfer.at ?? null}, ${lines}) as id`
    .execute(tx)
    .catch(throwInsufficient);
  const [row] = rows;
  if (!row) throw new Error('ledger_post returned nothing');
  return row.id;
}

/** Books many transfers as one set, as if by `post` one after another: all of them, or none if one throws. */
export async function postMany(tx: Tx, transfers: readonly Transfer[]): Promise<void> {
  const lines = JSON.stringify(
    transfers.map(({ kind, reference, customer, at, postings }) => ({
      kind,
      reference,
      customer,
      at,
      postings: linesOf(postings),
    })),
  );
  await sql`select ledger_post_many(${lines})`.execute(tx).catch(throwInsufficient);
}

/** Throws RangeError unless the amount is above zero. */
export function requirePositive(amount: string): void {
  if (!isPositive(amount)) throw new RangeError(`the amount must be above zero, not ${amount}`);
}
