import * as v from 'valibot';
import { call } from './call.ts';
import { emptyResponse, id, noRequest, positiveAmount, timestamp } from './fields.ts';
import { marketSymbol } from './market.ts';

export const alertDirections = ['above', 'below'] as const;

/** How many alerts of a customer can wait for their price. */
export const alertLimit = 50;

export const saveAlertRequest = v.strictObject({
  symbol: marketSymbol,
  direction: v.picklist(alertDirections, 'validation:direction'),
  price: positiveAmount,
});

const alert = v.object({
  id,
  symbol: marketSymbol,
  /** `above`: when the price reaches or exceeds `price`; `below`: when it reaches or falls below it. */
  direction: v.picklist(alertDirections),
  /** In US dollars. */
  price: positiveAmount,
  created_at: timestamp,
  /** When the price was reached and the customer notified, once; null while it waits. Deleted 30 days later. */
  triggered_at: v.nullable(timestamp),
});

const exampleAlert = {
  id: '12',
  symbol: 'BTC-USD',
  direction: 'above' as const,
  price: '95000',
  created_at: '2026-11-21T08:30:00.000Z',
  triggered_at: null,
};

export const marketAlertCalls = {
  'GET market/alerts': call({
    summary: 'Returns the price alerts that wait and the last 100 that were triggered, newest first.',
    access: 'customer',
    request: noRequest,
    response: v.object({ items: v.array(alert) }),
    codes: [],
    example: { request: {}, response: { items: [exampleAlert] } },
  }),
  'POST market/saveAlert': call({
    summary:
      'Saves a price alert, which becomes a notice once. Repeating it while it waits returns the same alert. Refuses a price that is reached already.',
    access: 'customer',
    limit: { max: 60, seconds: 600 },
    request: saveAlertRequest,
    response: alert,
    codes: ['not-found', 'price-reached', 'alert-limit'],
    example: { request: { symbol: 'BTC-USD', direction: 'above', price: '95000' }, response: exampleAlert },
  }),
  'POST market/removeAlert': call({
    summary: 'Deletes a price alert.',
    access: 'customer',
    request: v.strictObject({ id }),
    response: emptyResponse,
    codes: ['not-found'],
    example: { request: { id: '12' }, response: {} },
  }),
} as const;
