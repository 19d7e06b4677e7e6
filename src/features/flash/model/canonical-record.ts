import type { FlashRecord } from './quote-state.ts';

/** What a conversion agreed, in the order that its receipt hashes. Status and refund may change, so they're left out. */
const keys = [
  'number',
  'time',
  'currency',
  'amount',
  'target',
  'target_amount',
  'rate',
  'mid_rate',
  'spread_percent',
  'spread_amount',
] as const satisfies readonly (keyof FlashRecord)[];

/** Returns the part of a conversion that never changes, as the server stores it. */
export const canonicalRecord = (record: FlashRecord) => keys.map((key) => [key, record[key]] as const);
