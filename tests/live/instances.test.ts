import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import type { Credentials } from '#server/plugins/sessions/store';
import { convertDuring, CUSTOMERS, expectBooked, newCustomer } from './conversions.ts';
import { BACK_MS, Device, type Listener } from './device.ts';
import { restartAll } from './instances.ts';
import { sendNotice } from './operator.ts';
import { useInstances } from './use-instances.ts';

const live = useInstances();

/** Opens a device's live channel until the test ends. */
async function listen(device: Device): Promise<Listener> {
  const listener = await device.listen();
  onTestFinished(() => void listener.socket.disconnect());
  return listener;
}

/** Logs in another device of the demo customer on the server of a number. */
async function demoSession(index: 0 | 1, name: string): Promise<Credentials> {
  const response = await fetch(`${live.instances[index].origin}/api/index/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': `Mozilla/5.0 (Linux; Android 16; ${name}) Chrome/140.0 Mobile Safari/537.36`,
    },
    body: JSON.stringify({ username: 'demo', password: 'demo-florin' }),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  const cookie = response.headers.getSetCookie().find((each) => each.startsWith('session='));
  return { token: data.token, cookie: /^session=([^;]*)/u.exec(cookie ?? '')?.[1] ?? '' };
}

it('carries notices to the sockets of the other server', async () => {
  const { instances } = live;
  const here = await listen(new Device(instances[0].origin, await demoSession(0, 'Here')));
  const there = await listen(new Device(instances[1].origin, await demoSession(1, 'There')));
  here.notices.length = 0;
  await demoSession(1, 'Elsewhere');
  await expect.poll(() => [here.notices.length, there.notices.length]).toEqual([1, 1]);
  expect(here.notices).toEqual(there.notices);
});

it('ends a session on both servers', async () => {
  const { instances } = live;
  const [ended, ending] = [await demoSession(0, 'Ended'), await demoSession(1, 'Ending')];
  const device = new Device(instances[0].origin, ended);
  expect((await device.call('user/info')).status).toBe(1);
  const { socket } = await listen(device);
  await new Device(instances[1].origin, ending).settle('user/endSession', { id: 'others' });
  await expect.poll(() => socket.connected).toBe(false);
  // A server may know a session for a second.
  await wait(1_000);
  expect((await device.call('user/info')).http).toBe(401);
});

it('books each conversion once while servers are killed, and takes sockets back', async () => {
  const { instances, proxy } = live;
  const listener = await listen(new Device(proxy.url, (await newCustomer(live.connection.db)).credentials));
  const booked = await convertDuring(live, async () => {
    for (const victim of [...instances, ...instances]) {
      await wait(1_500);
      await victim.stop('SIGKILL');
      await wait(1_500);
      await victim.start();
    }
  });
  expect(booked.size).toBe(CUSTOMERS);
  await expectBooked(live.connection.db, booked);
  await expect.poll(() => listener.socket.connected && listener.times > 1, { timeout: BACK_MS }).toBe(true);
});

it('restarts one server after the other without a failed request', async () => {
  const { instances, proxy, connection } = live;
  const reader = new Device(proxy.url, (await newCustomer(connection.db)).credentials);
  const failed: string[] = [];
  const statuses = new Set<number>();
  const restart = async (): Promise<void> => {
    let isOver = false;
    const reading = Array.from({ length: 4 }, async () => {
      while (!isOver) statuses.add((await reader.ask('user/info')).http);
    });
    await restartAll(instances).finally(() => (isOver = true));
    await Promise.all(reading);
  };
  const booked = await convertDuring(live, restart, failed);
  expect([...failed, ...reader.failed]).toEqual([]);
  expect([...statuses]).toEqual([200]);
  expect(booked.size).toBe(CUSTOMERS);
  await expectBooked(connection.db, booked);
});

it('works on while Redis is down, and brings sockets back to read what they missed', async () => {
  const { instances, redis, connection } = live;
  const { username, credentials } = await newCustomer(connection.db);
  const device = new Device(live.proxy.url, credentials);
  const [here, there] = [
    await listen(new Device(instances[0].origin, credentials)),
    await listen(new Device(instances[1].origin, credentials)),
  ];
  await redis.stop('SIGKILL');
  const booked = await convertDuring(live, async () => {
    await sendNotice(instances[0].origin, 'while-redis-was-down', username);
    // Its own server still tells a device at once.
    await expect.poll(() => here.notices).toHaveLength(1);
  });
  await expectBooked(connection.db, booked);
  await redis.start();
  await expect
    .poll(() => [here.times > 1 && here.listed, there.times > 1 && there.listed], { timeout: BACK_MS })
    .toEqual([['while-redis-was-down'], ['while-redis-was-down']]);
  await expect.poll(() => here.socket.connected && there.socket.connected, { timeout: BACK_MS }).toBe(true);
  await sendNotice(instances[0].origin, 'after-redis-came-back', username);
  const [{ id } = { id: '' }] = await device.notices();
  await expect.poll(() => there.notices).toContain(id);
  for (const { output } of instances) expect(output.match(/Redis is down/gu)).toHaveLength(1);
});

it('starts while Redis is down, and joins the others when it is back', async () => {
  const { instances, redis, connection } = live;
  const [one] = instances;
  const { username, credentials } = await newCustomer(connection.db);
  await redis.stop('SIGKILL');
  await one.stop();
  await one.start();
  const here = await listen(new Device(one.origin, credentials));
  await redis.start();
  await expect.poll(() => here.times, { timeout: BACK_MS }).toBeGreaterThan(1);
  await sendNotice(instances[1].origin, 'from-the-other-server', username);
  await expect.poll(() => here.notices).toHaveLength(1);
  expect(one.output.match(/Redis is down/gu)).toHaveLength(1);
});

it.each([
  // Its processes end like after a crash of the machine.
  ['PostgreSQL crashes', 'postgres', 'SIGQUIT'],
  ['PgBouncer is killed', 'pooler', 'SIGKILL'],
] as const)('keeps what is booked when %s, and goes on by itself', async (_what, name, signal) => {
  const part = live[name];
  const booked = await convertDuring(live, async () => {
    await wait(1_500);
    await part.stop(signal);
    await wait(2_000);
    await part.start();
    await wait(5_000);
  });
  expect(booked.size).toBe(CUSTOMERS);
  await expectBooked(live.connection.db, booked);
});
