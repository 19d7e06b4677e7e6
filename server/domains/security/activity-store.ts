import { sql } from 'kysely';
import type { ActivityKind } from '#contract/security-devices';
import type { Db, Tx } from '../../db/transact.ts';
import type { Device } from '../../plugins/sessions/store.ts';

export const PAGE_SIZE = 20;

interface Activity {
  readonly customer: string;
  readonly kind: ActivityKind;
  /** Who did it. */
  readonly device: Device;
  readonly at: Date;
  /** With `session-ended`. */
  readonly endedDevice?: string;
}

/** Writes what was done, in the transaction of its doing. */
export async function recordActivity(tx: Tx, { customer, kind, device, at, endedDevice }: Activity): Promise<void> {
  await tx
    .insertInto('account_activity')
    .values({
      customer_id: customer,
      kind,
      device: device.name,
      address: device.address,
      ended_device: endedDevice,
      created_at: at,
    })
    .execute();
}

/**
 * Writes a login with a wrong password; for an unknown customer it does the same and writes nothing, so that time tells
 * nothing. It does not wait for the disk either, which only a row that was written would.
 */
export async function recordFailedLogin(tx: Tx, customer: string | undefined, device: Device, at: Date): Promise<void> {
  await sql`set local synchronous_commit = off`.execute(tx);
  await tx
    .insertInto('account_activity')
    .columns(['customer_id', 'kind', 'device', 'address', 'created_at'])
    .expression((db) =>
      db
        .selectFrom('customers')
        .select(({ val }) => [
          'id',
          val<ActivityKind>('failed-login').as('kind'),
          val(device.name).as('device'),
          val(device.address).as('address'),
          sql<Date>`${at}::timestamptz`.as('created_at'),
        ])
        .where('id', '=', customer ?? ''),
    )
    .execute();
}

/** All of it, oldest first. */
export async function everyActivity(db: Db, customer: string) {
  return db
    .selectFrom('account_activity')
    .select(['id', 'kind', 'device', 'address', 'ended_device', 'created_at'])
    .where('customer_id', '=', customer)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** One page, newest first. */
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
