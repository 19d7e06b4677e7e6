import type { ResponseOf } from '#contract/index';
import { stateOf } from '#forms/transfer-record';

export type BankRecord = ResponseOf<'GET bank/records'>['items'][number];

/** A state in the words of the texts and chips. Only those of a withdrawal tell being sent apart. */
const words = {
  pending: 'pending',
  reviewing: 'processing',
  sent: 'processing',
  completed: 'completed',
  returned: 'ended',
  canceled: 'canceled',
} as const;

export const statusWord = (record: Pick<BankRecord, 'status' | 'timeline'>) => words[stateOf(record)];

/** The status in the texts. */
export function statusKey(record: Pick<BankRecord, 'kind' | 'status' | 'timeline'>) {
  const { kind } = record;
  return kind === 'withdrawal' && stateOf(record) === 'sent'
    ? 'withdrawal.sent'
    : (`${kind}.${statusWord(record)}` as const);
}
