import * as v from 'valibot';
import { call } from './call.ts';
import { counterName } from './counters.ts';
import { currencyCode, decimal, id, listOf, noRequest, page, positiveAmount, scale, timestamp } from './fields.ts';

/** ISO 3166-1 alpha-2 code of a country or region, such as `SE`. */
const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));

const money = v.object({ currency: currencyCode, scale, amount: positiveAmount });

/** One order at a counter. */
const order = {
  sn: id,
  counter: counterName,
  created_at: timestamp,
  /** Currency and amount that the customer pays. */
  currency: currencyCode,
  scale,
  amount: positiveAmount,
  /** Currency and amount that the customer receives, including the profit. */
  target: currencyCode,
  target_scale: scale,
  target_amount: positiveAmount,
  /** Units of `target` per unit of `currency`: of this order, and of the market when the order was matched. */
  rate: positiveAmount,
  mid_rate: positiveAmount,
  /** The spread that the other party pays, in `target`; part of `target_amount`. */
  profit: decimal,
  /** Where the other party is. */
  country,
};

const offer = v.object({
  ...order,
  /** When the offer expires, at no cost; never before the bonus's deadline. */
  expires_at: timestamp,
  /** Current available balance of `currency`. */
  available: decimal,
  /** How much is missing to accept, in `currency`; `0` if it is enough. Only an urgent offer is made with one. */
  shortfall: decimal,
  urgent: v.boolean(),
  /**
   * Paid by the platform if the order is accepted before `deadline`, `minutes` after the match; null if there is none. The
   * order stays the same after the deadline, and declining costs nothing.
   */
  bonus: v.nullable(v.object({ ...money.entries, minutes: v.number(), deadline: timestamp })),
});

/** The states of an accepted order. */
export const recordStatuses = ['waiting', 'completed', 'refunded'] as const;

/** An accepted order. It waits for the other party, and is then completed or fully refunded. */
const record = v.object({
  ...order,
  status: v.picklist(recordStatuses),
  accepted_at: timestamp,
  /** The refunded amount in `currency`: the whole amount or `0`. */
  refund: decimal,
  /** The latest time at which a waiting order is refunded; null once it is settled. */
  waits_until: v.nullable(timestamp),
  settled_at: v.nullable(timestamp),
  /** The booked bonus, or null. */
  bonus: v.nullable(money),
});

/** In every stage. The server's clock makes countdowns correct on any device. */
const clock = { server_time: timestamp };

/**
 * The customer's stage in the exchange flow. Only the server decides it, so a reload, a second device or a typed URL all lead
 * to the same stage.
 */
const state = v.variant('stage', [
  /** No order. The counter's page shows its requirements. */
  v.object({
    stage: v.literal('start'),
    ...clock,
    /** How the last search ended, if its time ran out within the last hour: without an offer, or without an answer to it. */
    ended: v.nullable(v.picklist(['unmatched', 'expired'])),
  }),
  v.object({
    stage: v.literal('matching'),
    ...clock,
    /** The number for exchange/leave. */
    sn: id,
    counter: counterName,
    started_at: timestamp,
    /** When the search times out, back to the start. */
    ends_at: timestamp,
  }),
  v.object({ stage: v.literal('matched'), ...clock, offer }),
  /** The accepted order, also while it waits for the other party. exchange/match continues once it is settled. */
  v.object({
    stage: v.literal('success'),
    ...clock,
    record,
    /** The counter that this order’s volume moved the customer to, or null. */
    upgraded_to: v.nullable(counterName),
  }),
  /** The counter's tasks of today are done, or its upgrade volume is reached. */
  v.object({
    stage: v.literal('finish'),
    ...clock,
    counter: counterName,
    tasks_done: v.number(),
    task_count: v.number(),
    tasks_reset_at: timestamp,
    upgraded_to: v.nullable(counterName),
    /** The last order. */
    record,
  }),
]);

/** An order by the `sn` of its stage. */
const orderRequest = v.strictObject({ order: id });

