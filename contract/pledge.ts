import * as v from 'valibot';
import { call } from './call.ts';
import { currencyCode, decimal, id, listOf, noRequest, page, positiveAmount, scale, timestamp } from './fields.ts';

/** The terms of a product never change. New terms make a new product with its own `id`. */
const product = v.object({
  id,
  /** In the customer’s language. */
  name: v.string(),
  currency: currencyCode,
  scale,
  days: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Percent of the amount for each full day, such as `0.02`. */
  daily_rate: decimal,
  /** Percent for 365 days, computed from `daily_rate` depending on `interest`: see pledge-interest.ts. */
  yearly_rate: decimal,
  /** Simple or compound. */
  interest: v.picklist(['simple', 'compound']),
  minimum: positiveAmount,
  maximum: positiveAmount,
  /** Cost of redeeming before maturity, in percent of the amount. */
  early_cost: decimal,
});

export const pledgeOpenRequest = v.strictObject({ product: id, amount: positiveAmount });

export const pledgeRedeemRequest = v.strictObject({
  number: id,
  /** The amount that pledge/redemption showed. If it has changed, the call is refused with `terms-changed`. */
  received: decimal,
});

export const pledgeStatuses = ['running', 'matured', 'redeemed'] as const;

const pledge = v.object({
  number: id,
  product,
  amount: positiveAmount,
  status: v.picklist(pledgeStatuses),
  opened_at: timestamp,
  /** A day is 24 hours, whatever the clocks of a country do. */
  matures_at: timestamp,
  /** Full days that count so far; for a closed pledge, those that were paid. */
  full_days: v.number(),
  /** Interest so far, in full days; for a closed pledge, the paid interest. */
  interest_so_far: decimal,
  /** Interest at maturity, fixed at the start. */
  interest_at_maturity: decimal,
  /** When it matured or was redeemed, and the amount paid out; null while it runs. */
  closed_at: v.nullable(timestamp),
  received: v.nullable(decimal),
});

const exampleProduct = {
  id: 'usdt-30-1',
  name: '30-day USDT',
  currency: 'USDT',
  scale: 6,
  days: 30,
  daily_rate: '0.02',
  yearly_rate: '7.3',
  interest: 'simple',
  minimum: '50',
  maximum: '50000',
  early_cost: '0.5',
} as const;

const examplePledge = {
  number: 'P26112100003',
  product: exampleProduct,
  amount: '1000',
  status: 'running',
  opened_at: '2026-11-11T08:30:00.000Z',
  matures_at: '2026-12-11T08:30:00.000Z',
  full_days: 10,
  interest_so_far: '2',
  interest_at_maturity: '6',
  closed_at: null,
  received: null,
} as const;

export const pledgeCalls = {
  'GET pledge/products': call({
    summary: 'Returns the available fixed terms by currency, shortest first.',
    access: 'customer',
    request: noRequest,
    response: v.object({ items: v.array(product) }),
    codes: [],
    example: { request: {}, response: { items: [exampleProduct] } },
  }),
  'GET pledge/running': call({
    summary: 'Returns all running fixed terms of the customer, at most 100, the next to mature first.',
    access: 'customer',
    request: noRequest,
    response: v.object({
      items: v.array(pledge),
      /** The server's clock. */
      server_time: timestamp,
    }),
    codes: [],
    example: { request: {}, response: { items: [examplePledge], server_time: '2026-11-21T08:30:00.000Z' } },
  }),
  'POST pledge/open': call({
    summary: 'Opens a fixed term: the amount is held until it matures or is redeemed.',
    access: 'customer',
    request: pledgeOpenRequest,
    response: pledge,
    codes: [
      'not-found',
      'product-closed',
      'amount-too-small',
      'amount-too-large',
      'term-limit',
      'insufficient-balance',
    ],
    example: {
      request: { product: 'usdt-30-1', amount: '1000' },
      response: {
        ...examplePledge,
        opened_at: '2026-11-21T08:30:00.000Z',
        matures_at: '2026-12-21T08:30:00.000Z',
        full_days: 0,
        interest_so_far: '0',
      },
    },
    movesMoney: true,
  }),
  'GET pledge/redemption': call({
    summary: 'Returns the exact amount and cost of redeeming early.',
    access: 'customer',
    request: v.strictObject({ number: id }),
    response: v.object({
      number: id,
      currency: currencyCode,
      amount: positiveAmount,
      /** Interest so far, in full days. */
      interest: decimal,
      /** Cost of redeeming early. */
      cost: decimal,
      /** amount + interest − cost, available at once. */
      received: decimal,
      /** When these amounts change, after the next full day or at maturity. */
      changes_at: timestamp,
      matures_at: timestamp,
      /** The server's clock. */
      server_time: timestamp,
    }),
    codes: ['not-found', 'not-redeemable'],
    example: {
      request: { number: 'P26112100003' },
      response: {
        number: 'P26112100003',
        currency: 'USDT',
        amount: '1000',
        interest: '2',
        cost: '5',
        received: '997',
        changes_at: '2026-11-22T08:30:00.000Z',
        matures_at: '2026-12-11T08:30:00.000Z',
        server_time: '2026-11-21T08:30:00.000Z',
      },
    },
  }),
  'POST pledge/redeem': call({
    summary: 'Redeems early at exactly the amount from pledge/redemption, or not at all.',
    access: 'customer',
    request: pledgeRedeemRequest,
    response: pledge,
    codes: ['not-found', 'not-redeemable', 'terms-changed'],
    example: {
      request: { number: 'P26112100003', received: '997' },
      response: { ...examplePledge, status: 'redeemed', closed_at: '2026-11-21T08:31:00.000Z', received: '997' },
    },
    movesMoney: true,
  }),
  'GET pledge/records': call({
    summary: 'Returns the customer’s fixed terms, newest first.',
    access: 'customer',
    request: v.strictObject({
      page,
      /** One fixed term by its number. */
      number: v.optional(id),
      status: v.optional(v.picklist(pledgeStatuses, 'validation:kind')),
    }),
    response: listOf(pledge),
    codes: [],
    example: { request: { page: '1' }, response: { items: [examplePledge], page: 1, pageSize: 20, total: 1 } },
  }),
} as const;
