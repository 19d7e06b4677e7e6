import type { ResponseOf } from '#contract/index';
import type { LeverageCategory } from '#contract/leverage-rules';
import { isLess, max, subtract } from '#contract/money';

export type Room = ResponseOf<'GET leverage/room'>;
export type PastPeriod = Room['last_periods'][number];
export type RoomOrder = ResponseOf<'GET leverage/records'>['items'][number];
export type Category = LeverageCategory;

/** A room along with this device's time when it arrived, which makes the server's times correct on any clock. */
export interface TimedRoom {
  room: Room;
  at: number;
}

/** Returns the server's time now, to the second. */
export const roomTime = ({ room, at }: TimedRoom, now: number): number => Date.parse(room.server_time) + now - at;

const patienceMs = 20_000;
const settlingMs = 1_500;

/** Milliseconds until a room is read again: often while its newest period settles, and once the current one is over. */
export function pollEvery(timed: TimedRoom, now: number): number {
  const { period, last_periods: last } = timed.room;
  if (last[0]?.status === 'settling') return settlingMs;
  const left = Date.parse(period.ends_at) - roomTime(timed, now);
  return left <= 0 ? settlingMs : Math.min(patienceMs, left + 200);
}

/** Returns what is missing of the balance that a room asks for; `0` if nothing. */
export const entryShortfall = ({ entry_min_point: needed, available }: Room): string =>
  max('0', subtract(needed, available));

/** What stops every further stake in this period, if anything does. */
export type Stop = 'period' | 'own' | 'balance' | null;

/** Returns what leaves less than the minimum of one order. */
export function stopOf(room: Room): Stop {
  const { single_order_min_point: minimum, stake_left: left } = { ...room, ...room.mine };
  if (isLess(left, minimum)) return bindingLimit(room);
  return isLess(room.available, minimum) ? 'balance' : null;
}

/** What the room's maximum for one period leaves, without the customer's own limits. */
const roomLeft = ({ period_max_point: limit, mine }: Room): string => max('0', subtract(limit, mine.staked));

/** Whether the customer's own limit or the room's is what `stake_left` leaves of. */
export const bindingLimit = (room: Room): 'own' | 'period' =>
  isLess(room.mine.stake_left, roomLeft(room)) ? 'own' : 'period';

/** Why a stake can't be placed. */
export type StakeProblem = 'required' | 'minimum' | 'period' | 'own' | 'balance';

/** Checks a stake against every limit, the way the server will. */
export function stakeProblem(quantity: string, room: Room): StakeProblem | null {
  if (quantity === '') return 'required';
  if (isLess(quantity, room.single_order_min_point)) return 'minimum';
  if (isLess(room.mine.stake_left, quantity)) return bindingLimit(room);
  return isLess(room.available, quantity) ? 'balance' : null;
}

/** Returns the orders to show above the choice: those that aren't settled, and those of the period before. */
export function currentOrders(orders: readonly RoomOrder[], { last_periods: last }: Room): readonly RoomOrder[] {
  const before = last[0]?.id;
  return orders.filter(({ status, period }) => status !== 'settled' || period === before);
}
