import type { HoldReason } from '#contract/account';
import type { Tx } from '../../db/transact.ts';
import { secondsAfter } from '../../time.ts';

const HOLD_SECONDS = 24 * 3600;

/**
 * Holds the customer's withdrawals for 24 hours, in the transaction of the change that is the reason. A later end stays, so
 * no change shortens a hold.
 *
 * Removing a passkey is no reason: passwords and the authenticator app still protect the account as before.
 */
export async function holdWithdrawals(tx: Tx, customer: string, reason: HoldReason, at: Date): Promise<void> {
  const until = secondsAfter(at, HOLD_SECONDS);
  await tx
    .updateTable('customers')
    .set({ withdrawals_held_until: until, withdrawals_held_reason: reason })
    .where('id', '=', customer)
    .where(({ eb, or }) => or([eb('withdrawals_held_until', 'is', null), eb('withdrawals_held_until', '<=', until)]))
    .execute();
}
