import * as v from 'valibot';
import { call } from './call.ts';
import {
  calendarDay,
  currencyCode,
  decimal,
  displayScale,
  hash,
  noRequest,
  positiveAmount,
  priceScale,
  scale,
  timestamp,
} from './fields.ts';

/** A market is a cryptocurrency priced in US dollars, such as `BTC-USD`. */
export const marketSymbol = v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9]{1,9}-USD$/, 'validation:symbol'));

export const candleIntervals = ['1m', '5m', '1h', '1d'] as const;

export const marketCalls = {
  'GET market/tickers': call({
    summary: 'Returns every market with its last price and the last 24 hours.',
    access: 'public',
    request: noRequest,
    response: v.object({
      items: v.array(
        v.object({
          symbol: marketSymbol,
          currency: currencyCode,
          name: v.string(),
          price: positiveAmount,
          scale: priceScale,
          /** Change in the last 24 hours in percent, such as `-1.25`. */
          change: decimal,
          high: positiveAmount,
          low: positiveAmount,
          /** Prices of the last 24 hours, oldest first, evenly spaced. */
          sparkline: v.array(positiveAmount),
        }),
      ),
      time: timestamp,
    }),
    codes: [],
    example: {
      request: {},
      response: {
        items: [
          {
            symbol: 'BTC-USD',
            currency: 'BTC',
            name: 'Bitcoin',
            price: '91250.4',
            scale: 2,
            change: '1.25',
            high: '92010',
            low: '89800.15',
            sparkline: ['90120.7', '90800', '91250.4'],
          },
        ],
        time: '2026-11-21T08:30:00.000Z',
      },
    },
  }),
  'GET market/candles': call({
    summary:
      'Returns up to 500 candles of one market, oldest first: the newest, or those before a time, to page back. The last page has fewer.',
    access: 'public',
    request: v.strictObject({
      symbol: marketSymbol,
      interval: v.picklist(candleIntervals, 'validation:interval'),
      /** Only candles that begin before this time: that of the oldest candle so far. */
      before: v.optional(
        v.pipe(
          v.string(),
          v.isoTimestamp('validation:date'),
          v.check((time) => Date.parse(time) > 0, 'validation:date'),
        ),
      ),
    }),
    response: v.object({
      symbol: marketSymbol,
      interval: v.picklist(candleIntervals),
      items: v.array(
        v.object({
          time: timestamp,
          open: positiveAmount,
          high: positiveAmount,
          low: positiveAmount,
          close: positiveAmount,
        }),
      ),
    }),
    codes: ['not-found'],
    example: {
      request: { symbol: 'BTC-USD', interval: '1h' },
      response: {
        symbol: 'BTC-USD',
        interval: '1h',
        items: [{ time: '2026-11-21T08:00:00.000Z', open: '90800', high: '91300', low: '90750.5', close: '91250.4' }],
      },
    },
  }),
  'GET market/rates': call({
    summary: 'Returns the value of one unit of every currency in the base currency, at the mid-market rate.',
    access: 'public',
    request: v.strictObject({ base: v.optional(currencyCode, 'USD') }),
    response: v.object({
      base: currencyCode,
      /** In display order, with the base itself. Leaves out currencies without a price. */
      items: v.array(
        v.object({
          currency: currencyCode,
          name: v.string(),
          kind: v.picklist(['crypto', 'fiat']),
          scale,
          display_scale: displayScale,
          rate: positiveAmount,
          /** What a conversion between the two costs, in percent of the mid-market rate. */
          spread_percent: decimal,
          /** The price source, such as `simulator`. */
          source: v.string(),
          /** When the older of the two prices was current. */
          time: timestamp,
        }),
      ),
      /** To tell how old the rates are, whatever the device's clock says. */
      server_time: timestamp,
    }),
    codes: ['currency-unknown'],
    example: {
      request: { base: 'EUR' },
      response: {
        base: 'EUR',
        items: [
          {
            currency: 'USD',
            name: 'US dollar',
            kind: 'fiat',
            scale: 2,
            display_scale: 2,
            rate: '0.862',
            spread_percent: '0.2',
            source: 'simulator',
            time: '2026-11-21T08:30:00.000Z',
          },
          {
            currency: 'EUR',
            name: 'Euro',
            kind: 'fiat',
            scale: 2,
            display_scale: 2,
            rate: '1',
            spread_percent: '0',
            source: 'simulator',
            time: '2026-11-21T08:30:00.000Z',
          },
        ],
        server_time: '2026-11-21T08:30:01.400Z',
      },
    },
  }),
  'GET market/commitments': call({
    summary:
      'Returns the published ends of the daily hash chains, newest day first, and one day’s opening prices and revealed seeds, which are enough to recompute every price of that day.',
    access: 'public',
    request: v.strictObject({ day: v.optional(calendarDay) }),
    response: v.object({
      items: v.array(
        v.object({
          day: calendarDay,
          /** SHA-256 of the seed of the day's first minute. The seed of each minute is the SHA-256 of the next one. */
          chain_end: hash,
          /** Before the day began; on the first day, or after an outage, before its first opening. */
          published_at: timestamp,
        }),
      ),
      /** The requested day, or today, in UTC. */
      day: calendarDay,
      /**
       * The state of every market at its first revealed minute of the day, after each interruption, and when a market joins. From
       * there, the seeds alone give every price. At full precision, before rounding to the market's scale.
       */
      openings: v.array(
        v.object({
          minute: timestamp,
          markets: v.record(marketSymbol, v.object({ price: positiveAmount, anchor: positiveAmount })),
        }),
      ),
      /** Oldest first, without gaps except before an opening. Only minutes that began after the chain end was published. */
      revealed: v.array(v.object({ minute: timestamp, seed: hash })),
    }),
    codes: [],
    example: {
      request: { day: '2026-11-21' },
      response: {
        items: [
          {
            day: '2026-11-21',
            chain_end: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
            published_at: '2026-11-20T12:00:00.000Z',
          },
        ],
        day: '2026-11-21',
        openings: [
          {
            minute: '2026-11-21T00:00:00.000Z',
            markets: { 'BTC-USD': { price: '91250.401928374650192', anchor: '91180.5' } },
          },
        ],
        revealed: [
          {
            minute: '2026-11-21T00:00:00.000Z',
            seed: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
          },
        ],
      },
    },
  }),
  'GET market/sources': call({
    summary:
      'Returns what each market said last of every currency, and the price that was made of it; none if they are simulated.',
    access: 'public',
    request: noRequest,
    response: v.object({
      items: v.array(
        v.object({
          currency: currencyCode,
          /** In US dollars; null while the sources don't agree on one, and nothing can be converted. */
          price: v.nullable(positiveAmount),
          /** `missing`: too few sources have it. `stale`: too few said so lately. `apart`: they don't agree. */
          refused: v.nullable(v.picklist(['missing', 'stale', 'apart'])),
          ticks: v.array(
            v.object({
              /** Such as `Kraken`. */
              source: v.string(),
              bid: positiveAmount,
              ask: positiveAmount,
              /** When the source says that it was so; when its answer arrived, if it doesn't say. */
              time: timestamp,
            }),
          ),
        }),
      ),
      server_time: timestamp,
    }),
    codes: [],
    example: {
      request: {},
      response: {
        items: [
          {
            currency: 'BTC',
            price: '91250.4',
            refused: null,
            ticks: [
              { source: 'Kraken', bid: '91250.3', ask: '91250.4', time: '2026-11-21T08:29:59.000Z' },
              { source: 'Bitstamp', bid: '91249.9', ask: '91251', time: '2026-11-21T08:29:58.000Z' },
            ],
          },
        ],
        server_time: '2026-11-21T08:30:00.000Z',
      },
    },
  }),
} as const;
