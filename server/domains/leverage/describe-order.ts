import type { ResponseOf } from '#contract/index';
import { subtract } from '#contract/money';
import { type Currency, currencyIn } from '../market/store.ts';
import type { OrderRow } from './order-store.ts';

export type OrderRecord = ResponseOf<'GET leverage/records'>['items'][number];

/** Describes an order as of a time. */
export function describeOrder(order: OrderRow, all: readonly Currency[], at: Date): OrderRecord {
  const { number, room, tier, period, category, symbol, scale, currency, quantity, multiplier, opening } = order;
  const { startsAt, close, createdAt, settlesAt, result, payout, settledAt } = order;
  return {
    number,
    room: { id: room, tier },
    period,
    starts_at: startsAt.toISOString(),
    category,
    symbol,
    scale,
    currency,
    currency_scale: currencyIn(all, currency).scale,
    quantity,
    multiplier,
    opening_price: opening,
    close_price: close,
    status: result !== null ? 'settled' : settlesAt > at ? 'unsettled' : 'settling',
    result,
    profit_loss: payout === null ? null : subtract(payout, quantity),
    created_at: createdAt.toISOString(),
    settles_at: settlesAt.toISOString(),
    settled_at: settledAt?.toISOString() ?? null,
  };
}
