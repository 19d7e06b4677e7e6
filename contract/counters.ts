import * as v from 'valibot';
import { call } from './call.ts';
import { currencyCode, decimal, id, noRequest, positiveAmount, timestamp } from './fields.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A counter where only its name matters. */
export const counterName = v.object({ id, name: v.string() });

const counter = v.object({
  ...counterName.entries,
  /** The currency of every amount here and in `standing`: what customers hold is counted at the market’s mid rate. */
  currency: currencyCode,
  /** Orders that a customer can complete here on one day. */
  task_count: count,
  /** Percent of the amount that the other party pays as spread, such as `0.6`. */
  return_rate: decimal,
  /** Total balance that entering needs; it is neither held nor taken. */
  minimum_amount: decimal,
  /** Completed volume here that moves the customer to `next`; null at the last counter. */
  upgrade_volume: v.nullable(positiveAmount),
  next: v.nullable(counterName),
});

/** How the customer stands with one counter. */
const standing = v.object({
  /** Volume completed at this counter so far. */
  volume: decimal,
  /** Orders completed here today. */
  tasks_done: count,
  /** When `tasks_done` starts again at 0: midnight UTC. */
  tasks_reset_at: timestamp,
  /** The customer’s total balance, and what it lacks to enter; `0` when it is enough. */
  balance: decimal,
  shortfall: decimal,
});

const exampleCounter = {
  id: 'silver',
  name: 'Silver',
  currency: 'USD',
  task_count: 20,
  return_rate: '0.6',
  minimum_amount: '500',
  upgrade_volume: '20000',
  next: { id: 'gold', name: 'Gold' },
};

const exampleStanding = {
  volume: '4210.5',
  tasks_done: 3,
  tasks_reset_at: '2026-11-22T00:00:00.000Z',
  balance: '2693.6',
  shortfall: '0',
};

export const counterCalls = {
  'GET counter/index': call({
    summary: 'Returns the counters, lowest minimum first, with the customer’s standing at each.',
    access: 'customer',
    request: noRequest,
    response: v.object({
      items: v.array(v.object({ ...counter.entries, standing })),
      /** The counter that the customer was last moved to or entered; null before the first order. */
      current: v.nullable(id),
      /** The counter of the order that is open, which must be completed before another; null when none is. */
      open: v.nullable(id),
    }),
    codes: [],
    example: {
      request: {},
      response: { items: [{ ...exampleCounter, standing: exampleStanding }], current: 'silver', open: null },
    },
    planned: true,
  }),
  'GET counter/detail': call({
    summary: 'Returns one counter: its terms, its payouts, and the customer’s standing.',
    access: 'customer',
    request: v.strictObject({ id }),
    response: v.object({
      ...counter.entries,
      standing,
      /** The currencies that its orders ask for. */
      currencies: v.array(currencyCode),
      /** Seconds that an offer can be answered, and that an accepted order waits for the other party at most. */
      offer_seconds: count,
      wait_seconds: count,
    }),
    codes: ['not-found'],
    example: {
      request: { id: 'silver' },
      response: {
        ...exampleCounter,
        standing: exampleStanding,
        currencies: ['USDT', 'BTC', 'EUR'],
        offer_seconds: 120,
        wait_seconds: 600,
      },
    },
    planned: true,
  }),
} as const;
