import { describe, expect, it } from 'vitest';
import { subtract } from '#contract/money';
import { transact } from '#server/db/transact';
import { balance } from '#server/ledger/index';
import { offerRequests, settleOrders } from '#server/sandbox/operator/counters';
import { useApp } from '../support/app.ts';
import { testPrices } from '../support/prices.ts';
import { accepted, current, enter, expectStage, plain, runJobs, trader } from './support.ts';

const server = useApp(() => ({ prices: testPrices() }));

/** What the sandbox's automatic operator does once something is due. */
async function automatic(work: typeof offerRequests): Promise<void> {
  while (await transact(server.db, (tx) => work(tx, server.services, server.clock.now())));
}

type Customer = Awaited<ReturnType<typeof trader>>;

/** Searches until the automatic operator finds something. */
async function found(customer: Customer, counter = 'bronze') {
  await customer.client.call('POST exchange/match', { counter });
  server.clock.advance(4);
  await automatic(offerRequests);
  return expectStage(await current(customer), 'matched').offer;
}

async function settled(customer: Customer, order: string) {
  await customer.client.call('POST exchange/accept', { order });
  server.clock.advance(5);
  await automatic(settleOrders);
  return expectStage(await current(customer), 'success').record;
}

describe('the sandbox', () => {
  it('offers every third order as an urgent one with a bonus, and never pays the fifth', async () => {
    const customer = await trader(server, { USDT: '2000' });
    const kinds: string[] = [];
    for (let index = 0; index < 6; index += 1) {
      const offer = await found(customer);
      if (offer.urgent) {
        expect([offer.shortfall, offer.bonus?.amount]).not.toContain('0');
        await server.fund(customer.id, offer.currency, offer.shortfall);
      }
      const record = await settled(customer, offer.sn);
      kinds.push(`${offer.urgent ? 'urgent' : 'plain'} ${record.status} ${record.bonus ? 'bonus' : ''}`.trim());
    }
    expect(kinds).toEqual([
      'plain completed',
      'plain completed',
      'urgent completed bonus',
      'plain completed',
      'plain refunded',
      'plain completed',
    ]);
    expect((await balance(server.db, customer.id, 'USDT')).held).toBe('0');
  });

  it('adds half a percent to an urgent order, however round its amount is', async () => {
    const customer = await trader(server, { BTC: '0.08' });
    for (let index = 0; index < 2; index += 1) await settled(customer, (await found(customer)).sn);
    // An urgent one is for a quarter more than there is.
    const { available } = await balance(server.db, customer.id, 'BTC');
    await server.fund(customer.id, 'BTC', subtract('0.08', available));
    const { urgent, currency, amount, bonus } = await found(customer);
    expect([urgent, currency, amount, bonus?.amount]).toEqual([true, 'BTC', '0.1', '0.0005']);
  });

  it('waits three seconds, and leaves alone who left', async () => {
    const customer = await trader(server);
    const { sn } = expectStage(await customer.client.call('POST exchange/match', { counter: 'bronze' }), 'matching');
    await automatic(offerRequests);
    expect((await current(customer)).stage).toBe('matching');
    await customer.client.call('POST exchange/leave', { order: sn });
    server.clock.advance(4);
    await automatic(offerRequests);
    expect((await current(customer)).stage).toBe('start');
  });

  it('leaves orders of an operator’s request to the operator', async () => {
    const customer = await trader(server);
    const sn = await accepted(server, customer);
    server.clock.advance(60);
    await automatic(settleOrders);
    expect(expectStage(await current(customer), 'success').record).toMatchObject({ sn, status: 'waiting' });
  });

  it('prefers an operator’s request', async () => {
    const customer = await trader(server);
    await customer.client.call('POST exchange/match', { counter: 'bronze' });
    await enter(server, { ...plain, amount: '77' });
    await runJobs(server.services);
    server.clock.advance(4);
    await automatic(offerRequests);
    expect(expectStage(await current(customer), 'matched').offer.amount).toBe('77');
  });

  it('offers nothing to who has nothing in the counter’s currencies, and goes on with the next', async () => {
    const [empty, next] = [await trader(server, { INR: '100000' }), await trader(server)];
    await empty.client.call('POST exchange/match', { counter: 'bronze' });
    expect((await found(next)).currency).toBe('USDT');
    expect((await current(empty)).stage).toBe('matching');
  });
});
