import { sql } from 'kysely';
import { transact } from '#server/db/transact';
import type { reviewWithdrawal } from '#server/domains/wallet/review-withdrawal';
import { lockOwnWithdrawal } from '#server/domains/wallet/withdrawal-store';
import { balance } from '#server/ledger/index';
import { fundPassword, member } from '../account/support.ts';
import type { TestApp } from '../support/app.ts';
import type { Client } from '../support/client.ts';

export const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
export const tronDestination = { currency: 'USDT', network: 'tron', address: tron, memo: '' };

export interface Holder {
  readonly id: string;
  readonly client: Client;
}

/** A customer with a fund password and some USDT. */
export async function holder(server: TestApp, usdt = '500'): Promise<Holder> {
  const { id, logIn } = await member(server, { withFundPassword: true });
  await server.fund(id, 'USDT', usdt);
  return { id, client: await logIn() };
}

export const verify = (server: TestApp, { id }: Holder) =>
  sql`update customers set real_status = 1 where id = ${id}`.execute(server.db);

export const check = ({ client }: Holder, change: object = {}) =>
  client.call('POST wallet/checkExtract', { ...tronDestination, amount: '100', ...change });

export const tryCheck = ({ client }: Holder, change: object = {}) =>
  client.try('POST wallet/checkExtract', { ...tronDestination, amount: '100', ...change });

export const confirm = ({ client }: Holder, hash: string, key?: string) =>
  client.call('POST wallet/down', { hash, fund_password: fundPassword }, key ? { key } : {});

export const tryConfirm = ({ client }: Holder, hash: string, key?: string) =>
  client.try('POST wallet/down', { hash, fund_password: fundPassword }, key ? { key } : {});

export const withdraw = async (customer: Holder, change: object = {}) =>
  confirm(customer, (await check(customer, change)).hash);

/** Does something to a withdrawal under its lock, as an operator does. */
export const decide = (
  server: TestApp,
  customer: Holder,
  sn: string,
  work: (...given: Parameters<typeof reviewWithdrawal>) => Promise<void>,
): Promise<void> =>
  transact(server.db, async (tx) => {
    const withdrawal = await lockOwnWithdrawal(tx, customer.id, sn);
    if (!withdrawal) throw new Error(`no withdrawal ${sn}`);
    await work(tx, server.services, withdrawal, server.clock.now());
  });

/** Returns what is available and what is held. */
export async function usdtOf(server: TestApp, { id }: Holder): Promise<[string, string]> {
  const { available, held } = await balance(server.db, id, 'USDT');
  return [available, held];
}
