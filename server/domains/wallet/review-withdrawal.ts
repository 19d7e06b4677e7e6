import { orderStatus } from '#contract/order-status';
import type { Tx } from '../../db/transact.ts';
import { capture, release } from '../../ledger/index.ts';
import { emitAfterCommit } from '../../plugins/live.ts';
import type { Services } from '../../services.ts';
import { notifyOutcome } from './announce-withdrawal.ts';
import { saveProgress, type Withdrawal } from './withdrawal-store.ts';

/** The kind of its hold and of its transfer. */
const kind = 'withdrawal';

/*
 * The steps of a withdrawal. The caller must hold its row lock, and have checked where it is; the database refuses a step
 * backward.
 */

const emitBalance = (tx: Tx, { live }: Services, { customer }: Withdrawal) =>
  emitAfterCommit(tx, live, customer, 'balance', {});

/** From then on, the customer can't cancel it. */
export async function reviewWithdrawal(tx: Tx, services: Services, withdrawal: Withdrawal, at: Date): Promise<void> {
  await saveProgress(tx, withdrawal.sn, { status: orderStatus.processing, reviewing_at: at });
  emitBalance(tx, services, withdrawal);
}

/** Books the money out: it has left on the network, or by bank, as `transactionId`. */
export async function sendWithdrawal(
  tx: Tx,
  services: Services,
  withdrawal: Withdrawal,
  { transactionId, at }: { readonly transactionId: string; readonly at: Date },
): Promise<void> {
  const { sn, customer, currency, fee, received } = withdrawal;
  await capture(tx, {
    kind,
    reference: sn,
    customer,
    postings: [
      { platform: 'external', currency, amount: received },
      { platform: 'fee', currency, amount: fee },
    ],
  });
  await saveProgress(tx, sn, { sent_at: at, transaction_id: transactionId });
  await notifyOutcome(tx, services, withdrawal, 'withdrawal-sent');
  emitBalance(tx, services, withdrawal);
}

/** Counts the network's confirmations, and completes the withdrawal once there are enough. */
export async function confirmOnNetwork(
  tx: Tx,
  services: Services,
  withdrawal: Withdrawal,
  { confirmations, needed, at }: { readonly confirmations: number; readonly needed: number; readonly at: Date },
): Promise<void> {
  const isDone = confirmations >= needed;
  await saveProgress(
    tx,
    withdrawal.sn,
    isDone ? { status: orderStatus.completed, decided_at: at, confirmations } : { confirmations },
  );
  emitBalance(tx, services, withdrawal);
}

/** Marks a withdrawal as written for a signer, or as shown to whoever pays it by bank. */
export const markExported = (tx: Tx, { sn }: Withdrawal, at: Date): Promise<void> =>
  saveProgress(tx, sn, { exported_at: at });

/** Completes a withdrawal by bank that was sent. */
export async function completeBankWithdrawal(
  tx: Tx,
  services: Services,
  withdrawal: Withdrawal,
  at: Date,
): Promise<void> {
  await saveProgress(tx, withdrawal.sn, { status: orderStatus.completed, decided_at: at });
  emitBalance(tx, services, withdrawal);
}

/** Ends a withdrawal that was not sent, with a reason in the customer's language. All of its money is available again. */
export async function returnWithdrawal(
  tx: Tx,
  services: Services,
  withdrawal: Withdrawal,
  { reason, at }: { readonly reason: string; readonly at: Date },
): Promise<void> {
  await release(tx, { kind, reference: withdrawal.sn, customer: withdrawal.customer });
  await saveProgress(tx, withdrawal.sn, { status: orderStatus.ended, decided_at: at, reason });
  await notifyOutcome(tx, services, withdrawal, 'withdrawal-returned', reason);
  emitBalance(tx, services, withdrawal);
}

/** Cancels a pending withdrawal at the customer's request. All of its money is available again. */
export async function cancelWithdrawal(tx: Tx, services: Services, withdrawal: Withdrawal, at: Date): Promise<void> {
  await release(tx, { kind, reference: withdrawal.sn, customer: withdrawal.customer });
  await saveProgress(tx, withdrawal.sn, { status: orderStatus.ended, decided_at: at, reason: null });
  emitBalance(tx, services, withdrawal);
}
