import { alertLimit } from '#contract/market-alerts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestCustomer, useApp } from '../support/app.ts';

const server = useApp();
let customer: TestCustomer;

beforeAll(async () => {
  customer = await server.customer();
});

const list = async (owner: TestCustomer) => (await owner.client.call('GET market/alerts', {})).items;
// Bitcoin is at 50000.
const bitcoinAt = (price: string, direction: 'above' | 'below' = 'above') => ({ symbol: 'BTC-USD', direction, price });

describe('price alerts', () => {
  it('are none at first', async () => {
    expect(await list(customer)).toEqual([]);
  });

  it('are saved, listed newest first for their customer only, and removed', async () => {
    const other = await server.customer();
    const above = await customer.client.call('POST market/saveAlert', bitcoinAt('60000.50'));
    const below = await customer.client.call('POST market/saveAlert', bitcoinAt('40000', 'below'));
    expect(above).toMatchObject({ symbol: 'BTC-USD', direction: 'above', price: '60000.5', triggered_at: null });
    expect(await list(customer)).toEqual([below, above]);
    expect(await list(other)).toEqual([]);
    for (const id of [above.id, 'nonsense', '9'.repeat(18)]) {
      expect((await other.client.try('POST market/removeAlert', { id })).http).toBe(404);
    }
    expect(await list(customer)).toHaveLength(2);
    for (const { id } of [above, below]) await customer.client.call('POST market/removeAlert', { id });
    expect((await customer.client.try('POST market/removeAlert', { id: above.id })).http).toBe(404);
    expect(await list(customer)).toEqual([]);
  });

  it('are saved once when repeated', async () => {
    const twice = await Promise.all(
      ['70000', '70000.00'].map((price) => customer.client.call('POST market/saveAlert', bitcoinAt(price))),
    );
    expect(twice[0]).toEqual(twice[1]);
    expect(await list(customer)).toHaveLength(1);
  });

  it('are refused for a price that is reached, with the current one', async () => {
    for (const request of [
      bitcoinAt('50000'),
      bitcoinAt('49999.99'),
      bitcoinAt('50000', 'below'),
      bitcoinAt('50001', 'below'),
    ]) {
      expect(await customer.client.try('POST market/saveAlert', request)).toMatchObject({
        status: 0,
        message: expect.stringContaining('50,000.00 USD') as unknown,
        data: { code: 'price-reached' },
      });
    }
  });

  it('are refused for an unknown market, and for what isn’t a price of it', async () => {
    for (const symbol of ['NOPE-USD', 'EUR-USD']) {
      const answer = await customer.client.try('POST market/saveAlert', { ...bitcoinAt('60000'), symbol });
      expect(answer.http).toBe(404);
    }
    for (const price of ['0', '-1', '1e5', '60,000', '60000.123']) {
      const answer = await customer.client.try('POST market/saveAlert', bitcoinAt(price));
      expect(answer).toMatchObject({ http: 422, data: { errors: { price: [expect.any(String)] } } });
    }
    const sideways = { ...bitcoinAt('60000'), direction: 'sideways' as 'above' };
    expect((await customer.client.try('POST market/saveAlert', sideways)).http).toBe(422);
  });

  it('are listed with those that were triggered last, not with all of them', async () => {
    const owner = await server.customer();
    const waiting = await owner.client.call('POST market/saveAlert', bitcoinAt('60000'));
    await sql`
      insert into market_alerts (customer_id, symbol, direction, price, created_at, triggered_at)
      select ${owner.id}, 'BTC-USD', 'above', number, now(), now() - make_interval(secs => number) from generate_series(1, 120) number`.execute(
      server.db,
    );
    const items = await list(owner);
    expect(items.map(({ price }) => price)).toEqual([
      ...Array.from({ length: 100 }, (_, index) => String(100 - index)),
      waiting.price,
    ]);
  });

  it('need a login', async () => {
    const visitor = server.visitor();
    expect((await visitor.try('GET market/alerts', {})).http).toBe(401);
    expect((await visitor.try('POST market/saveAlert', bitcoinAt('60000'))).http).toBe(401);
    expect((await visitor.try('POST market/removeAlert', { id: '1' })).http).toBe(401);
  });

  it('are limited, even when saved concurrently; repeating one is still allowed at the limit', async () => {
    const busy = await server.customer();
    const answers = await Promise.all(
      Array.from({ length: alertLimit + 20 }, (_, index) =>
        busy.client.try('POST market/saveAlert', bitcoinAt(String(60_000 + index))),
      ),
    );
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(alertLimit);
    expect(
      new Set(answers.filter(({ status }) => status !== 1).map(({ data }) => (data as { code: string }).code)),
    ).toEqual(new Set(['alert-limit']));
    const [newest] = await list(busy);
    const again = await busy.client.call('POST market/saveAlert', bitcoinAt(newest?.price ?? ''));
    expect(again.id).toBe(newest?.id);
    expect(await list(busy)).toHaveLength(alertLimit);
  });
});
