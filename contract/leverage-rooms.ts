import * as v from 'valibot';
import { call } from './call.ts';
import { currencyCode, decimal, id, noRequest, positiveAmount, priceScale, scale, timestamp } from './fields.ts';
import { leverageCategories, leverageTiers } from './leverage-rules.ts';
import { marketSymbol } from './market.ts';

export const leverageCategory = v.picklist(leverageCategories, 'validation:category');

export const leverageRoomName = v.object({ id, tier: v.picklist(leverageTiers) });

const room = v.object({
  ...leverageRoomName.entries,
  /** The currency of every stake, payout and limit in the room. */
  currency: currencyCode,
  currency_scale: scale,
  symbol: marketSymbol,
  /** Available balance required to enter; it is neither held nor charged. */
  entry_min_point: decimal,
  /** The customer's available balance in `currency`. */
  available: decimal,
  single_order_min_point: positiveAmount,
  /** Maximum stake per customer and period. */
  period_max_point: positiveAmount,
  settlement_minutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Customers in the room now, or a moment ago. */
  traders: v.number(),
  /** Whether the customer has entered the room, which is for good. */
  entered: v.boolean(),
  /** How to get the verification code, in the customer's language; null if the room needs none. */
  code_terms: v.nullable(v.string()),
  /** Percent of a settled stake that the platform keeps on average, the same for all categories. */
  edge: decimal,
  /** Percent of accounts with settled orders here that have a net loss; null while they are fewer than ten. */
  losing_accounts: v.nullable(decimal),
});

/**
 * The current odds of one category. Except for rounding, always:
 * multiplier × probability = (100 − refund_probability) × (1 − edge ÷ 100), both probabilities in percent.
 * Those of *up* and *down* follow the price and the time left; the others never change.
 */
const odds = v.object({
  category: leverageCategory,
  /** Payout per unit of a winning stake, including the stake; null while the outcome is too certain to take stakes. */
  multiplier: v.nullable(positiveAmount),
  /** Percent. */
  probability: decimal,
  /** Percent. How often the stake is returned because the closing price equals the opening price. */
  refund_probability: decimal,
  /** Percent, as in the room. */
  edge: decimal,
});

const currentPeriod = v.object({
  id,
  starts_at: timestamp,
  /** When it stops accepting orders, 5 s before its end. */
  closes_at: timestamp,
  ends_at: timestamp,
  opening_price: positiveAmount,
  /**
   * Where the simulated price tends, which the odds of *up* and *down* follow. Null for a market source, and for a period whose
   * prices nothing would prove: it takes no orders.
   */
  anchor: v.nullable(positiveAmount),
  /** The end of the hash chain that determines the closing price, published before the day began; null in live mode. */
  chain_end: v.nullable(v.string()),
});

const lastPeriod = v.object({
  id,
  ends_at: timestamp,
  /** `settling` until the closing price is fixed. */
  status: v.picklist(['settling', 'settled']),
  opening_price: positiveAmount,
  /** Null while settling, or if the seed was not revealed in time, so that every stake was returned. */
  close_price: v.nullable(positiveAmount),
  /** The winning categories. */
  won: v.array(leverageCategory),
});

const roomDetail = v.object({
  ...room.entries,
  /** The last digit decides. */
  scale: priceScale,
  odds: v.array(odds),
  period: currentPeriod,
  /** Newest first. */
  last_periods: v.array(lastPeriod),
  mine: v.object({
    /** Staked in the current period, and what the limits of room and customer still allow. */
    staked: decimal,
    stake_left: decimal,
    /** The customer's total profit or loss in this room. */
    net_result: decimal,
    /** The customer's total time in this room, and that of the current visit. */
    seconds: v.number(),
    visit_seconds: v.number(),
  }),
  /** The server's clock, which makes countdowns correct on any device. */
  server_time: timestamp,
});

/** The code is empty for rooms that need none. */
export const enterRequest = v.strictObject({
  room: id,
  code: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(32, 'validation:too-long')), ''),
});

const exampleRoom = {
  id: 'junior',
  tier: 'junior',
  currency: 'USDT',
  currency_scale: 6,
  symbol: 'BTC-USD',
  entry_min_point: '50',
  available: '250',
  single_order_min_point: '1',
  period_max_point: '200',
  settlement_minutes: 3,
  traders: 2,
  entered: true,
  code_terms: null,
  edge: '1',
  losing_accounts: '57.1',
} as const;

const exampleDetail = {
  ...exampleRoom,
  scale: 2,
  odds: [
    { category: 'up', multiplier: '1.98', probability: '49.9', refund_probability: '0.2', edge: '1' },
    { category: 'big', multiplier: '1.98', probability: '50', refund_probability: '0', edge: '1' },
    { category: 'big-odd', multiplier: '3.3', probability: '30', refund_probability: '0', edge: '1' },
    { category: 'very-big', multiplier: '9.9', probability: '10', refund_probability: '0', edge: '1' },
  ],
  period: {
    id: 'junior-202611210830',
    starts_at: '2026-11-21T08:30:00.000Z',
    closes_at: '2026-11-21T08:32:55.000Z',
    ends_at: '2026-11-21T08:33:00.000Z',
    opening_price: '91250.4',
    anchor: '91180.5',
    chain_end: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  },
  last_periods: [
    {
      id: 'junior-202611210827',
      ends_at: '2026-11-21T08:30:00.000Z',
      status: 'settled',
      opening_price: '91245.17',
      close_price: '91250.4',
      won: ['up', 'small', 'even', 'small-even', 'very-small'],
    },
  ],
  mine: { staked: '10', stake_left: '190', net_result: '-4.2', seconds: 1260, visit_seconds: 240 },
  server_time: '2026-11-21T08:31:10.000Z',
} as const;

export const leverageRoomCalls = {
  'GET leverage/rooms': call({
    summary: 'Returns the leverage rooms: Junior, Superior, Vip.',
    access: 'customer',
    request: noRequest,
    response: v.object({ items: v.array(room) }),
    codes: ['switched-off'],
    example: { request: {}, response: { items: [exampleRoom] } },
  }),
  'GET leverage/room': call({
    summary: 'Returns one room: its odds, its current and past periods, and the customer’s standing.',
    access: 'customer',
    request: v.strictObject({ id }),
    response: roomDetail,
    codes: ['not-found', 'switched-off'],
    example: { request: { id: 'junior' }, response: exampleDetail },
  }),
  'POST leverage/stay': call({
    summary: 'Counts the time in an entered room: sent every 20 seconds while the room is on the screen.',
    access: 'customer',
    request: v.strictObject({ room: id }),
    response: v.object({ traders: v.number(), seconds: v.number(), visit_seconds: v.number() }),
    codes: ['not-found', 'room-not-entered'],
    example: { request: { room: 'junior' }, response: { traders: 2, seconds: 1260, visit_seconds: 240 } },
  }),
  'POST leverage/enter': call({
    summary: 'Enters a room, with its verification code if it requires one.',
    access: 'customer',
    request: enterRequest,
    response: roomDetail,
    codes: ['not-found', 'switched-off', 'insufficient-balance', 'room-code-wrong', 'on-a-break'],
    example: { request: { room: 'junior', code: '' }, response: exampleDetail },
  }),
} as const;
