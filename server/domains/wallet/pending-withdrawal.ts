import { orderStatus } from '#contract/order-status';
import { secondsAfter } from '../../time.ts';
import type { Withdrawal } from './withdrawal-store.ts';

type Start = Pick<
  Withdrawal,
  'customer' | 'currency' | 'network' | 'address' | 'memo' | 'card' | 'amount' | 'fee' | 'received'
>;

/** Returns a withdrawal as it begins. */
export const pendingWithdrawal = (
  start: Start,
  { sn, at, minutes }: { readonly sn: string; readonly at: Date; readonly minutes: number },
): Withdrawal => ({
  ...start,
  sn,
  status: orderStatus.pending,
  reason: null,
  createdAt: at,
  expectedAt: secondsAfter(at, minutes * 60),
  reviewingAt: null,
  exportedAt: null,
  sentAt: null,
  transactionId: null,
  confirmations: 0,
  decidedAt: null,
});
