import { expect, it } from 'vitest';
import { useApp } from '../support/app.ts';
import { refused } from '../support/client.ts';
import { testPrices } from '../support/prices.ts';
import { uploadVoucher } from '../wallet/support.ts';
import { check, confirm, holder, tronDestination, tryCheck, tryConfirm, usdtOf } from '../wallet/withdrawal-support.ts';
import { acts, operate, withToken } from './support.ts';

const server = useApp((services) => ({ ...withToken(services), prices: testPrices() }));

const tell = (path: string, body: object) => operate(server, 'POST', `networks/USDT/tron/${path}`, body);

it('pauses withdrawals on one network with a reason, before and after they are checked', async () => {
  const customer = await holder(server);
  const { hash } = await check(customer);
  expect((await tell('pause', { direction: 'withdrawals', reason: 'upgrade' })).http).toBe(200);
  expect(await tryCheck(customer)).toMatchObject(refused('network-paused'));
  expect(await tryConfirm(customer, hash)).toMatchObject(refused('network-paused'));
  expect(await usdtOf(server, customer)).toEqual(['500', '0']);
  const { items } = await customer.client.call('GET wallet/cryptos', {});
  const networks = items.find(({ currency }) => currency === 'USDT')?.networks ?? [];
  expect(networks.find(({ id }) => id === 'tron')).toMatchObject({
    withdrawals_paused: { reason: 'upgrade' },
    deposits_paused: null,
  });
  expect(networks.filter((network) => network.withdrawals_paused !== null)).toHaveLength(1);

  expect((await tell('resume', { direction: 'withdrawals' })).http).toBe(200);
  expect((await confirm(customer, hash)).status).toBe(0);
});

it('gives out no address while deposits are paused, but takes those that were sent before', async () => {
  const customer = await holder(server, '1');
  await tell('pause', { direction: 'deposits', reason: 'incident' });
  const place = { currency: tronDestination.currency, network: tronDestination.network };
  expect(await customer.client.try('POST wallet/address', place)).toMatchObject(refused('network-paused'));
  const voucher = await uploadVoucher(customer);
  expect((await customer.client.call('POST wallet/up', { ...place, amount: '20', voucher })).status).toBe(0);
  await tell('resume', { direction: 'deposits' });
  expect((await customer.client.call('POST wallet/address', place)).network.deposits_paused).toBeNull();
});

it('changes the reason of a pause and keeps its beginning; refuses what is unknown', async () => {
  await tell('pause', { direction: 'deposits', reason: 'congestion' });
  const paused = async () => {
    const items = (await operate(server, 'GET', 'networks')).data.items as Record<string, unknown>[];
    return items.find(({ currency, id }) => currency === 'USDT' && id === 'tron')?.deposits_paused;
  };
  const first = (await paused()) as { since: string };
  await tell('pause', { direction: 'deposits', reason: 'maintenance' });
  expect(await paused()).toEqual({ reason: 'maintenance', since: first.since });
  expect((await tell('pause', { direction: 'deposits', reason: 'because' })).http).toBe(422);
  expect((await tell('pause', { reason: 'upgrade' })).http).toBe(422);
  expect((await tell('resume', { direction: 'deposits' })).http).toBe(200);
  expect((await tell('resume', { direction: 'deposits' })).http).toBe(404);
  expect(await paused()).toBeNull();
  const unknown = await operate(server, 'POST', 'networks/USDT/moon/pause', {
    direction: 'deposits',
    reason: 'upgrade',
  });
  expect(unknown.data).toMatchObject({ code: 'network-unknown' });
  const own = (await acts(server)).filter(({ subject }) => subject === 'network/USDT/tron/deposits');
  expect(own.slice(0, 3).map(({ act }) => act)).toEqual(['network-resumed', 'network-paused', 'network-paused']);
});

it('changes what withdrawals cost, but not for one that was reviewed', async () => {
  const customer = await holder(server);
  const reviewed = await check(customer);
  const change = (body: object) => operate(server, 'POST', 'networks/USDT/tron', body);
  expect((await change({ withdrawal_fee: '2.5', minimum_withdrawal: '12' })).data).toEqual({
    withdrawal_fee: '2.5',
    minimum_withdrawal: '12',
  });
  const next = await check(customer);
  const fees = [(await confirm(customer, reviewed.hash)).fee, (await confirm(customer, next.hash)).fee];
  expect(fees).toEqual(['1', '2.5']);
  const [last] = (await acts(server)).filter(({ act }) => act === 'network-terms-changed');
  expect(last?.details).toEqual({
    withdrawal_fee: '2.5',
    minimum_withdrawal: '12',
    withdrawal_fee_before: '1',
    minimum_withdrawal_before: '10',
  });
  await change({ withdrawal_fee: '1', minimum_withdrawal: '10' });
});

it.each([
  [{}, 'withdrawal_fee'],
  [{ withdrawal_fee: '-1' }, 'withdrawal_fee'],
  [{ withdrawal_fee: '1.0000001' }, 'withdrawal_fee'],
  [{ minimum_withdrawal: '0' }, 'minimum_withdrawal'],
  [{ withdrawal_fee: '10' }, 'minimum_withdrawal'],
  [{ minimum_deposit: '1' }, 'minimum_deposit'],
])('refuses %j as terms', async (body, field) => {
  const { http, data } = await operate(server, 'POST', 'networks/USDT/tron', body);
  expect([http, Object.keys(data.errors as object)]).toEqual([422, [field]]);
});

it.each([
  ['XXX/tron', 'currency-unknown'],
  ['USDT/moon', 'network-unknown'],
])('knows no terms of %s', async (place, code) => {
  const { data } = await operate(server, 'POST', `networks/${place}`, { withdrawal_fee: '1' });
  expect(data.code).toBe(code);
});
