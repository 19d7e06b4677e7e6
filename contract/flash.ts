import * as v from 'valibot';
import { call } from './call.ts';
import {
  currencyCode,
  decimal,
  flashStatusField,
  id,
  listOf,
  page,
  positiveAmount,
  scale,
  timestamp,
} from './fields.ts';

/** How long a quote can be accepted. */
export const quoteSeconds = 15;

export const flashQuoteRequest = v.strictObject({
  from: currencyCode,
  to: currencyCode,
  amount: positiveAmount,
  /** The side that `amount` is on. */
  side: v.picklist(['from', 'to'], 'validation:side'),
});

/** The terms of a quote, which its record keeps. */
const flashTerms = {
  /** Units of the received currency per unit of the paid one, after the spread. */
  rate: positiveAmount,
  mid_rate: positiveAmount,
  /** Percent of the mid rate, such as `0.4`. */
  spread_percent: decimal,
  /** Cost of the spread, in the received currency. */
  spread_amount: decimal,
};

const flashRecord = v.object({
  /** The number that a customer can quote to support. */
  number: id,
  time: timestamp,
  currency: currencyCode,
  scale,
  target: currencyCode,
  target_scale: scale,
  amount: positiveAmount,
  target_amount: positiveAmount,
  ...flashTerms,
  /** The refunded amount in `currency`; `0` if completed. */
  refund: decimal,
  status: flashStatusField,
});

const exampleTerms = {
  rate: '0.00001090403868',
  mid_rate: '0.00001094783',
  spread_percent: '0.4',
  spread_amount: '0.00001096',
};

const exampleRecord = {
  number: 'F26112100042',
  time: '2026-11-21T08:30:00.000Z',
  currency: 'USDT',
  scale: 6,
  target: 'BTC',
  target_scale: 8,
  amount: '250',
  target_amount: '0.002726',
  ...exampleTerms,
  refund: '0',
  status: 1,
} as const;

export const flashCalls = {
  'POST flash/quote': call({
    summary:
      'Returns a conversion quote, valid for 15 seconds by the server’s clock, even for more than the customer has.',
    access: 'customer',
    request: flashQuoteRequest,
    response: v.object({
      quote: id,
      from: currencyCode,
      to: currencyCode,
      from_amount: positiveAmount,
      to_amount: positiveAmount,
      ...flashTerms,
      expires_at: timestamp,
      /** The server's clock, which makes countdowns correct on any device. */
      server_time: timestamp,
    }),
    codes: ['same-currency', 'currency-unknown', 'rate-unavailable', 'amount-too-small', 'amount-too-large'],
    example: {
      request: { from: 'USDT', to: 'BTC', amount: '250', side: 'from' },
      response: {
        quote: '018f4a1c9d2e7b60',
        from: 'USDT',
        to: 'BTC',
        from_amount: '250',
        to_amount: '0.002726',
        ...exampleTerms,
        expires_at: '2026-11-21T08:30:15.000Z',
        server_time: '2026-11-21T08:30:00.000Z',
      },
    },
  }),
  'POST flash/exchange': call({
    summary: 'Accepts a quote: converts exactly its amounts, or nothing.',
    access: 'customer',
    request: v.strictObject({ quote: id }),
    response: flashRecord,
    codes: ['not-found', 'quote-expired', 'quote-used', 'insufficient-balance'],
    example: { request: { quote: '018f4a1c9d2e7b60' }, response: exampleRecord },
    movesMoney: true,
  }),
  'GET flash/limits': call({
    summary: 'Returns the minimum and maximum of one conversion in a currency, at its current price.',
    access: 'customer',
    request: v.strictObject({ currency: currencyCode }),
    /** Null without a price now. */
    response: v.object({
      currency: currencyCode,
      minimum: v.nullable(positiveAmount),
      maximum: v.nullable(positiveAmount),
    }),
    codes: ['currency-unknown'],
    example: {
      request: { currency: 'BTC' },
      response: { currency: 'BTC', minimum: '0.00001095', maximum: '1.09478301' },
    },
  }),
  'GET flash/records': call({
    summary: 'Returns the customer’s conversions, newest first.',
    access: 'customer',
    request: v.strictObject({
      page,
      /** One conversion by its number. */
      number: v.optional(id),
    }),
    response: listOf(flashRecord),
    codes: [],
    example: { request: { page: '1' }, response: { items: [exampleRecord], page: 1, pageSize: 20, total: 1 } },
  }),
} as const;
