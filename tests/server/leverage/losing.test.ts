import { expect, it } from 'vitest';
import { countLosingAccounts } from '#server/domains/leverage/losing-accounts';
import { useApp } from '../support/app.ts';

const server = useApp();

it('is the share of accounts with a net loss among those with settled orders, by room, from ten on', async () => {
  expect(await countLosingAccounts(server.db)).toEqual(new Map());
  const results = {
    junior: ['-5', '-0.000001', '0', '12', '-3', '4', '1', '2', '3', '4', '5'],
    superior: Array.from({ length: 10 }, () => '1'),
    vip: Array.from({ length: 9 }, () => '-8'),
  };
  for (const [room, nets] of Object.entries(results))
    for (const net of nets)
      await server.db
        .insertInto('leverage_standings')
        .values({ customer_id: (await server.customer()).id, room_id: room, settled_orders: 2, net_result: net })
        .execute();
  // 3 of 11.
  expect(await countLosingAccounts(server.db)).toEqual(
    new Map([
      ['junior', '27.3'],
      ['superior', '0'],
    ]),
  );
});
