import { expect, it } from 'vitest';
import { transact } from '#server/db/transact';
import { changeSite } from '#server/domains/content/site-settings-store';
import { useApp } from '../support/app.ts';
import { refused } from '../support/client.ts';
import { check, confirm, holder, tryCheck, tryConfirm } from '../wallet/withdrawal-support.ts';

const server = useApp();

const setLimit = (dollars: number) =>
  transact(server.db, (tx) => changeSite(tx, server.services.settings, { unverified_daily_limit: dollars }));
const published = async () => (await server.visitor().call('GET index/site', {})).unverified_daily_limit;

it('the daily limit without verification is published: 1,000 US dollars, or what the operator set', async () => {
  expect(await published()).toEqual({ currency: 'USD', amount: '1000' });
  await setLimit(0);
  expect(await published()).toEqual({ currency: 'USD', amount: '0' });
});

it('applies from the moment the operator sets it, also to what was checked before', async () => {
  const customer = await holder(server);
  await setLimit(100);
  const { hash } = await check(customer);
  await setLimit(99);
  expect(await tryCheck(customer)).toMatchObject(refused('verification-needed'));
  expect(await tryConfirm(customer, hash)).toMatchObject(refused('verification-needed'));
  await setLimit(100);
  expect((await confirm(customer, hash)).status).toBe(0);
});
