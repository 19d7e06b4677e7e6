import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { connect } from '#server/db/connect';
import { type Tx, transact } from '#server/db/transact';
import { post } from '#server/ledger/index';
import { draw, saver, seedTerms } from '../bank/support.ts';
import { completed, trader } from '../counters/support.ts';
import { nextPeriod, player as enteredPlayer, roomOf, stake } from '../leverage/support.ts';
import { live, person } from '../privacy/support.ts';
import { useApp } from '../support/app.ts';
import { reference } from './support.ts';

const server = useApp();

/** Locks every row of a customer, in every table that has them. Returns the names of those with rows. */
async function lockRows(tx: Tx, customer: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string; column: string }>`
    select table_name as name, column_name as column from information_schema.columns
    where table_schema = 'public' and (column_name = 'customer_id' or (table_name, column_name) = ('customers', 'id'))`.execute(
    tx,
  );
  const found: string[] = [];
  for (const { name, column } of tables) {
    const { rows } = await sql`
      select 1 from ${sql.table(name)} where ${sql.ref(column)} = ${customer} for update`.execute(tx);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

it('no customer waits for another, whose every row is locked and whose bookings are not committed', async () => {
  await seedTerms(server);
  const [other, customer] = [await person(server), await person(server)];
  await live(server, other, '100');
  const { db, close } = connect(server.config, () => {});
  onTestFinished(close);

  const events = { locked: () => {}, finish: () => {} };
  const isLocked = new Promise<void>((resolve) => (events.locked = resolve));
  const isFinished = new Promise<void>((resolve) => (events.finish = resolve));
  const locking = transact(db, async (tx) => {
    const locked = await lockRows(tx, other.id);
    // Touches each account of the platform that the calls below touch.
    for (const platform of ['external', 'treasury', 'spread', 'fee'] as const)
      await post(tx, {
        kind: 'test-deposit',
        reference: reference(),
        customer: other.id,
        postings: [
          { customer: other.id, bucket: 'available', currency: 'USDT', amount: '-1' },
          { platform, currency: 'USDT', amount: '1' },
        ],
      });
    events.locked();
    await isFinished;
    return locked;
  });
  await Promise.race([isLocked, locking]);

  try {
    // A call that waits fails after ten seconds.
    await live(server, customer);
    await draw(await saver(server));
    await completed(server, await trader(server));
    const player = await enteredPlayer(server);
    await nextPeriod(server);
    const { period } = await roomOf(player);
    await player.client.call('POST leverage/order', stake(period.id));
  } finally {
    events.finish();
  }
  expect(await locking).toEqual(
    expect.arrayContaining(['customers', 'ledger_accounts', 'ledger_transfers', 'pledges']),
  );
});
