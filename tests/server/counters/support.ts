import { sql } from 'kysely';
import type { ResponseOf } from '#contract/index';
import { transact } from '#server/db/transact';
import { runCounterJobs } from '#server/domains/counters/jobs';
import { lockWaiting } from '#server/domains/counters/order-store';
import { insertRequest, type NewRequest } from '#server/domains/counters/request-store';
import { completeOrder, refundOrder } from '#server/domains/counters/settle-order';
import type { Services } from '#server/services';
import type { TestApp, TestCustomer } from '../support/app.ts';

type Stage = ResponseOf<'GET exchange/current'>;

/** Creates a customer with money. */
export async function trader(server: TestApp, funds: Readonly<Record<string, string>> = { USDT: '1000' }) {
  const customer = await server.customer();
  for (const [currency, amount] of Object.entries(funds)) await server.fund(customer.id, currency, amount);
  return customer;
}

/** At the test's prices, 200 USDT are 160 EUR, and 160.64 EUR with the 0.4 percent of the lowest counter. */
export const plain: NewRequest = {
  counter: 'bronze',
  currency: 'USDT',
  amount: '200',
  target: 'EUR',
  country: 'SE',
  urgent: false,
  bonus: null,
  createdBy: 'Ada',
};

export const urgent: NewRequest = {
  ...plain,
  amount: '1200',
  urgent: true,
  bonus: { currency: 'USDT', amount: '6', minutes: 15 },
};

/** Enters what another party wants. */
export const enter = ({ db, clock }: TestApp, request: NewRequest = plain): Promise<bigint> =>
  transact(db, async (tx) => (await insertRequest(tx, request, clock.now())).id);

/** Ends what earlier tests began, so that nobody else is offered a test's requests. */
export async function clearCounters({ db }: TestApp): Promise<void> {
  await sql`update counter_orders set state = 'left', due_at = null where state = 'matching'`.execute(db);
  await sql`update counter_requests set closed_at = now() where closed_at is null`.execute(db);
}

/** Does everything that is due, which must not fail. */
export const runJobs = (services: Services): Promise<void> =>
  runCounterJobs(services, (error) => {
    throw error;
  });

export function expectStage<Name extends Stage['stage']>(stage: Stage, name: Name): Extract<Stage, { stage: Name }> {
  if (stage.stage !== name) throw new Error(`the stage is ${stage.stage}, not ${name}`);
  return stage as Extract<Stage, { stage: Name }>;
}

export const current = ({ client }: TestCustomer): Promise<Stage> => client.call('GET exchange/current', {});

/** Searches at the request's counter until it is offered, and returns the offer. */
export async function offered(server: TestApp, customer: TestCustomer, request: NewRequest = plain) {
  await enter(server, request);
  await customer.client.call('POST exchange/match', { counter: request.counter });
  await runJobs(server.services);
  return expectStage(await current(customer), 'matched').offer;
}

/** The same, accepted. Returns its number. */
export async function accepted(server: TestApp, customer: TestCustomer, request: NewRequest = plain): Promise<string> {
  const { sn } = await offered(server, customer, request);
  await customer.client.call('POST exchange/accept', { order: sn });
  return sn;
}

/** Says whether the other party has paid. */
export const settle = ({ db, services, clock }: TestApp, sn: string, paid = true): Promise<void> =>
  transact(db, async (tx) => {
    const order = await lockWaiting(tx, sn, clock.now());
    if (!order) throw new Error(`${sn} does not wait`);
    await (paid ? completeOrder : refundOrder)(tx, services, order, clock.now());
  });

/** The same as a whole: an order that is completed. */
export async function completed(server: TestApp, customer: TestCustomer, request: NewRequest = plain): Promise<string> {
  const sn = await accepted(server, customer, request);
  await settle(server, sn);
  return sn;
}
