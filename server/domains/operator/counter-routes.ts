import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { currencyCode, id as idField, positiveAmount } from '#contract/fields';
import { transact, type Tx } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { success } from '../../plugins/contract/envelope.ts';
import { validate } from '../../plugins/contract/validation.ts';
import { requireDigits } from '../../require-digits.ts';
import type { Services } from '../../services.ts';
import { wholeNumber } from '../../whole-number.ts';
import { counters } from '../counters/counter-store.ts';
import type { Order } from '../counters/order-row.ts';
import { waitingOrders } from '../counters/record-store.ts';
import { lockWaiting } from '../counters/order-store.ts';
import { insertRequest, openRequests, withdrawRequest } from '../counters/request-store.ts';
import { completeOrder, refundOrder } from '../counters/settle-order.ts';
import { currentPrices } from '../market/current-prices.ts';
import { currencies, currencyIn } from '../market/store.ts';
import { requireWorth } from '../wallet/require-worth.ts';
import { worthIn } from '../wallet/rules.ts';
import { recordAction } from './audit-store.ts';
import { deciderOf } from './authenticate.ts';
import { idOf } from './fields.ts';

const requestBody = v.pipe(
  v.strictObject({
    counter: idField,
    /** What the customer gives. */
    currency: currencyCode,
    amount: positiveAmount,
    /** What the customer gets. */
    target: currencyCode,
    /** Of the other party. */
    country: v.pipe(v.string('validation:required'), v.regex(/^[A-Z]{2}$/, 'validation:invalid')),
    /** Whether it may exceed what the customer has. */
    urgent: v.optional(v.boolean('validation:invalid'), false),
    bonus: v.optional(
      v.nullable(
        v.strictObject({
          currency: currencyCode,
          amount: positiveAmount,
          minutes: wholeNumber(1, 1440),
        }),
      ),
      null,
    ),
  }),
  v.forward(
    v.check(({ currency, target }) => currency !== target, 'validation:invalid'),
    ['target'],
  ),
  v.forward(
    v.check(({ urgent, bonus }) => urgent || bonus === null, 'validation:invalid'),
    ['bonus'],
  ),
);

type RequestBody = v.InferOutput<typeof requestBody>;

/**
 * Throws Refusal `amount-too-large` for an amount above what can be deposited at once, or a bonus worth more than its amount, and
 * `rate-unavailable`. Nobody could pay, or book, what a mistyped amount would make of it.
 */
async function requireBounded(
  tx: Tx,
  { prices: source }: Services,
  { currency, amount, bonus }: RequestBody,
): Promise<void> {
  const prices = await currentPrices({ db: tx, prices: source });
  const all = await currencies(tx);
  requireWorth(prices, currencyIn(all, currency), amount);
  if (bonus)
    requireWorth(prices, currencyIn(all, bonus.currency), bonus.amount, worthIn(prices, amount, currency, 'USD'));
}

/** Throws Refusal `not-found` or `currency-unknown`, InvalidFields for digits that a currency doesn't have. */
async function requireFitting(tx: Tx, { counter, currency, amount, target, bonus }: RequestBody): Promise<void> {
  if (!(await counters(tx)).some(({ id }) => id === counter)) throw new Refusal('not-found');
  const all = await currencies(tx);
  for (const code of [currency, target, bonus?.currency ?? currency])
    if (!all.some((each) => each.code === code)) throw new Refusal('currency-unknown');
  requireDigits('amount', amount, currencyIn(all, currency).scale);
  if (bonus) requireDigits('bonus', bonus.amount, currencyIn(all, bonus.currency).scale);
}

const orderParams = v.object({ sn: idField });

/** The calls for what other parties want at the counters, and for the orders that wait for them. */
export function registerCounterOrders(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;

  app.get('/counter-requests', async () => {
    const items = (await openRequests(db)).map(({ id, createdBy, createdAt, ...rest }) => ({
      id: String(id),
      ...rest,
      created_by: createdBy,
      created_at: createdAt,
    }));
    return success({ items });
  });

  app.post('/counter-requests', async (http) => {
    const { operator, at } = deciderOf(http, clock);
    const request = validate(requestBody, http.body ?? {});
    return transact(db, async (tx) => {
      await requireFitting(tx, request);
      await requireBounded(tx, services, request);
      const { id } = await insertRequest(tx, { ...request, createdBy: operator.name }, at);
      const { bonus, ...rest } = request;
      const details = {
        ...rest,
        ...(bonus && { bonus_currency: bonus.currency, bonus_amount: bonus.amount, bonus_minutes: bonus.minutes }),
      };
      await recordAction(tx, { operator, act: 'counter-request-added', subject: `counter-request/${id}`, details, at });
      return success({ id: String(id) });
    });
  });

  app.post('/counter-requests/:id/withdraw', async (http) => {
    const { operator, at } = deciderOf(http, clock);
    const id = idOf(http);
    return transact(db, async (tx) => {
      if (!(await withdrawRequest(tx, id, at))) throw new Refusal('not-found');
      await recordAction(tx, { operator, act: 'counter-request-withdrawn', subject: `counter-request/${id}`, at });
      return success({});
    });
  });

  app.get('/counter-orders', async () => {
    const items = (await waitingOrders(db)).map(({ sn, customer, counter, acceptedAt, dueAt, offer }) => ({
      sn,
      customer,
      counter,
      currency: offer.currency,
      amount: offer.amount,
      target: offer.target,
      target_amount: offer.targetAmount,
      country: offer.country,
      accepted_at: acceptedAt,
      waits_until: dueAt,
    }));
    return success({ items });
  });

  const settle = (
    http: FastifyRequest,
    act: 'counter-order-completed' | 'counter-order-refunded',
    work: (tx: Tx, services: Services, order: Order, at: Date) => Promise<void>,
  ) => {
    const { operator, at } = deciderOf(http, clock);
    const { sn } = validate(orderParams, http.params);
    return transact(db, async (tx) => {
      const order = await lockWaiting(tx, sn, at);
      if (!order) throw new Refusal('not-found');
      await work(tx, services, order, at);
      await recordAction(tx, { operator, act, subject: `counter-order/${sn}`, at });
      return success({});
    });
  };
  app.post('/counter-orders/:sn/complete', (http) => settle(http, 'counter-order-completed', completeOrder));
  app.post('/counter-orders/:sn/refund', (http) => settle(http, 'counter-order-refunded', refundOrder));
}
