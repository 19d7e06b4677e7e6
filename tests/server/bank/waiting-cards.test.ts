import { beforeAll, expect, it } from 'vitest';
import { useApp } from '../support/app.ts';
import { refused } from '../support/client.ts';
import { testPrices } from '../support/prices.ts';
import { bind, cardNumber, draw, saver, seedTerms, tryDraw } from './support.ts';

const server = useApp(() => ({ prices: testPrices() }));

beforeAll(() => seedTerms(server));

it('a withdrawal goes to no card that was linked less than 24 hours ago, while withdrawals go to saved addresses only', async () => {
  const customer = await saver(server);
  const { client } = customer;
  await client.call('POST wallet/savedOnly', { enabled: true });
  const { id: card, usable_at: usable } = await bind(customer, { number: cardNumber(1) });
  const hours = (Date.parse(usable ?? '') - server.clock.now().getTime()) / 3_600_000;
  expect(hours).toBeCloseTo(24, 1);
  expect(server.mails.at(-1)?.text).toContain('You can withdraw to it in 24 hours.');
  const cards = async () => (await client.call('GET user/bank', {})).items.map((each) => [each.id, each.usable_at]);
  expect(await cards()).toEqual([
    [card, usable],
    [customer.card, null],
  ]);
  expect(await tryDraw(customer, { card })).toMatchObject({ data: { code: 'card-waiting', usable_at: usable } });
  expect(await draw(customer)).toMatchObject({ status: 0 });
  // The customer doesn't want it anymore, which takes as long.
  await client.call('POST wallet/savedOnly', { enabled: false });
  expect(await tryDraw(customer, { card })).toMatchObject(refused('card-waiting'));
  server.clock.advance(86_401);
  expect(await cards()).toEqual([
    [card, null],
    [customer.card, null],
  ]);
  expect(await draw(customer, { card })).toMatchObject({ status: 0 });
});

it('a new card can be used after 24 hours, while withdrawals still go to saved addresses only', async () => {
  const customer = await saver(server);
  await customer.client.call('POST wallet/savedOnly', { enabled: true });
  const { id: card } = await bind(customer, { number: cardNumber(2) });
  server.clock.advance(86_401);
  expect(await draw(customer, { card })).toMatchObject({ status: 0 });
});
