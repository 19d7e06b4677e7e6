import type { depositRecord } from '../wallet/deposit-record.ts';
import type { withdrawalRecord } from '../wallet/withdrawal-record.ts';

type DepositRecord = ReturnType<typeof depositRecord>;
type WithdrawalRecord = ReturnType<typeof withdrawalRecord>;

/** The fields that deposits and withdrawals have in common. */
const shared = (record: DepositRecord | WithdrawalRecord) => ({
  sn: record.sn,
  currency: record.currency,
  scale: record.scale,
  network: null,
  amount: record.amount,
  fee: record.fee,
  received: record.received,
  status: record.status,
  reason: record.reason,
  created_at: record.created_at,
  transaction_id: record.transaction_id,
});

export const depositByBank = (record: DepositRecord) => ({
  ...shared(record),
  kind: 'deposit' as const,
  timeline: record.timeline,
  card: null,
  voucher: record.voucher,
  cancellable: false,
});

export const withdrawalByBank = (record: WithdrawalRecord) => ({
  ...shared(record),
  kind: 'withdrawal' as const,
  timeline: record.timeline,
  card: record.card,
  voucher: null,
  cancellable: record.cancellable,
});
