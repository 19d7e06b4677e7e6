import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { connect } from '#server/db/connect';
import { convert, convertDuring, CUSTOMERS, expectBooked, newCustomer } from './conversions.ts';
import { Device } from './device.ts';
import { useInstances } from './use-instances.ts';

const live = useInstances({ hasStandby: true });

it('goes on with the standby when the database is lost, with everything that was acknowledged', async () => {
  const { postgres, standby, proxy, instances, connection } = live;
  if (!standby) throw new Error('there is no standby');
  const device = new Device(proxy.url, (await newCustomer(connection.db)).credentials);
  const booked = await convertDuring(live, async () => {
    await wait(1_500);
    await postgres.stop('SIGQUIT');
    const lostAt = performance.now();
    // Until it takes over, the standby can only be read.
    await wait(2_000);
    await standby.promote();
    const promotedAt = performance.now();
    expect(await convert(device)).toBe(true);
    const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);
    console.log(
      `converting again ${seconds(lostAt)} s after the loss, ${seconds(promotedAt)} s after the standby took over`,
    );
    await wait(1_500);
  });
  expect(booked.size).toBe(CUSTOMERS);
  const { db, close } = connect(standby.url, () => {});
  try {
    await expectBooked(db, booked);
  } finally {
    await close();
  }
  for (const { output } of instances) expect(output).not.toMatch(/read-only transaction/u);
});
