import { orderStatus } from '#contract/fields';
import type { ResponseOf } from '#contract/index';

export type BankRecord = ResponseOf<'GET bank/records'>['items'][number];

type StatusWord = 'pending' | 'processing' | 'completed' | 'ended' | 'canceled';

/** Returns the status in the words of the screens: an ended one was canceled, or refused. */
export function statusWord({ status, timeline }: Pick<BankRecord, 'status' | 'timeline'>): StatusWord {
  if (status === orderStatus.pending) return 'pending';
  if (status === orderStatus.processing) return 'processing';
  if (status === orderStatus.completed) return 'completed';
  return timeline.some(({ step }) => step === 'canceled') ? 'canceled' : 'ended';
}
