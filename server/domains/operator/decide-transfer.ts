import { orderStatus } from '#contract/fields';
import type { Tx } from '../../db/transact.ts';
import { codeOf, Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { Deposit } from '../wallet/deposit-store.ts';
import { findCardOfOpen } from '../bank/card-store.ts';
import { sealContext } from '../bank/rules.ts';
import { findNetwork } from '../wallet/network-store.ts';
import { requireArrival, requireTransactionId, type StatedArrival } from '../wallet/require-arrival.ts';
import { beginReview, confirmDeposit, creditDeposit, returnDeposit } from '../wallet/review-deposit.ts';
import {
  completeBankWithdrawal,
  confirmOnNetwork,
  returnWithdrawal,
  reviewWithdrawal,
  sendWithdrawal,
} from '../wallet/review-withdrawal.ts';
import type { Withdrawal } from '../wallet/withdrawal-store.ts';
import { requireApprovals } from './approve-withdrawal.ts';
import { type Decider, hashedReason, recordAction } from './audit-store.ts';

/*
 * What an operator decides about deposits and withdrawals, and its entry in the audit log. The caller must hold the row lock.
 * A step that isn't the next one throws Refusal `not-found`.
 */

function requireStep(isNext: boolean): void {
  if (!isNext) throw new Refusal('not-found');
}

export async function startDepositReview(
  tx: Tx,
  services: Services,
  deposit: Deposit,
  { operator, at }: Decider,
): Promise<Deposit> {
  requireStep(deposit.status === orderStatus.pending);
  await recordAction(tx, { operator, act: 'deposit-reviewed', subject: `deposit/${deposit.sn}`, at });
  return beginReview(tx, services, deposit, { at });
}

/** Saves where a deposit was found on its network, and how often that is confirmed; only the first is in the log. */
export async function countDepositConfirmations(
  tx: Tx,
  services: Services,
  deposit: Deposit,
  { operator, at }: Decider,
  { transactionId: typed, confirmations }: { readonly transactionId: string; readonly confirmations: number },
): Promise<void> {
  const { sn, status, currency, network } = deposit;
  if (status !== orderStatus.processing || network === null) throw new Refusal('not-found');
  const transactionId = requireTransactionId((await findNetwork(tx, currency, network)).family, typed);
  const isFound = transactionId === deposit.transactionId;
  // Another transaction than the one found first is a correction, so its confirmations are counted from the start.
  requireStep(!isFound || confirmations >= deposit.confirmations);
  await confirmDeposit(tx, services, deposit, { transactionId, confirmations });
  if (isFound) return;
  const details = { transaction_id: transactionId };
  await recordAction(tx, { operator, act: 'deposit-found', subject: `deposit/${sn}`, details, at });
}

/** Credits what arrived, also of a deposit that was returned before. */
export async function bookDeposit(
  tx: Tx,
  services: Services,
  deposit: Deposit,
  { operator, at }: Decider,
  stated: StatedArrival,
): Promise<void> {
  requireStep(deposit.status !== orderStatus.completed);
  const arrival = await requireArrival(tx, deposit, stated);
  await creditDeposit(tx, services, deposit, { at }, arrival).catch((error: unknown) => {
    // Its account was closed after it was returned.
    throw codeOf(error) === 'FL005' ? new Refusal('not-found') : error;
  });
  const { amount, transactionId } = arrival;
  const details = { amount, ...(transactionId === null ? {} : { transaction_id: transactionId }) };
  await recordAction(tx, { operator, act: 'deposit-credited', subject: `deposit/${deposit.sn}`, details, at });
}

export async function refuseDeposit(
  tx: Tx,
  services: Services,
  deposit: Deposit,
  { operator, at }: Decider,
  reason: string,
): Promise<void> {
  requireStep(deposit.status === orderStatus.pending || deposit.status === orderStatus.processing);
  await returnDeposit(tx, services, deposit, { at }, reason);
  const details = hashedReason(reason);
  await recordAction(tx, { operator, act: 'deposit-returned', subject: `deposit/${deposit.sn}`, details, at });
}

const withdrawalSubject = ({ sn }: Withdrawal): string => `withdrawal/${sn}`;

const isSendable = ({ status, sentAt }: Withdrawal): boolean => status === orderStatus.processing && sentAt === null;
const isSent = ({ status, sentAt }: Withdrawal): boolean => status === orderStatus.processing && sentAt !== null;

export async function startWithdrawalReview(
  tx: Tx,
  services: Services,
  withdrawal: Withdrawal,
  { operator, at }: Decider,
): Promise<void> {
  requireStep(withdrawal.status === orderStatus.pending);
  await reviewWithdrawal(tx, services, withdrawal, at);
  await recordAction(tx, { operator, act: 'withdrawal-reviewed', subject: withdrawalSubject(withdrawal), at });
}

/**
 * Throws OperatorRefusal if it needs approvals that it doesn't have, InvalidFields for a transaction that isn't one of the network,
 * or that another withdrawal has. `typed` is the bank's reference if it goes by bank.
 */
export async function bookSent(
  tx: Tx,
  services: Services,
  withdrawal: Withdrawal,
  { operator, at }: Decider,
  typed: string,
): Promise<void> {
  requireStep(isSendable(withdrawal));
  await requireApprovals(tx, services, withdrawal);
  const { currency, network } = withdrawal;
  const transactionId =
    network === null ? typed : requireTransactionId((await findNetwork(tx, currency, network)).family, typed);
  await sendWithdrawal(tx, services, withdrawal, { transactionId, at });
  const details = { transaction_id: transactionId };
  await recordAction(tx, { operator, act: 'withdrawal-sent', subject: withdrawalSubject(withdrawal), details, at });
}

/** Completes a withdrawal once there are enough confirmations, and only that is in the log. */
export async function countConfirmations(
  tx: Tx,
  services: Services,
  withdrawal: Withdrawal,
  { operator, at }: Decider,
  confirmations: number,
): Promise<void> {
  const { currency, network } = withdrawal;
  if (network === null) throw new Refusal('not-found');
  requireStep(isSent(withdrawal) && confirmations >= withdrawal.confirmations);
  const { confirmations: needed } = await findNetwork(tx, currency, network);
  await confirmOnNetwork(tx, services, withdrawal, { confirmations, needed, at });
  if (confirmations < needed) return;
  await recordAction(tx, { operator, act: 'withdrawal-completed', subject: withdrawalSubject(withdrawal), at });
}

/** Returns where the money of an open withdrawal by bank is to go, in full. Throws Refusal `not-found`. */
export async function viewCard(tx: Tx, { cipher }: Services, sn: string, { operator, at }: Decider) {
  const card = await findCardOfOpen(tx, sn);
  if (!card) throw new Refusal('not-found');
  await recordAction(tx, { operator, act: 'card-viewed', subject: `withdrawal/${sn}`, at });
  const { customer, bankName, holder, areaCode, phone } = card;
  return {
    number: cipher.open(card.number, sealContext(customer)),
    bank_name: bankName,
    holder,
    area_code: areaCode,
    phone,
  };
}

/** No network confirms a withdrawal by bank, so the operator says when the bank has made the transfer. */
export async function completeTransfer(
  tx: Tx,
  services: Services,
  withdrawal: Withdrawal,
  { operator, at }: Decider,
): Promise<void> {
  requireStep(withdrawal.network === null && isSent(withdrawal));
  await completeBankWithdrawal(tx, services, withdrawal, at);
  await recordAction(tx, { operator, act: 'withdrawal-completed', subject: withdrawalSubject(withdrawal), at });
}

export async function refuseWithdrawal(
  tx: Tx,
  services: Services,
  withdrawal: Withdrawal,
  { operator, at }: Decider,
  reason: string,
): Promise<void> {
  requireStep(withdrawal.status === orderStatus.pending || isSendable(withdrawal));
  await returnWithdrawal(tx, services, withdrawal, { reason, at });
  const details = hashedReason(reason);
  await recordAction(tx, { operator, act: 'withdrawal-returned', subject: withdrawalSubject(withdrawal), details, at });
}
