import type { ResponseOf } from '#contract/index';

type Withdrawal = ResponseOf<'GET wallet/down-record'>['items'][number];

/** What a completed withdrawal was, in the order that its receipt hashes. */
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

/** Returns the part of a completed withdrawal that never changes. */
export const canonicalWithdrawal = (withdrawal: Withdrawal) => keys.map((key) => [key, withdrawal[key] ?? ''] as const);
