import type { BankRecord } from './bank-record.ts';

/** What a finished deposit or withdrawal was, in the order that its receipt hashes. */
const keys = [
  'sn',
  'kind',
  'currency',
  'amount',
  'fee',
  'received',
  'card',
  'created_at',
] as const satisfies readonly (keyof BankRecord)[];

/** Returns the part of a record that never changes once it is finished. */
export const canonicalRecord = (record: BankRecord) => keys.map((key) => [key, record[key] ?? ''] as const);
