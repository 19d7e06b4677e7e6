import { sql } from 'kysely';
import { type ActivityKind, loginKinds } from '#contract/security-devices';
import type { Db, Tx } from '../../db/transact.ts';
import type { Device } from '../../plugins/sessions/store.ts';

export const PAGE_SIZE = 20;

interface Failure {
  readonly kind: Extract<ActivityKind, `failed-${string}`>;
  readonly device: Device;
  readonly at: Date;
}

interface Activity {
  readonly customer: string;
  readonly kind: ActivityKind;
  /** Null for what no device did, but an operator or a mail server. */
  readonly device: Device | null;
  readonly at: Date;
  /** Only for `session-ended`. */
  readonly endedDevice?: string;
}

/** Records an activity in the transaction that causes it. */
export async function recordActivity(tx: Tx, { customer, kind, device, at, endedDevice }: Activity): Promise<void> {
  await tx
    .insertInto('account_activity')
    .values({
      customer_id: customer,
      kind,
      device: device?.name ?? null,
      address: device?.address ?? null,
      ended_device: endedDevice,
      created_at: at,
    })
    .execute();
}

/** Returns how many activities of a kind the customer had after a time. */
export async function countActivities(tx: Tx, customer: string, kind: ActivityKind, after: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('account_activity')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('customer_id', '=', customer)
    .where('kind', '=', kind)
    .where('created_at', '>', after)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Records a wrong password or code, or a refused passkey. For an unknown customer, runs the same statement without writing a
 * row, so that timing doesn't reveal who has an account. Commits asynchronously, since only a written row would wait for
 * the disk.
 */
export async function recordFailure(
  tx: Tx,
  customer: string | undefined,
  { kind, device, at }: Failure,
): Promise<void> {
  await sql`set local synchronous_commit = off`.execute(tx);
  await tx
    .insertInto('account_activity')
    .columns(['customer_id', 'kind', 'device', 'address', 'created_at'])
    .expression((db) =>
      db
        .selectFrom('customers')
        .select(({ val }) => [
          'id',
          val<ActivityKind>(kind).as('kind'),
          val<string | null>(device.name).as('device'),
          val<string | null>(device.address).as('address'),
          sql<Date>`${at}::timestamptz`.as('created_at'),
        ])
        .where('id', '=', customer ?? ''),
    )
    .execute();
}

/** Returns whether the customer registered or logged in with this device or from this address before. */
export async function hasLoggedInFrom(
  db: Db,
  customer: string,
  from: { readonly device: string } | { readonly address: string },
  before: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('account_activity')
    .select('id')
    .where('customer_id', '=', customer)
    .where('kind', 'in', ['registered', ...loginKinds])
    .where((eb) => eb.and(from))
    .where('created_at', '<', before)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns when an email last came back from the customer's current address. */
export async function lastBounce(db: Db, customer: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('account_activity')
    .select(['kind', 'created_at'])
    .where('customer_id', '=', customer)
    .where('kind', 'in', ['email-bounced', 'email-changed'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.kind === 'email-bounced' ? row.created_at : undefined;
}

/** Returns all activity, oldest first. */
export async function everyActivity(db: Db, customer: string) {
  return db
    .selectFrom('account_activity')
    .select(['id', 'kind', 'device', 'address', 'ended_device', 'created_at'])
    .where('customer_id', '=', customer)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Returns one page, newest first. */
export async function listActivity(db: Db, customer: string, page: number) {
  const own = db.selectFrom('account_activity').where('customer_id', '=', customer);
  const [rows, { total }] = await Promise.all([
    own
      .select(['id', 'kind', 'device', 'address', 'ended_device', 'created_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    own.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(total) };
}
