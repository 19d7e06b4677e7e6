import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { connect } from '#server/db/connect';
import { pledgeViolations } from '#server/domains/pledge/violations';
import { convert, convertDuring, CUSTOMERS, expectBooked, newCustomer } from './conversions.ts';
import { BACK_MS, Device } from './device.ts';
import { leftToDo, makeDue } from './due.ts';
import { sendNotice } from './operator.ts';
import { useInstances } from './use-instances.ts';

const live = useInstances({ hasStandby: true });

it('loses a server, Redis, and the database, and goes on with the standby and what was acknowledged', async () => {
  const { postgres, standby, redis, proxy, instances, connection } = live;
  if (!standby) throw new Error('there is no standby');
  const { id: owner, username, credentials } = await newCustomer(connection.db);
  const device = new Device(proxy.url, credentials);
  const sockets = await Promise.all(Array.from({ length: 4 }, () => device.listen()));
  const { db, close } = connect(standby.url, () => {});
  onTestFinished(async () => {
    for (const { socket } of sockets) socket.disconnect();
    await close();
  });
  const sent = ['server-lost', 'redis-lost', 'database-lost'] as const;
  const send = (title: (typeof sent)[number]) => sendNotice(proxy.url, title, username);
  /** Resolves when all sockets have heard of a notice, or come back and read it. */
  const untilKnown = async (title: (typeof sent)[number]) => {
    const id = (await device.notices()).find((notice) => notice.title === title)?.id ?? 'none';
    const isKnown = () =>
      sockets.map(
        ({ socket, listed, notices }) => socket.connected && (listed.includes(title) || notices.includes(id)),
      );
    await expect.poll(isKnown, { timeout: BACK_MS }).toEqual(sockets.map(() => true));
  };

  const due: string[] = [];
  const booked = await convertDuring(live, async () => {
    await wait(1_500);
    due.push(...(await makeDue(connection.db, owner)));
    await instances[0].stop('SIGKILL');
    await send('server-lost');
    await untilKnown('server-lost');
    await instances[0].start();

    due.push(...(await makeDue(connection.db, owner)));
    await redis.stop('SIGKILL');
    await send('redis-lost');
    await redis.start();
    await untilKnown('redis-lost');

    due.push(...(await makeDue(connection.db, owner)));
    await postgres.stop('SIGQUIT');
    const lostAt = performance.now();
    // As on a phone that loses its network meanwhile: no server can say whose session it is.
    sockets[0]?.socket.io.engine.close();
    // Until it takes over, the standby can only be read.
    await wait(2_000);
    await standby.promote();
    const promotedAt = performance.now();
    expect(await convert(device)).toBe(true);
    const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);
    console.log(
      `converting again ${seconds(lostAt)} s after the loss, ${seconds(promotedAt)} s after the standby took over`,
    );
    await send('database-lost');
    await untilKnown('database-lost');
    await expect.poll(() => leftToDo(db)).toBe(0);
  });
  expect(booked.size).toBe(CUSTOMERS);
  await expectBooked(db, booked);
  expect(await pledgeViolations(db, new Date())).toEqual([]);
  expect((await device.notices()).map(({ title }) => title).toSorted()).toEqual([...due, ...sent].toSorted());
  for (const { output } of instances) expect(output).not.toMatch(/read-only transaction/u);
});
