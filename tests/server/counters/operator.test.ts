import { beforeEach, describe, expect, it } from 'vitest';
import { balance } from '#server/ledger/index';
import { acts, operate, withToken } from '../operator/support.ts';
import { useApp } from '../support/app.ts';
import { testPrices } from '../support/prices.ts';
import { clearCounters, current, expectStage, runJobs, trader } from './support.ts';

const server = useApp((services) => ({ ...withToken(services), prices: testPrices() }));

beforeEach(() => clearCounters(server));

const request = { counter: 'bronze', currency: 'USDT', amount: '200', target: 'EUR', country: 'SE' };

const post = (path: string, body: object = {}) => operate(server, 'POST', path, body);
const items = async (path: string) => (await operate(server, 'GET', path)).data.items as Record<string, unknown>[];

async function matched() {
  const customer = await trader(server);
  await customer.client.call('POST exchange/match', { counter: 'bronze' });
  await runJobs(server.services);
  return { ...customer, sn: expectStage(await current(customer), 'matched').offer.sn };
}

describe('the operator', () => {
  it('enters what another party wants, completes one order and refunds another', async () => {
    const { data } = await post('counter-requests', request);
    expect(await items('counter-requests')).toMatchObject([
      { id: data.id, counter: 'bronze', order: null, created_by: 'Ada' },
    ]);
    const first = await matched();
    expect(await items('counter-requests')).toMatchObject([{ order: first.sn }]);
    expect((await post(`counter-orders/${first.sn}/complete`)).http).toBe(404);
    await first.client.call('POST exchange/accept', { order: first.sn });
    expect(await items('counter-orders')).toMatchObject([
      { sn: first.sn, customer: first.id, amount: '200', target_amount: '160.64' },
    ]);
    expect((await post(`counter-orders/${first.sn}/complete`)).http).toBe(200);
    expect((await balance(server.db, first.id, 'EUR')).available).toBe('160.64');
    // Settled once.
    expect((await post(`counter-orders/${first.sn}/complete`)).http).toBe(404);
    expect((await post(`counter-orders/${first.sn}/refund`)).http).toBe(404);
    expect([await items('counter-requests'), await items('counter-orders')]).toEqual([[], []]);

    await post('counter-requests', { ...request, urgent: true, bonus: { currency: 'USDT', amount: '2', minutes: 15 } });
    const second = await matched();
    await second.client.call('POST exchange/accept', { order: second.sn });
    await post(`counter-orders/${second.sn}/refund`);
    expect(await balance(server.db, second.id, 'USDT')).toMatchObject({ available: '1002', held: '0' });
    expect((await acts(server)).map(({ act, operator }) => [act, operator])).toEqual([
      ['counter-order-refunded', 'Ada'],
      ['counter-request-added', 'Ada'],
      ['counter-order-completed', 'Ada'],
      ['counter-request-added', 'Ada'],
    ]);
  });

  it('takes a request back unless a customer is offered it', async () => {
    const id = String((await post('counter-requests', request)).data.id);
    const customer = await matched();
    expect((await post(`counter-requests/${id}/withdraw`)).http).toBe(404);
    await customer.client.call('POST exchange/decline', { order: customer.sn });
    expect((await post(`counter-requests/${id}/withdraw`)).http).toBe(200);
    expect((await post(`counter-requests/${id}/withdraw`)).http).toBe(404);
    expect(await items('counter-requests')).toEqual([]);
  });

  it('comes too late for an order past its deadline', async () => {
    await post('counter-requests', request);
    const { client, sn, id } = await matched();
    await client.call('POST exchange/accept', { order: sn });
    server.clock.advance(601);
    expect((await post(`counter-orders/${sn}/complete`)).http).toBe(404);
    await runJobs(server.services);
    expect(await balance(server.db, id, 'USDT')).toMatchObject({ available: '1000', held: '0' });
  });

  it.each([
    [{ ...request, counter: 'tin' }, 404],
    [{ ...request, target: 'XXX' }, 200],
    [{ ...request, target: 'USDT' }, 422],
    [{ ...request, amount: '0' }, 422],
    [{ ...request, amount: '1.0000001' }, 422],
    [{ ...request, country: 'Sweden' }, 422],
    [{ ...request, bonus: { currency: 'USDT', amount: '2', minutes: 15 } }, 422],
    [{ ...request, urgent: true, bonus: { currency: 'EUR', amount: '2.001', minutes: 15 } }, 422],
    [{ ...request, urgent: true, bonus: { currency: 'USDT', amount: '2', minutes: 0 } }, 422],
    [{ ...request, anything: 1 }, 422],
  ])('is refused %j', async (body, http) => {
    const response = await post('counter-requests', body);
    expect(response.http).toBe(http);
    expect(await items('counter-requests')).toEqual([]);
    if (http === 200) expect(response.data.code).toBe('currency-unknown');
  });

  it.each([
    [
      { ...request, amount: '10000000.000001' },
      { maximum: '10000000', currency: 'USDT' },
    ],
    [
      { ...request, urgent: true, bonus: { currency: 'EUR', amount: '160.01', minutes: 15 } },
      { maximum: '160', currency: 'EUR' },
    ],
  ])('can’t enter more than could be paid: %j', async (body, details) => {
    const { data } = await post('counter-requests', body);
    expect(data).toMatchObject({ code: 'amount-too-large', ...details });
    expect(await items('counter-requests')).toEqual([]);
  });

  it('has all of a request in the log', async () => {
    const bonus = { currency: 'EUR', amount: '2', minutes: 15 };
    await post('counter-requests', { ...request, urgent: true, bonus });
    expect((await acts(server))[0]).toMatchObject({
      act: 'counter-request-added',
      details: {
        ...{ counter: 'bronze', currency: 'USDT', amount: '200', target: 'EUR', country: 'SE', urgent: true },
        ...{ bonus_currency: 'EUR', bonus_amount: '2', bonus_minutes: 15 },
      },
    });
  });

  it('needs the token', async () => {
    for (const path of ['counter-requests', 'counter-orders'])
      expect((await operate(server, 'GET', path, undefined, { authorization: 'Bearer no' })).http).not.toBe(200);
  });
});
