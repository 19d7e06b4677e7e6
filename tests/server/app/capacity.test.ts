import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { transact } from '#server/db/transact';
import { useApp } from '../support/app.ts';
import { uploadVoucher } from '../wallet/support.ts';

const server = useApp();

const count = (responses: readonly { http: number }[]) => ({
  done: responses.filter(({ http }) => http === 200).length,
  failed: responses.filter(({ http }) => http >= 500).length,
});

describe('many concurrent requests', () => {
  it('of one customer are all served, and so is the health check', async () => {
    const customer = await server.customer();
    const { client } = customer;
    const voucher = await uploadVoucher(customer);
    const deposit = { currency: 'USDT', network: 'tron', amount: '250', voucher };
    const calls = Array.from({ length: 100 }, () => client.try('POST wallet/up', deposit));
    const healthy = await server.visitor().send({ url: '/healthz' });
    expect(healthy.statusCode).toBe(200);
    expect(count(await Promise.all(calls))).toEqual({ done: 100, failed: 0 });
    // A voucher can be used only once.
    expect((await client.call('GET wallet/up-record', {})).total).toBe(1);
  });

  it('of sixty customers are all served', async () => {
    const customers = await Promise.all(Array.from({ length: 60 }, () => server.customer()));
    const vouchers = await Promise.all(customers.map(uploadVoucher));
    const responses = await Promise.all(
      customers.map(({ client }, index) =>
        client.try('POST wallet/up', {
          currency: 'USDT',
          network: 'tron',
          amount: '250',
          voucher: vouchers[index] ?? '',
        }),
      ),
    );
    expect(count(responses)).toEqual({ done: 60, failed: 0 });
  });

  it('beyond the queue get 503, and other customers are served', async () => {
    const [greedy, modest] = [await server.customer(), await server.customer()];
    const responses = Promise.all(Array.from({ length: 400 }, () => greedy.client.try('GET user/amount', {})));
    expect((await modest.client.try('GET user/amount', {})).http).toBe(200);
    const refused = (await responses).filter(({ http }) => http !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { http, data, headers } of refused) {
      expect(http).toBe(503);
      expect(data.code).toBe('unavailable');
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
  });
});

describe('inside a transaction', () => {
  it('checking out a second connection throws', async () => {
    await expect(transact(server.db, () => sql`select 1`.execute(server.db))).rejects.toThrow(
      'Pass it the transaction',
    );
  });

  it('checking out works again afterward', async () => {
    await transact(server.db, (tx) => sql`select 1`.execute(tx));
    await expect(sql`select 1`.execute(server.db)).resolves.toBeDefined();
  });
});
