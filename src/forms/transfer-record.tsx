import { orderStatus } from '#contract/order-status';
import type { ResponseOf } from '#contract/index';

type Withdrawal = ResponseOf<'GET wallet/down-record'>['items'][number];
type BankRecord = ResponseOf<'GET bank/records'>['items'][number];

export type TransferState = 'pending' | 'reviewing' | 'sent' | 'completed' | 'returned' | 'canceled';

/**
 * Returns where a deposit or a withdrawal is. Its status alone doesn't tell being sent from review, nor returned from
 * canceled.
 */
export function stateOf({ status, timeline }: Pick<Withdrawal, 'status' | 'timeline'>): TransferState {
  const has = (name: string): boolean => timeline.some(({ step, at }) => step === name && at !== null);
  if (status === orderStatus.ended) return has('canceled') ? 'canceled' : 'returned';
  if (status === orderStatus.completed) return 'completed';
  if (status === orderStatus.pending) return 'pending';
  return has('sent') ? 'sent' : 'reviewing';
}

/** What a completed transfer was, in the order that its receipt hashes. */
const keys = [
  'sn',
  'created_at',
  'currency',
  'amount',
  'fee',
  'received',
  'network',
  'address',
  'memo',
  'card',
  'transaction_id',
] as const satisfies readonly (keyof Withdrawal)[];

/** Returns the part of a completed transfer that never changes, the same from each call: those by bank have no address. */
export const canonicalTransfer = (transfer: Withdrawal | BankRecord) => {
  const fields: Partial<Withdrawal> = transfer;
  return keys.map((key) => [key, fields[key] ?? ''] as const);
};
