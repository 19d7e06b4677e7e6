import type { LeverageOrder } from './order.ts';

/** What a settled order is, in the order that its receipt hashes. */
const keys = [
  'number',
  'period',
  'category',
  'currency',
  'quantity',
  'multiplier',
  'opening_price',
  'close_price',
  'result',
  'profit_loss',
  'created_at',
  'settled_at',
] as const satisfies readonly (keyof LeverageOrder)[];

/** Returns the part of a settled order that never changes, as the server stores it. */
export const canonicalRecord = (record: LeverageOrder) => [
  ...keys.map((key) => [key, record[key] ?? ''] as const),
  ['room', record.room.id] as const,
];
