import { isLess, multiply } from '#contract/money';
import type { Tx } from '../../db/transact.ts';
import { codeOf, Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { Deposit } from '../wallet/deposit-store.ts';
import { findCardOfOpen } from '../bank/card-store.ts';
import { sealContext } from '../bank/rules.ts';
import { findNetwork } from '../wallet/network-store.ts';
import { requireArrival, requireTransactionId, type StatedArrival } from '../wallet/require-arrival.ts';
import { type Arrival, beginReview, confirmDeposit, creditDeposit, returnDeposit } from '../wallet/review-deposit.ts';
import {
  completeBankWithdrawal,
  confirmOnNetwork,
  markExported,
  returnWithdrawal,
  reviewWithdrawal,
  sendWithdrawal,
} from '../wallet/review-withdrawal.ts';
import type { Withdrawal } from '../wallet/withdrawal-store.ts';
import { requireApprovals } from './approve-withdrawal.ts';
import { type Decider, hashedReason, recordAction } from './audit-store.ts';
import { OperatorRefusal } from './operator-refusal.ts';
import { requireDepositStep, requireRise, requireWithdrawalStep } from './transfer-steps.ts';

/*
 * What an operator decides about deposits and withdrawals, and its entry in the audit log. The caller must hold the row lock.
 * A step that isn't the next one throws OperatorRefusal `not-next-step`.
 */

/** How often the network has confirmed a transaction, and how often it has to. */
interface Counted {
  readonly confirmations: number;
  readonly confirmations_needed: number;
}

export async function startDepositReview(
  tx: Tx,
  services: Services,
  deposit: Deposit,
  { operator, at }: Decider,
): Promise<Deposit> {
  requireDepositStep(deposit, 'review');
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
): Promise<Counted> {
  requireDepositStep(deposit, 'confirm');
  const { family, confirmations: needed } = await findNetwork(tx, deposit.currency, deposit.network ?? '');
  const transactionId = requireTransactionId(family, typed);
  const isFound = transactionId === deposit.transactionId;
  // Another transaction than the one found first is a correction, so its confirmations are counted from the start.
  if (isFound) requireRise(deposit.confirmations, confirmations);
  await confirmDeposit(tx, services, deposit, { transactionId, confirmations });
  const counted = { confirmations, confirmations_needed: needed };
  if (isFound) return counted;
  const details = { transaction_id: transactionId };
  await recordAction(tx, { operator, act: 'deposit-found', subject: `deposit/${deposit.sn}`, details, at });
  return counted;
}

/** Throws OperatorRefusal for more than twice what was announced: more often it is mistyped than sent. */
function requireLikely({ amount: announced, currency }: Deposit, { amount }: Arrival): void {
  if (!isLess(multiply(announced, '2'), amount)) return;
  throw new OperatorRefusal(
    'more-than-announced',
    `${amount} ${currency} is more than twice the ${announced} ${currency} that was announced. If that arrived, say so with --sure.`,
    { announced },
  );
}

/** Credits what arrived, also of a deposit that was returned before. */
export async function bookDeposit(
  tx: Tx,
  services: Services,
  deposit: Deposit,
  { operator, at }: Decider,
  { sure = false, ...stated }: StatedArrival & { readonly sure?: boolean },
): Promise<void> {
  requireDepositStep(deposit, 'credit');
  const arrival = await requireArrival(tx, services, deposit, stated);
  if (!sure) requireLikely(deposit, arrival);
  await creditDeposit(tx, services, deposit, { at }, arrival).catch((error: unknown) => {
    if (codeOf(error) !== 'FL005') throw error;
    throw new OperatorRefusal('account-closed', 'The customer closed the account after this deposit was returned.');
  });
  const { amount, transactionId, bankEntry } = arrival;
  const details = {
    amount,
    ...(transactionId === null ? {} : { transaction_id: transactionId }),
    ...(bankEntry ? { bank_entry: bankEntry } : {}),
  };
  await recordAction(tx, { operator, act: 'deposit-credited', subject: `deposit/${deposit.sn}`, details, at });
}

export async function refuseDeposit(
  tx: Tx,
  services: Services,
  deposit: Deposit,
  { operator, at }: Decider,
  reason: string,
): Promise<void> {
  requireDepositStep(deposit, 'return');
  await returnDeposit(tx, services, deposit, { at }, reason);
  const details = hashedReason(reason);
  await recordAction(tx, { operator, act: 'deposit-returned', subject: `deposit/${deposit.sn}`, details, at });
}

/** Returns the file name of the receipt that the customer uploaded. Throws Refusal `not-found` once it was erased. */
export async function viewReceipt(tx: Tx, { sn, voucher }: Deposit, { operator, at }: Decider): Promise<string> {
  if (voucher === null) throw new Refusal('not-found');
  const details = { what: 'receipt' };
  await recordAction(tx, { operator, act: 'deposit-seen', subject: `deposit/${sn}`, details, at });
  return voucher;
}

const withdrawalSubject = ({ sn }: Withdrawal): string => `withdrawal/${sn}`;

export async function startWithdrawalReview(
  tx: Tx,
  services: Services,
  withdrawal: Withdrawal,
  { operator, at }: Decider,
): Promise<void> {
  requireWithdrawalStep(withdrawal, 'review');
  await reviewWithdrawal(tx, services, withdrawal, at);
  await recordAction(tx, { operator, act: 'withdrawal-reviewed', subject: withdrawalSubject(withdrawal), at });
}

/** Throws OperatorRefusal `exported` if somebody got it to pay it, unless the operator is sure that it won't be paid. */
function requireUnexported({ exportedAt, network }: Withdrawal, sure: boolean): void {
  if (exportedAt === null || sure) return;
  const what = network === null ? 'Its card was shown' : 'It was written for a signer';
  throw new OperatorRefusal(
    'exported',
    `${what} at ${exportedAt.toISOString()}. If it surely wasn’t paid, and won’t be, say so with --sure.`,
    { exportedAt },
  );
}

/**
 * Marks a withdrawal that can be sent as written for a signer. Throws OperatorRefusal if it needs approvals that it doesn't have, or
 * was written before.
 */
export async function exportWithdrawal(
  tx: Tx,
  services: Services,
  withdrawal: Withdrawal,
  { operator, at }: Decider,
  sure: boolean,
): Promise<void> {
  requireWithdrawalStep(withdrawal, 'export');
  await requireApprovals(tx, services, withdrawal);
  requireUnexported(withdrawal, sure);
  await markExported(tx, withdrawal, at);
  await recordAction(tx, { operator, act: 'withdrawal-exported', subject: withdrawalSubject(withdrawal), at });
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
  requireWithdrawalStep(withdrawal, 'send');
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
): Promise<Counted> {
  requireWithdrawalStep(withdrawal, 'confirm');
  requireRise(withdrawal.confirmations, confirmations);
  const { confirmations: needed } = await findNetwork(tx, withdrawal.currency, withdrawal.network ?? '');
  await confirmOnNetwork(tx, services, withdrawal, { confirmations, needed, at });
  if (confirmations >= needed)
    await recordAction(tx, { operator, act: 'withdrawal-completed', subject: withdrawalSubject(withdrawal), at });
  return { confirmations, confirmations_needed: needed };
}

/**
 * Returns how much of an open withdrawal by bank is to go where, in full. Until it is sent, whoever sees that is the one who pays:
 * throws OperatorRefusal if it needs approvals that it doesn't have, or was shown before.
 */
export async function viewCard(
  tx: Tx,
  services: Services,
  withdrawal: Withdrawal,
  { operator, at }: Decider,
  sure: boolean,
) {
  requireWithdrawalStep(withdrawal, 'card');
  const { sn, currency, amount, fee, received, sentAt } = withdrawal;
  if (sentAt === null) {
    await requireApprovals(tx, services, withdrawal);
    requireUnexported(withdrawal, sure);
    await markExported(tx, withdrawal, at);
  }
  const card = await findCardOfOpen(tx, sn);
  if (!card) throw new Error(`${sn} has no card`);
  await recordAction(tx, { operator, act: 'card-viewed', subject: withdrawalSubject(withdrawal), at });
  const { customer, bankName, holder, areaCode, phone } = card;
  return {
    currency,
    amount,
    fee,
    received,
    number: services.cipher.open(card.number, sealContext(customer)),
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
  requireWithdrawalStep(withdrawal, 'complete');
  await completeBankWithdrawal(tx, services, withdrawal, at);
  await recordAction(tx, { operator, act: 'withdrawal-completed', subject: withdrawalSubject(withdrawal), at });
}

export async function refuseWithdrawal(
  tx: Tx,
  services: Services,
  withdrawal: Withdrawal,
  { operator, at }: Decider,
  { reason, sure }: { readonly reason: string; readonly sure: boolean },
): Promise<void> {
  requireWithdrawalStep(withdrawal, 'return');
  requireUnexported(withdrawal, sure);
  await returnWithdrawal(tx, services, withdrawal, { reason, at });
  const details = hashedReason(reason);
  await recordAction(tx, { operator, act: 'withdrawal-returned', subject: withdrawalSubject(withdrawal), details, at });
}
