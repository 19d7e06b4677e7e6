import * as v from 'valibot';
import { call } from './call.ts';
import { currencyCode, decimal, id, listOf, page, positiveAmount, priceScale, scale, timestamp } from './fields.ts';
import { leverageProof } from './leverage-proof.ts';
import { leverageCategory, leverageRoomName } from './leverage-rooms.ts';
import { marketSymbol } from './market.ts';

export const leverageOrderRequest = v.strictObject({
  room: id,
  period: id,
  category: leverageCategory,
  /** The stake in the room's entry currency, which is the maximum loss. */
  quantity: positiveAmount,
  /** The order gets the multiplier of the moment. If that is below this one, it is refused with `terms-changed`. */
  least_multiplier: positiveAmount,
});

const leverageOrder = v.object({
  number: id,
  room: leverageRoomName,
  period: id,
  /** When the period began. It ends at `settles_at`. */
  starts_at: timestamp,
  category: leverageCategory,
  /** The market whose price decides, and the decimal places of its prices. The last digit decides. */
  symbol: marketSymbol,
  scale: priceScale,
  currency: currencyCode,
  currency_scale: scale,
  /** The stake. */
  quantity: positiveAmount,
  /** Payout per unit of a winning stake, including the stake; fixed when the order was placed. */
  multiplier: positiveAmount,
  opening_price: positiveAmount,
  close_price: v.nullable(positiveAmount),
  status: v.picklist(['unsettled', 'settling', 'settled']),
  /** Null until settled. `returned`: the stake was returned, because prices were equal or a seed was not revealed in time. */
  result: v.nullable(v.picklist(['won', 'lost', 'returned'])),
  /** Payout minus stake, in `currency`; null until settled. */
  profit_loss: v.nullable(decimal),
  created_at: timestamp,
  settles_at: timestamp,
  settled_at: v.nullable(timestamp),
});

const exampleOrder = {
  number: 'L26112100009',
  room: { id: 'junior', tier: 'junior' },
  period: 'junior-202611210827',
  starts_at: '2026-11-21T08:27:00.000Z',
  category: 'up',
  symbol: 'BTC-USD',
  scale: 2,
  currency: 'USDT',
  currency_scale: 6,
  quantity: '10',
  multiplier: '1.98',
  opening_price: '91245.17',
  close_price: '91250.4',
  status: 'settled',
  result: 'won',
  profit_loss: '9.8',
  created_at: '2026-11-21T08:28:10.000Z',
  settles_at: '2026-11-21T08:30:00.000Z',
  settled_at: '2026-11-21T08:30:01.000Z',
} as const;

const exampleOpenOrder = {
  ...exampleOrder,
  period: 'junior-202611210830',
  starts_at: '2026-11-21T08:30:00.000Z',
  opening_price: '91250.4',
  close_price: null,
  status: 'unsettled',
  result: null,
  profit_loss: null,
  created_at: '2026-11-21T08:31:10.000Z',
  settles_at: '2026-11-21T08:33:00.000Z',
  settled_at: null,
} as const;

export const leverageCalls = {
  'POST leverage/order': call({
    summary: 'Stakes on one category of the current period, at the current multiplier.',
    access: 'customer',
    request: leverageOrderRequest,
    response: leverageOrder,
    codes: [
      'not-found',
      'switched-off',
      'room-not-entered',
      'period-closed',
      'category-closed',
      'terms-changed',
      'amount-too-small',
      'period-limit-reached',
      'own-limit-reached',
      'on-a-break',
      'insufficient-balance',
      'rate-unavailable',
    ],
    example: {
      request: {
        room: 'junior',
        period: 'junior-202611210830',
        category: 'up',
        quantity: '10',
        least_multiplier: '1.94',
      },
      response: exampleOpenOrder,
    },
    movesMoney: true,
  }),
  'GET leverage/records': call({
    summary: 'Returns the customer’s leverage orders, newest first: of one `room`, of one `number`, or all.',
    access: 'customer',
    request: v.strictObject({ page, room: v.optional(id), number: v.optional(id) }),
    response: listOf(leverageOrder),
    codes: [],
    example: {
      request: { page: '1' },
      response: { items: [exampleOpenOrder, exampleOrder], page: 1, pageSize: 20, total: 2 },
    },
  }),
  'GET leverage/proof': call({
    summary: 'Returns what it takes to recompute one period’s prices and result.',
    access: 'public',
    request: v.strictObject({ period: id }),
    response: leverageProof,
    codes: ['not-found'],
    example: {
      request: { period: 'junior-202611210827' },
      response: {
        period: 'junior-202611210827',
        room: { id: 'junior', tier: 'junior' },
        symbol: 'BTC-USD',
        scale: 2,
        starts_at: '2026-11-21T08:27:00.000Z',
        ends_at: '2026-11-21T08:30:00.000Z',
        status: 'settled',
        opening_price: '91245.17',
        close_price: '91250.4',
        won: ['up', 'small', 'even', 'small-even', 'very-small'],
        source: 'simulator',
        days: [
          {
            day: '2026-11-21',
            chain_end: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
            published_at: '2026-11-20T12:00:00.000Z',
            openings: [{ minute: '2026-11-21T00:00:00.000Z', price: '91250.401928374650192', anchor: '91180.5' }],
            revealed: {
              minute: '2026-11-21T08:29:00.000Z',
              seed: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
            },
          },
        ],
      },
    },
  }),
} as const;
