import { expect, it } from 'vitest';
import { losingAccounts } from '#server/domains/leverage/losing-accounts';
import { useApp } from '../support/app.ts';

const server = useApp();

it('is the share of accounts with a net loss among those with settled orders, by room', async () => {
  expect(await losingAccounts(server.db)).toEqual(new Map());
  const results = { junior: ['-5', '-0.000001', '0', '12', '-3', '4', '1'], vip: ['8'] };
  for (const [room, nets] of Object.entries(results))
    for (const net of nets)
      await server.db
        .insertInto('leverage_standings')
        .values({ customer_id: (await server.customer()).id, room_id: room, settled_orders: 2, net_result: net })
        .execute();
  // 3 of 7.
  expect(await losingAccounts(server.db)).toEqual(
    new Map([
      ['junior', '42.9'],
      ['vip', '0'],
    ]),
  );
});
