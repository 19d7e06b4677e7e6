import type { Tx } from '../../db/transact.ts';

type RealStatus = 0 | 1 | 2 | 3;

export interface Profile {
  /** File name of the customer's upload; null for the generated avatar. */
  readonly avatar: string | null;
  readonly realStatus: RealStatus;
}

/** Locks the customer's row until the transaction ends. */
export async function lockProfile(tx: Tx, id: string): Promise<Profile> {
  return tx
    .selectFrom('customers')
    .select(['avatar', 'real_status as realStatus'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function saveAvatar(tx: Tx, id: string, avatar: string | null): Promise<void> {
  await tx.updateTable('customers').set({ avatar }).where('id', '=', id).execute();
}

/** `reason` says why the verification was returned, in the customer's language. */
export async function saveRealStatus(
  tx: Tx,
  id: string,
  status: RealStatus,
  reason: string | null = null,
): Promise<void> {
  await tx.updateTable('customers').set({ real_status: status, real_reason: reason }).where('id', '=', id).execute();
}
