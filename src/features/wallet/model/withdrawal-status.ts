import { orderStatus } from '#contract/fields';
import type { ResponseOf } from '#contract/index';

type Withdrawal = ResponseOf<'GET wallet/down-record'>['items'][number];

export type WithdrawalState = 'pending' | 'reviewing' | 'sent' | 'completed' | 'returned' | 'canceled';

/** Returns where a withdrawal is. Its status alone doesn't tell being sent from review, nor returned from canceled. */
export function stateOf({ status, timeline }: Pick<Withdrawal, 'status' | 'timeline'>): WithdrawalState {
  const has = (name: string): boolean => timeline.some(({ step, at }) => step === name && at !== null);
  if (status === orderStatus.ended) return has('canceled') ? 'canceled' : 'returned';
  if (status === orderStatus.completed) return 'completed';
  if (status === orderStatus.pending) return 'pending';
  return has('sent') ? 'sent' : 'reviewing';
}
