import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { convertDuring, CUSTOMERS, expectBooked } from './conversions.ts';
import { NEWER_MIGRATION, newerVersion } from './newer-version.ts';
import { useInstances } from './use-instances.ts';

const live = useInstances({ mayBeGiven: true });

it('updates one server after the other without losing a booking, while the other one has the former version', async () => {
  const { instances, connection } = live;
  const [one, other] = instances;
  const file = await newerVersion(live.folder);
  const booked = await convertDuring(live, async () => {
    await wait(1_500);
    await one.stop();
    await one.start({}, file);
    // Both versions serve, on the migrated database.
    await wait(3_000);
    await other.stop();
    await other.start({}, file);
    await wait(1_500);
  });
  const { rows } = await sql`select from migrations where name = ${NEWER_MIGRATION}`.execute(connection.db);
  expect(rows).toHaveLength(1);
  expect(booked.size).toBe(CUSTOMERS);
  await expectBooked(connection.db, booked);
  for (const { output } of instances) expect(output).not.toMatch(/error/iu);
});
