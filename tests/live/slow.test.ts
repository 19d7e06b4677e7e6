import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { convertDuring, CUSTOMERS, expectBooked, newCustomer } from './conversions.ts';
import { Device } from './device.ts';
import { useInstances } from './use-instances.ts';

// Without limits of requests, Redis would hardly be asked.
const live = useInstances({ env: { NODE_ENV: 'production' }, hasLinks: true });

/** Reads a customer's balances. Returns the answer, and after how many milliseconds it was there. */
async function read(device: Device) {
  const began = performance.now();
  const { http } = await device.call('wallet/assets?currency=USD');
  return { http, took: performance.now() - began };
}

async function newDevice(): Promise<Device> {
  const { credentials } = await newCustomer(live.connection.db);
  return new Device(live.instances[0].origin, credentials);
}

it.each([
  ['PgBouncer', 'database'],
  ['PostgreSQL behind PgBouncer', 'primary'],
  ['Redis', 'redis'],
] as const)('books each conversion once while %s is slow', async (_what, name) => {
  const link = live.links[name];
  link.delay = 100;
  onTestFinished(() => void (link.delay = 0));
  const booked = await convertDuring(live, () => wait(8_000));
  expect(booked.size).toBe(CUSTOMERS);
  await expectBooked(live.connection.db, booked);
});

it.each([
  ['PgBouncer', 'database'],
  ['PostgreSQL behind PgBouncer', 'primary'],
] as const)('says so while %s is silent, and goes on over new connections', async (_what, name) => {
  const devices = await Promise.all(Array.from({ length: 40 }, () => newDevice()));
  const readAll = () => Promise.all(devices.map(read));
  // Afterward, as many connections are idle as there can be.
  for (const { http } of await readAll()) expect(http).toBe(200);
  live.links[name].lose();
  for (const { http, took } of await readAll()) {
    expect(http).toBe(503);
    expect(took).toBeLessThan(25_000);
  }
  // Nobody closed the connections: the server gave them up.
  await expect.poll(async () => (await readAll()).map(({ http }) => http), { timeout: 25_000 }).not.toContain(503);
});

it('lets no request but the first one wait while Redis is silent', async () => {
  const device = await newDevice();
  onTestFinished(live.links.redis.hold());
  expect((await read(device)).http).toBe(200);
  for (let times = 0; times < 10; times += 1) {
    const { http, took } = await read(device);
    expect(http).toBe(200);
    // A command would be given up after a second.
    expect(took).toBeLessThan(900);
  }
});
