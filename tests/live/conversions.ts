import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '#server/db/transact';
import { ledgerViolations } from '#server/ledger/violations';
import type { Credentials } from '#server/plugins/sessions/store';
import { fund, loggedInCustomer } from '../server/support/customers.ts';
import { Device } from './device.ts';
import type { Parts } from './instances.ts';

export const CUSTOMERS = 8;

/** Returns a new customer who is logged in, with money to convert. */
export async function newCustomer(db: Db): Promise<{ id: string; username: string; credentials: Credentials }> {
  const made = await loggedInCustomer(db, new Date());
  await fund(db, made.id, 'USDT', '100000');
  return made;
}

/** Converts a little, with a quote of whichever server answers. Returns whether it is booked. */
export async function convert(device: Device): Promise<boolean> {
  const quoted = await device.ask('flash/quote', { from: 'USDT', to: 'BTC', amount: '10', side: 'from' });
  if (quoted.status !== 1) throw new Error(`no quote: ${JSON.stringify(quoted)}`);
  const { status } = await device.settle('flash/exchange', { quote: quoted.data.quote });
  return status === 1;
}

/**
 * Converts for several customers through the load balancer while `strike` runs. Returns how many each got acknowledged. `failed`
 * gets what had to be sent again.
 */
export async function convertDuring(
  { connection, proxy }: Pick<Parts, 'connection' | 'proxy'>,
  strike: () => Promise<void>,
  failed: string[] = [],
): Promise<ReadonlyMap<string, number>> {
  const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => newCustomer(connection.db)));
  let isOver = false;
  const booked = new Map<string, number>();
  const working = customers.map(async ({ id, credentials }) => {
    const device = new Device(proxy.url, credentials);
    while (!isOver) if (await convert(device)) booked.set(id, (booked.get(id) ?? 0) + 1);
    failed.push(...device.failed);
  });
  await strike().finally(() => (isOver = true));
  await Promise.all(working);
  return booked;
}

/** Compares what was acknowledged with what is in the ledger. */
export async function expectBooked(db: Db, booked: ReadonlyMap<string, number>): Promise<void> {
  const { rows } = await sql<{ customer: string; count: number }>`
    select customer_id as customer, count(*)::int as count from ledger_transfers
    where kind = 'flash-exchange' and customer_id = any(${[...booked.keys()]}) group by customer_id`.execute(db);
  expect(new Map(rows.map(({ customer, count }) => [customer, count]))).toEqual(booked);
  expect(await ledgerViolations(db)).toEqual([]);
}
