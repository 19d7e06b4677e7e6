import { type RawBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { closureViolations } from '#server/domains/privacy/violations';
import { useApp } from '../support/app.ts';
import { testPrices } from '../support/prices.ts';
import { foundAfter, rebook, unbook } from '../support/tamper.ts';
import { ask, closeDue, type Person, person, rowOf } from './support.ts';

const server = useApp(() => ({ prices: testPrices() }));

let customer: Person;

beforeAll(async () => {
  customer = await person(server);
  await server.fund(customer.id, 'USDT', '0.5');
  await ask(customer, true);
  await closeDue(server);
});

const found = (...changes: readonly RawBuilder<unknown>[]) => foundAfter(server.db, closureViolations, ...changes);

it('finds nothing in an account that was closed with a remainder', async () => {
  expect((await rowOf(server, customer.id)).closed_at).not.toBeNull();
  expect(await closureViolations(server.db)).toEqual([]);
});

describe('a closed account', () => {
  it('that still has money is found', async () => {
    const { id } = customer;
    const restore = sql`
      update ledger_accounts set balance = 0.5 where (owner, bucket, currency) = (${id}, 'available', 'USDT')`;
    expect(await found(restore, ...unbook('account-closing', id))).toEqual([`${id} is closed with 0.5 USDT available`]);
  });

  it('that was given money in the name of its remainder is found', async () => {
    const lines = await found(rebook('account-closing', customer.id, '-1'));
    expect(lines.map((line) => line.replace(/^transfer \d+/u, 'transfer')).toSorted()).toEqual([
      `transfer of ${customer.id} (account-closing) books -0.5 USDT adjustment`,
      `transfer of ${customer.id} (account-closing) books 0.5 USDT available`,
    ]);
  });
});

it('finds a remainder that was taken from an account that isn’t closed', async () => {
  const reopen = sql`update customers set closed_at = null where id = ${customer.id}`;
  expect(await found(reopen)).toEqual([
    expect.stringMatching(`^transfer \\d+ of ${customer.id} \\(account-closing\\) belongs to no closed account$`),
  ]);
});
