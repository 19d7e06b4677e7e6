import type { RemovalProof } from '#contract/account';
import type { Db, Tx } from '../../db/transact.ts';
import type { Device } from '../../plugins/sessions/store.ts';
import { lockPasswordHash } from './store.ts';

/** The removal of a lost authenticator app that was neither carried out nor ended otherwise. */
export interface OpenRemoval {
  readonly id: bigint;
  readonly customer: string;
  readonly state: 'requested' | 'waiting';
  readonly proof: RemovalProof;
  readonly requestedAt: Date;
  /** Null before the approval. */
  readonly dueAt: Date | null;
  readonly device: string;
  readonly address: string;
}

/** How a removal ends. `obsolete`: the customer turned the app off. */
type End =
  | { readonly state: 'removed' | 'stopped' | 'obsolete' }
  | { readonly state: 'refused'; readonly reason: string; readonly decided_at: Date };

const openRemovals = (db: Db) =>
  db
    .selectFrom('authenticator_removals')
    .select([
      'id',
      'customer_id as customer',
      'proof',
      'device',
      'address',
      'requested_at as requestedAt',
      'due_at as dueAt',
    ])
    .select((eb) => eb.ref('state').$castTo<OpenRemoval['state']>().as('state'))
    .where('ended_at', 'is', null);

export async function findOpenRemoval(db: Db, customer: string): Promise<OpenRemoval | undefined> {
  return openRemovals(db).where('customer_id', '=', customer).executeTakeFirst();
}

interface NewRemoval {
  readonly text: string;
  readonly proof: RemovalProof;
  readonly device: Device;
  readonly at: Date;
}

/** The caller must hold the lock of `lockPasswordHash`. */
export async function insertRemoval(
  tx: Tx,
  customer: string,
  { text, proof, device, at }: NewRemoval,
): Promise<OpenRemoval> {
  const { id } = await tx
    .insertInto('authenticator_removals')
    .values({ customer_id: customer, text, proof, device: device.name, address: device.address, requested_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    id,
    customer,
    state: 'requested',
    proof,
    requestedAt: at,
    dueAt: null,
    device: device.name,
    address: device.address,
  };
}

/** Locks the customer and returns the removal if it is still open. Everything that moves one on begins with this. */
export async function lockRemoval(tx: Tx, id: bigint): Promise<OpenRemoval | undefined> {
  const found = await openRemovals(tx).where('id', '=', id).executeTakeFirst();
  if (!found) return undefined;
  await lockPasswordHash(tx, found.customer);
  return openRemovals(tx).where('id', '=', id).executeTakeFirst();
}

/** Starts the wait of an approved removal. The caller must hold the lock of `lockRemoval`. */
export async function startWaiting(tx: Tx, id: bigint, at: Date, dueAt: Date): Promise<void> {
  await tx
    .updateTable('authenticator_removals')
    .set({ state: 'waiting', decided_at: at, due_at: dueAt })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Ends the open removal of a customer, if any, and returns its id. The caller must hold the lock of `lockPasswordHash`. */
export async function endRemoval(tx: Tx, customer: string, end: End, at: Date): Promise<bigint | undefined> {
  const row = await tx
    .updateTable('authenticator_removals')
    .set({ ...end, ended_at: at })
    .where('customer_id', '=', customer)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Returns when the customer's last `count` removals were requested, newest first. */
export async function lastRequests(db: Db, customer: string, count: number): Promise<Date[]> {
  const rows = await db
    .selectFrom('authenticator_removals')
    .select('requested_at')
    .where('customer_id', '=', customer)
    .orderBy('requested_at', 'desc')
    .limit(count)
    .execute();
  return rows.map((row) => row.requested_at);
}

/** Returns the ids of removals whose waiting time is over, longest overdue first. */
export async function removalsDue(db: Db, now: Date): Promise<bigint[]> {
  const rows = await db
    .selectFrom('authenticator_removals')
    .select('id')
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the requests to review, or the approved ones, oldest first. */
export async function removalsIn(db: Db, state: OpenRemoval['state']): Promise<OpenRemoval[]> {
  return openRemovals(db).where('state', '=', state).orderBy('requested_at').orderBy('id').execute();
}

const COLUMNS = [
  'id',
  'state',
  'proof',
  'text',
  'device',
  'address',
  'requested_at',
  'decided_at',
  'due_at',
  'ended_at',
  'reason',
] as const;

/** Finds a removal of any customer, for its reviewer. */
export async function findRemoval(db: Db, id: bigint) {
  return db
    .selectFrom('authenticator_removals')
    .select([...COLUMNS, 'customer_id as customer'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns what the reviewer can compare a request with: the last verification, and when the account was last used. */
export async function factsToCompare(db: Db, customer: string) {
  return db
    .selectFrom('customers')
    .select(['real_status as status'])
    .select(({ selectFrom }) => [
      selectFrom('verifications')
        .select(({ fn }) => fn.max('id').as('id'))
        .whereRef('customer_id', '=', 'customers.id')
        .as('verification'),
      selectFrom('sessions')
        .select(({ fn }) => fn.max('seen_at').as('at'))
        .whereRef('customer_id', '=', 'customers.id')
        .as('lastSeenAt'),
    ])
    .where('id', '=', customer)
    .executeTakeFirstOrThrow();
}

/** Returns all of a customer's, oldest first. */
export async function everyRemoval(db: Db, customer: string) {
  return db
    .selectFrom('authenticator_removals')
    .select(COLUMNS)
    .where('customer_id', '=', customer)
    .orderBy('id')
    .execute();
}
