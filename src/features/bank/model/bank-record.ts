import { orderStatus } from '#contract/fields';
import type { ResponseOf } from '#contract/index';

export type BankRecord = ResponseOf<'GET bank/records'>['items'][number];

type StatusWord = 'pending' | 'processing' | 'completed' | 'ended' | 'canceled';

/** A status in the texts. A withdrawal is reviewed before it's sent, which its status alone doesn't tell. */
type StatusKey = `deposit.${StatusWord}` | `withdrawal.${StatusWord | 'sent'}`;

/** Returns the status in the words of the screens: an ended one was canceled, or refused. */
export function statusWord({ status, timeline }: Pick<BankRecord, 'status' | 'timeline'>): StatusWord {
  if (status === orderStatus.pending) return 'pending';
  if (status === orderStatus.processing) return 'processing';
  if (status === orderStatus.completed) return 'completed';
  return timeline.some(({ step }) => step === 'canceled') ? 'canceled' : 'ended';
}

export function statusKey(record: Pick<BankRecord, 'kind' | 'status' | 'timeline'>): StatusKey {
  const { kind, status, timeline } = record;
  const isSent = status === orderStatus.processing && timeline.some(({ step, at }) => step === 'sent' && at !== null);
  return kind === 'withdrawal' && isSent ? 'withdrawal.sent' : `${kind}.${statusWord(record)}`;
}
