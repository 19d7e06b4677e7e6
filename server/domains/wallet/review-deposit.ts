import { orderStatus } from '#contract/order-status';
import { compare, negate, subtract } from '#contract/money';
import type { Tx } from '../../db/transact.ts';
import { moneyText } from '../../money-text.ts';
import { post } from '../../ledger/index.ts';
import { emitAfterCommit } from '../../plugins/live.ts';
import type { NoticeKind } from '../../plugins/texts.ts';
import type { Services } from '../../services.ts';
import { languageOfCustomer } from '../account/store.ts';
import { publishNotice } from '../notices/publish.ts';
import { type Deposit, saveProgress } from './deposit-store.ts';
import { recordPath } from './record-path.ts';

export interface Decision {
  readonly at: Date;
  /** Only for seeding history: sends no live event, and dates the notice back. */
  readonly past?: { readonly read: boolean };
}

async function notifyCustomer(
  tx: Tx,
  services: Services,
  deposit: Deposit,
  kind: NoticeKind,
  { at, past }: Decision,
  reason = '',
): Promise<void> {
  const { customer, currency, amount: announced, received, sn } = deposit;
  const language = await languageOfCustomer(tx, customer);
  await publishNotice(tx, services, {
    customer,
    language,
    kind,
    values: {
      amount: moneyText(language, received, currency),
      announced: moneyText(language, announced, currency),
      currency,
      number: sn,
      record: recordPath(deposit, 'up'),
      reason,
    },
    at: past && at,
    read: past?.read,
  });
}

/** Moves a deposit from pending to processing. The caller must hold its row lock. */
export async function beginReview(
  tx: Tx,
  services: Services,
  deposit: Deposit,
  { at, past }: Decision,
): Promise<Deposit> {
  await saveProgress(tx, deposit.sn, { status: orderStatus.processing, reviewing_at: at });
  if (!past) emitAfterCommit(tx, services.live, deposit.customer, 'balance', {});
  return { ...deposit, status: orderStatus.processing, reviewingAt: at };
}

/** Saves what was found on the network. The caller must hold its row lock. Throws InvalidFields for another's transaction. */
export async function confirmDeposit(
  tx: Tx,
  services: Services,
  { sn, customer }: Deposit,
  { transactionId, confirmations }: { readonly transactionId: string; readonly confirmations: number },
): Promise<void> {
  await saveProgress(tx, sn, { transaction_id: transactionId, confirmations });
  emitAfterCommit(tx, services.live, customer, 'balance', {});
}

export interface Arrival {
  /** Before the fee. */
  readonly amount: string;
  /** Null for a deposit by bank. */
  readonly transactionId: string | null;
  readonly confirmations: number;
  /** On the bank's statement; null or absent without one. */
  readonly bankEntry?: string | null;
}

/**
 * Completes a deposit: books what arrived and notifies the customer. The caller must hold its row lock. Throws InvalidFields
 * for another's transaction.
 */
export async function creditDeposit(
  tx: Tx,
  services: Services,
  deposit: Deposit,
  decision: Decision,
  { amount, transactionId, confirmations, bankEntry }: Arrival,
): Promise<void> {
  const { sn, customer, currency, fee } = deposit;
  const { at, past } = decision;
  const received = subtract(amount, fee);
  await post(tx, {
    kind: 'deposit',
    reference: sn,
    customer,
    at: past && at,
    postings: [
      { platform: 'external', currency, amount: negate(amount) },
      { platform: 'fee', currency, amount: fee },
      { customer, bucket: 'available', currency, amount: received },
    ],
  });
  await saveProgress(tx, sn, {
    status: orderStatus.completed,
    decided_at: at,
    arrived: amount,
    reason: null,
    returned_at: deposit.status === orderStatus.ended ? deposit.decidedAt : null,
    bank_entry: bankEntry ?? null,
    ...(transactionId === null ? {} : { transaction_id: transactionId, confirmations }),
  });
  const kind = compare(amount, deposit.amount) === 0 ? 'deposit-credited' : 'deposit-credited-as-arrived';
  await notifyCustomer(tx, services, { ...deposit, received }, kind, decision);
  if (!past) emitAfterCommit(tx, services.live, customer, 'balance', {});
}

/** Ends a deposit without booking it, with a reason in the customer's language. The caller must hold its row lock. */
export async function returnDeposit(
  tx: Tx,
  services: Services,
  deposit: Deposit,
  decision: Decision,
  reason: string,
): Promise<void> {
  const { at, past } = decision;
  await saveProgress(tx, deposit.sn, { status: orderStatus.ended, decided_at: at, reason });
  await notifyCustomer(tx, services, deposit, 'deposit-not-credited', decision, reason);
  if (!past) emitAfterCommit(tx, services.live, deposit.customer, 'balance', {});
}