const exampleOrder = {
  sn: 'E26112100015',
  counter: { id: 'silver', name: 'Silver' },
  created_at: '2026-11-21T08:30:04.000Z',
  currency: 'USDT',
  scale: 6,
  amount: '250',
  target: 'EUR',
  target_scale: 2,
  target_amount: '216.79',
  rate: '0.86716',
  mid_rate: '0.862',
  profit: '1.29',
  country: 'SE',
};

const exampleRecord = {
  ...exampleOrder,
  status: 'completed',
  accepted_at: '2026-11-21T08:30:31.000Z',
  refund: '0',
  waits_until: null,
  settled_at: '2026-11-21T08:30:41.000Z',
  bonus: null,
} as const;

const exampleStart = { stage: 'start', server_time: '2026-11-21T08:30:20.000Z', ended: null } as const;

const exampleMatched = {
  stage: 'matched',
  server_time: '2026-11-21T08:30:10.000Z',
  offer: {
    ...exampleOrder,
    expires_at: '2026-11-21T09:30:04.000Z',
    available: '180',
    shortfall: '70',
    urgent: true,
    bonus: { currency: 'USDT', scale: 6, amount: '2', minutes: 15, deadline: '2026-11-21T08:45:04.000Z' },
  },
} as const;

export const exchangeCalls = {
  'GET exchange/current': call({
    summary: 'Returns the customer’s current stage, with its order.',
    access: 'customer',
    request: noRequest,
    response: state,
    codes: [],
    example: { request: {}, response: exampleMatched },
  }),
  'POST exchange/match': call({
    summary: 'Starts searching for an order at a counter; one order at a time.',
    access: 'customer',
    request: v.strictObject({ counter: id }),
    response: state,
    codes: ['not-found', 'counter-balance-too-low', 'order-open', 'tasks-done', 'rate-unavailable'],
    example: {
      request: { counter: 'silver' },
      response: {
        stage: 'matching',
        server_time: '2026-11-21T08:30:00.000Z',
        sn: 'E26112100015',
        counter: { id: 'silver', name: 'Silver' },
        started_at: '2026-11-21T08:30:00.000Z',
        ends_at: '2026-11-21T08:31:00.000Z',
      },
    },
  }),
  'POST exchange/leave': call({
    summary: 'Stops searching for an order.',
    access: 'customer',
    request: orderRequest,
    response: state,
    codes: ['not-found', 'order-changed'],
    example: { request: { order: 'E26112100015' }, response: exampleStart },
  }),
  'POST exchange/accept': call({
    summary: 'Accepts an offer exactly as quoted; the amount paid is held until the order is completed or refunded.',
    access: 'customer',
    request: orderRequest,
    response: state,
    codes: ['not-found', 'order-changed', 'order-expired', 'insufficient-balance'],
    example: {
      request: { order: 'E26112100015' },
      response: {
        stage: 'success',
        server_time: '2026-11-21T08:30:41.000Z',
        record: exampleRecord,
        upgraded_to: null,
      },
    },
    movesMoney: true,
  }),
  'POST exchange/decline': call({
    summary: 'Declines an offer at no cost; the same offer does not come back.',
    access: 'customer',
    request: orderRequest,
    response: state,
    codes: ['not-found', 'order-changed', 'order-expired'],
    example: { request: { order: 'E26112100015' }, response: exampleStart },
  }),
  'GET exchange/records': call({
    summary: 'Returns accepted orders, newest first.',
    access: 'customer',
    request: v.strictObject({
      page,
      /** One order by its number. */
      sn: v.optional(id),
      /** Those of one counter, and of one status. */
      counter: v.optional(id),
      status: v.optional(v.picklist(recordStatuses, 'validation:kind')),
    }),
    response: listOf(record),
    codes: [],
    example: { request: { page: '1' }, response: { items: [exampleRecord], page: 1, pageSize: 20, total: 1 } },
  }),
} as const;
