import { payoutOf } from '#contract/leverage-rules';
import { isLess, multiply } from '#contract/money';
import type { Odds } from './odds.ts';
import type { Category, Room } from './room.ts';

/** What the customer agrees to when placing an order. */
export interface Terms {
  room: string;
  period: string;
  category: Category;
  quantity: string;
  /** As shown. The order gets that of its moment. */
  multiplier: string;
  /** Below this, the order is refused. */
  minMultiplier: string;
  probability: string;
  refund: string;
}

/** An order gets at least this share of the multiplier that was shown, and its stake: being right never costs anything. */
const tolerance = '0.98';

/** Returns the terms of an order, or null while its category takes no stakes. */
export function termsOf(
  room: Room,
  { category, multiplier, probability, refund_probability: refund }: Odds,
  quantity: string,
): Terms | null {
  if (multiplier === null) return null;
  const tolerated = multiply(multiplier, tolerance, 4, 'down');
  const minMultiplier = isLess(tolerated, '1') ? '1' : tolerated;
  return { room: room.id, period: room.period.id, category, quantity, multiplier, minMultiplier, probability, refund };
}

/** What a winning stake returns at a multiplier, itself included. */
export const returnOf = (quantity: string, multiplier: string, scale: number): string =>
  payoutOf('won', quantity, multiplier, scale);

/** Whether the terms of now are below the minimum that was agreed. */
export const isBelow = (now: Terms, agreed: Terms): boolean => isLess(now.multiplier, agreed.minMultiplier);
