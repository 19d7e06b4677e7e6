import type { Db, Tx } from '../../db/transact.ts';

export interface Destination {
  readonly currency: string;
  readonly network: string;
  /** In its one spelling. */
  readonly address: string;
  /** Empty for none. */
  readonly memo: string;
}

export interface SavedAddress extends Destination {
  readonly id: bigint;
  readonly label: string;
  readonly createdAt: Date;
  readonly usableAt: Date;
}

export interface SavedOnly {
  readonly enabled: boolean;
  /** When it ends, as requested. */
  readonly endsAt: Date | null;
}

const fields = [
  'id',
  'currency',
  'network',
  'address',
  'memo',
  'label',
  'created_at as createdAt',
  'usable_at as usableAt',
] as const;

/** Returns the saved addresses by name. */
export async function savedAddresses(db: Db, customer: string): Promise<SavedAddress[]> {
  return db
    .selectFrom('saved_addresses')
    .select(fields)
    .where('customer_id', '=', customer)
    .orderBy('label')
    .orderBy('id')
    .execute();
}

/** Renames the address if it is saved already; that doesn't change when it is usable. */
export async function saveAddress(
  tx: Tx,
  customer: string,
  { currency, network, address, memo, label, createdAt, usableAt }: Omit<SavedAddress, 'id'>,
): Promise<SavedAddress> {
  return tx
    .insertInto('saved_addresses')
    .values({
      customer_id: customer,
      currency,
      network,
      address,
      memo,
      label,
      created_at: createdAt,
      usable_at: usableAt,
    })
    .onConflict((conflict) => conflict.constraint('saved_addresses_once').doUpdateSet({ label }))
    .returning(fields)
    .executeTakeFirstOrThrow();
}

/** Returns whether there was one. */
export async function deleteAddress(db: Db, customer: string, id: bigint): Promise<boolean> {
  const row = await db
    .deleteFrom('saved_addresses')
    .where('customer_id', '=', customer)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const savedOnlyAt = (row: { readonly enabled: boolean; readonly endsAt: Date | null }, now: Date): SavedOnly =>
  row.endsAt && row.endsAt <= now ? { enabled: false, endsAt: null } : row;

const policy = (db: Db, customer: string) =>
  db
    .selectFrom('customers')
    .select(['saved_addresses_only as enabled', 'saved_addresses_only_until as endsAt'])
    .where('id', '=', customer);

export async function savedOnly(db: Db, customer: string, now: Date): Promise<SavedOnly> {
  return savedOnlyAt(await policy(db, customer).executeTakeFirstOrThrow(), now);
}

/** The same, with the customer locked until the transaction ends. */
export async function lockSavedOnly(tx: Tx, customer: string, now: Date): Promise<SavedOnly> {
  return savedOnlyAt(await policy(tx, customer).forNoKeyUpdate().executeTakeFirstOrThrow(), now);
}

export async function saveSavedOnly(tx: Tx, customer: string, { enabled, endsAt }: SavedOnly): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ saved_addresses_only: enabled, saved_addresses_only_until: endsAt })
    .where('id', '=', customer)
    .execute();
}
