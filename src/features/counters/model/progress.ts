import { divide, isLess, isPositive } from '#contract/money';
import type { CounterEntry } from './stage.ts';

/** Returns how far a customer is, from 0 to 1. Only for a drawing: figures stay exact. */
export const shareOf = (done: string, whole: string): number => (isLess(done, whole) ? Number(divide(done, whole)) : 1);

/** The highest counter that the customer's balance is enough for. */
export const highestUsable = (items: readonly CounterEntry[]): CounterEntry | undefined =>
  items.findLast(({ standing }) => !isPositive(standing.shortfall));

/** The counter to show first: where the customer is, else the lowest one. */
export const ownCounter = (items: readonly CounterEntry[], current: string | null): CounterEntry | undefined =>
  items.find(({ id }) => id === current) ?? items[0];
