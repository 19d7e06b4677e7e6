import * as v from 'valibot';
import { call } from './call.ts';
import { currencyCode, decimal, id, noRequest, positiveAmount, scale, timestamp, unpriced } from './fields.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const counterName = v.object({ id, name: v.string() });

const counter = v.object({
  ...counterName.entries,
  /** The currency of every amount here and in `standing`. Balances count at the market's mid rate. */
  currency: currencyCode,
  scale,
  /** Orders that a customer can complete per day. */
  task_count: count,
  /** Percent of the amount that the other party pays as spread, such as `0.6`. */
  return_rate: decimal,
  /** Total balance required to enter; it is neither held nor charged. */
  minimum_amount: decimal,
  /** Completed volume that moves the customer to `next`; null at the last counter, and while the operator has that switched off. */
  upgrade_volume: v.nullable(positiveAmount),
  next: v.nullable(counterName),
});

/** The customer's progress at one counter. */
const standing = v.object({
  /** Completed volume at this counter. */
  volume: decimal,
  /** Orders completed here today. */
  tasks_done: count,
  /** When `tasks_done` resets, at midnight UTC. */
  tasks_reset_at: timestamp,
  /** The customer's total balance at current prices. */
  balance: decimal,
  unpriced,
  /** How much is missing to enter; `0` if it is enough, or may be with what is unpriced. */
  shortfall: decimal,
});

const exampleCounter = {
  id: 'silver',
  name: 'Silver',
  currency: 'USD',
  scale: 2,
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
  unpriced: [],
  shortfall: '0',
};

export const counterCalls = {
  'GET counter/index': call({
    summary: 'Returns the counters, lowest minimum first, with the customer’s standing at each.',
    access: 'customer',
    request: noRequest,
    response: v.object({
      items: v.array(v.object({ ...counter.entries, standing })),
      /** The counter that the customer last moved to or entered; null before the first order. */
      current: v.nullable(id),
      /** The counter of the open order, which must be completed before another one; null if there is none. */
      open: v.nullable(id),
    }),
    codes: [],
    example: {
      request: {},
      response: { items: [{ ...exampleCounter, standing: exampleStanding }], current: 'silver', open: null },
    },
  }),
  'GET counter/detail': call({
    summary: 'Returns one counter: its terms, its payouts, and the customer’s standing.',
    access: 'customer',
    request: v.strictObject({ id }),
    response: v.object({
      ...counter.entries,
      standing,
      /** The currencies of its orders. */
      currencies: v.array(currencyCode),
      /** How long an offer can be accepted, and how long an accepted order waits for the other party at most. */
      offer_seconds: count,
      wait_seconds: count,
      /** How long an urgent offer can be accepted, which leaves time to top up. */
      urgent_offer_seconds: count,
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
        urgent_offer_seconds: 3600,
      },
    },
  }),
} as const;
