import type { ExchangeRecord } from './stage.ts';

/** What an order agreed, in the order that its receipt hashes. Status, refund and bonus come later, so they're left out. */
const keys = [
  'sn',
  'created_at',
  'currency',
  'amount',
  'target',
  'target_amount',
  'rate',
  'mid_rate',
  'profit',
  'country',
] as const satisfies readonly (keyof ExchangeRecord)[];

/** Returns the part of an order that never changes, as the server stores it. */
export const canonicalRecord = (record: ExchangeRecord) => [
  ...keys.map((key) => [key, record[key]] as const),
  ['counter', record.counter.id] as const,
];
