import { type RawBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { correctionViolations } from '#server/domains/operator/violations';
import { useApp, type TestCustomer } from '../support/app.ts';
import { foundAfter, rebook, unbook } from '../support/tamper.ts';
import { operate, withToken } from './support.ts';

const server = useApp(withToken);

/** In an operator's words, so a name may be in it. */
const reference = 'Paid twice to Margit';

let customers: readonly [TestCustomer, TestCustomer];

const correct = ({ id }: TestCustomer, amount: string, of = reference) =>
  operate(server, 'POST', `customers/${id}/correct`, { currency: 'EUR', amount, reference: of, reason: 'A mistake.' });

beforeAll(async () => {
  customers = [await server.customer(), await server.customer()];
  await correct(customers[0], '100.50');
  await correct(customers[0], '-40', 'W1');
  // A transaction may have paid both.
  await correct(customers[1], '7');
  await correct(customers[1], '-99');
});

const found = (...changes: readonly RawBuilder<unknown>[]) => foundAfter(server.db, correctionViolations, ...changes);

/** The first one, which is the first entry of the log. */
const setEntry = (details: object) =>
  sql`update operator_audit set details = details || ${JSON.stringify(details)}::jsonb where id = 1`;

const ofNone = () =>
  expect.stringMatching(`^transfer \\d+ of ${customers[0].id} \\(adjustment\\) belongs to no record$`);

it('finds nothing while each is booked as its entry says, added or taken', async () => {
  const { rows } = await sql`select count(*)::int as count from ledger_transfers where kind = 'adjustment'`.execute(
    server.db,
  );
  expect(rows).toEqual([{ count: 3 }]);
  expect(await correctionViolations(server.db)).toEqual([]);
});

describe('a correction', () => {
  it('that was booked with another amount or currency than its entry says is found', async () => {
    expect(await found(setEntry({ amount: '100' }))).toEqual([
      'entry 1 is a correction: adjustment books 100.5 EUR available, its row says 100; ' +
        'adjustment books -100.5 EUR external, its row says -100',
    ]);
    expect(await found(rebook('adjustment', 'W1', '2'))).toEqual([
      'entry 2 is a correction: adjustment books -80 EUR available, its row says -40; ' +
        'adjustment books 80 EUR external, its row says 40',
    ]);
    expect(await found(setEntry({ currency: 'USD' }))).toEqual([
      expect.stringContaining('adjustment books 0 USD available, its row says 100.5'),
    ]);
  });

  it('that was not booked is found', async () => {
    expect(await found(...unbook('adjustment', 'W1'))).toEqual([
      expect.stringContaining('entry 2 is a correction: adjustment books 0 EUR available, its row says -40'),
    ]);
  });

  it('that no operator made is found, without the words of its reference', async () => {
    expect(await found(sql`delete from operator_audit where id = 1`)).toEqual([ofNone()]);
  });

  it('with two entries is found', async () => {
    const again = sql`
      insert into operator_audit (id, at, operator, act, subject, details, previous_hash, hash)
      select 99, at, operator, act, subject, details, previous_hash, sha256(hash) from operator_audit where id = 1`;
    expect(await found(again)).toEqual([
      expect.stringContaining('entry 1 and 99 is a correction: adjustment books 100.5 EUR available, its row says 201'),
    ]);
  });

  it('of another customer than its entry says is found, from both sides', async () => {
    const { id } = await server.customer();
    expect(await found(sql`update operator_audit set subject = ${`customer/${id}`} where id = 1`)).toEqual([
      expect.stringContaining('entry 1 is a correction: adjustment books 0 EUR available, its row says 100.5'),
      ofNone(),
    ]);
  });
});
