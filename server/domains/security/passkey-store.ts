import { randomBytes } from 'node:crypto';
import { type Db, type Tx, violatedConstraint } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';

/** What verifying a signature needs. */
export interface StoredPasskey {
  readonly id: string;
  readonly customer: string;
  readonly credential: string;
  readonly publicKey: Buffer;
  readonly counter: number;
}

export interface NewPasskey {
  readonly customer: string;
  readonly name: string;
  readonly rpId: string;
  readonly credential: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly synced: boolean;
}

/** Returns the id. Throws Refusal `passkey-refused` if any customer has a passkey with this credential id. */
export async function insertPasskey(tx: Tx, passkey: NewPasskey, at: Date): Promise<string> {
  const id = randomBytes(12).toString('hex');
  try {
    await tx
      .insertInto('passkeys')
      .values({
        id,
        customer_id: passkey.customer,
        rp_id: passkey.rpId,
        credential_id: passkey.credential,
        public_key: Buffer.from(passkey.publicKey),
        counter: BigInt(passkey.counter),
        transports: [...passkey.transports],
        synced: passkey.synced,
        name: passkey.name,
        created_at: at,
      })
      .execute();
  } catch (error) {
    if (violatedConstraint(error) === 'passkeys_credential') throw new Refusal('passkey-refused');
    throw error;
  }
  return id;
}

/** Returns the customer's passkeys, oldest first. */
export async function listPasskeys(db: Db, customer: string) {
  return db
    .selectFrom('passkeys')
    .select([
      'id',
      'name',
      'rp_id as rpId',
      'credential_id as credential',
      'transports',
      'synced',
      'created_at',
      'used_at',
    ])
    .where('customer_id', '=', customer)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Finds a passkey by its credential id and the site it was created for. */
export async function findPasskey(db: Db, rpId: string, credential: string): Promise<StoredPasskey | undefined> {
  const row = await db
    .selectFrom('passkeys')
    .select(['id', 'customer_id as customer', 'credential_id as credential', 'public_key as publicKey', 'counter'])
    .where('rp_id', '=', rpId)
    .where('credential_id', '=', credential)
    .executeTakeFirst();
  return row && { ...row, counter: Number(row.counter) };
}

/** Saves the new counter, and whether the passkey is synced, which can change. */
export async function markUsed(
  tx: Tx,
  id: string,
  { counter, synced }: { counter: number; synced: boolean },
  at: Date,
): Promise<void> {
  await tx
    .updateTable('passkeys')
    .set({ counter: BigInt(counter), synced, used_at: at })
    .where('id', '=', id)
    .execute();
}

/** Returns the previous name; undefined if the customer has no such passkey. */
export async function savePasskeyName(tx: Tx, customer: string, id: string, name: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('passkeys')
    .select('name')
    .where('customer_id', '=', customer)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row) await tx.updateTable('passkeys').set({ name }).where('id', '=', id).execute();
  return row?.name;
}

/** Returns the name; undefined if the customer has no such passkey. */
export async function deletePasskey(tx: Tx, customer: string, id: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('passkeys')
    .where('customer_id', '=', customer)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}
