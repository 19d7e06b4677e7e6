import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { partitionLedger } from '#server/ledger/partition';
import { convertDuring, CUSTOMERS, expectBooked } from './conversions.ts';
import { newerVersion } from './newer-version.ts';
import { useInstances } from './use-instances.ts';

const PARTITIONS = 8;

const live = useInstances({ mayBeGiven: true });

it('splits the ledger by customer while two servers book, and migrates it, without losing a booking', async () => {
  const { instances, connection } = live;
  const booked = await convertDuring(live, async () => {
    await wait(1_500);
    await partitionLedger(connection.db, PARTITIONS);
    await wait(3_000);
  });
  const { rows } = await sql<{ partitions: number; customers: number }>`
    select count(distinct tableoid)::int as partitions, count(distinct (tableoid, owner))::int as customers
    from ledger_transfers where owner = any(${[...booked.keys()]})`.execute(connection.db);
  expect(rows[0]?.partitions).toBeGreaterThan(1);
  // Nobody is in two.
  expect(rows[0]?.customers).toBe(CUSTOMERS);
  await expectBooked(connection.db, booked);

  // A migration of the split ledger.
  const file = await newerVersion(live.folder);
  const bookedAfter = await convertDuring(live, async () => {
    for (const instance of instances) {
      await instance.stop();
      await instance.start({}, file);
    }
  });
  await expectBooked(connection.db, bookedAfter);
  for (const { output } of instances) expect(output).not.toMatch(/error/iu);
});
