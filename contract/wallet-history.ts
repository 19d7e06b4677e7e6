import * as v from 'valibot';
import { call } from './call.ts';
import { currencyCode, decimal, displayScale, timestamp } from './fields.ts';

export const historyRanges = ['day', 'week', 'month', 'year'] as const;

export const walletHistoryCalls = {
  'GET wallet/history': call({
    summary:
      'Returns the value of the customer’s balances over time in one currency, oldest first: of all, or of one by its `name`, each at the price of its time.',
    access: 'customer',
    readsHistory: true,
    request: v.strictObject({
      currency: v.optional(currencyCode, 'USD'),
      range: v.picklist(historyRanges, 'validation:range'),
      name: v.optional(currencyCode),
    }),
    response: v.object({
      currency: currencyCode,
      range: v.picklist(historyRanges),
      /** The one currency that counts, or null for all. */
      name: v.nullable(currencyCode),
      display_scale: displayScale,
      /**
       * At whole quarters of an hour, hours, quarters of a day, or days in UTC, by the length of the time; the last item is
       * now. Begins with the first transfer; without any, there are no items.
       */
      items: v.array(
        v.object({
          time: timestamp,
          /** Null while the price of a currency in it is unknown. */
          value: v.nullable(decimal),
        }),
      ),
    }),
    codes: ['currency-unknown'],
    example: {
      request: { currency: 'EUR', range: 'week' },
      response: {
        currency: 'EUR',
        range: 'week',
        name: null,
        display_scale: 2,
        items: [
          { time: '2026-11-21T07:00:00.000Z', value: '12390.02' },
          { time: '2026-11-21T08:00:00.000Z', value: null },
          { time: '2026-11-21T08:30:00.000Z', value: '12480.15' },
        ],
      },
    },
  }),
} as const;
