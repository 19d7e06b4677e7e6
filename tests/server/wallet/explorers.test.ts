import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { networks } from '#server/domains/wallet/network-store';
import { useApp } from '../support/app.ts';

const server = useApp(({ settings }) => ({ settings: { ...settings, mode: 'live' } }));

it('links a transaction to the explorer of its network', async () => {
  const { id, client } = await server.customer();
  const now = server.clock.now();
  await sql`insert into withdrawals (
      sn, customer_id, currency, network, address, memo, amount, fee, worth, status, created_at, expected_at, reviewing_at,
      sent_at, transaction_id)
    values (
      'W1', ${id}, 'USDT', 'tron', 'T', '', 100, 1, 100, 1, ${now}, ${now}, ${now}, ${now}, 'f00d/../?x')`.execute(
    server.db,
  );
  const headers = { cookie: `__Host-session=${client.cookie}` };
  const { items } = await client.call('GET wallet/down-record', { page: '1' }, { headers });
  expect(items[0]?.transaction_url).toBe('https://tronscan.org/#/transaction/f00d%2F..%2F%3Fx');
});

it('links a deposit likewise', async () => {
  const { id, client } = await server.customer();
  const now = server.clock.now();
  await sql`insert into files (filename, customer_id, purpose, bytes, created_at, used_at)
    values ('deposit-voucher.jpg', ${id}, 'voucher', 1, ${now}, ${now})`.execute(server.db);
  await sql`insert into deposits (
      sn, customer_id, currency, network, address, amount, voucher, status, created_at, expected_at, reviewing_at, transaction_id)
    values (
      'D1', ${id}, 'ETH', 'ethereum', '0x', 1, 'deposit-voucher.jpg', 1, ${now}, ${now}, ${now}, '0xf00d')`.execute(
    server.db,
  );
  const headers = { cookie: `__Host-session=${client.cookie}` };
  const { items } = await client.call('GET wallet/up-record', { sn: 'D1' }, { headers });
  expect(items[0]?.transaction_url).toBe('https://etherscan.io/tx/0xf00d');
});

it('knows an explorer of every network', async () => {
  expect((await networks(server.db)).filter(({ explorer }) => explorer === null)).toEqual([]);
});
