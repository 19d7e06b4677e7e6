import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { connect } from '#server/db/connect';
import { openReplica } from '#server/db/replica';
import { convert, newCustomer } from './conversions.ts';
import { Device } from './device.ts';
import { useInstances } from './use-instances.ts';

const METRICS_TOKEN = 'metrics-of-the-live-tests-with-32-letters';
/** Longer than a server leaves a replica alone that was behind. */
const BACK_MS = 15_000;

const live = useInstances({ hasReplica: true, env: { METRICS_TOKEN } });

it('another database of the replica is no copy of ours', async () => {
  const { replica, connection } = live;
  if (!replica) throw new Error('there is no replica');
  await sql`create database another`.execute(connection.db);
  const options = { primary: connection.db, pool: 1, onError: () => {}, onQuery: undefined };
  const isCopy = async (url: string): Promise<boolean> => {
    const opened = openReplica(url, options);
    const found = await opened.current();
    await opened.close();
    return found !== undefined;
  };
  await expect.poll(() => isCopy(replica.url), { timeout: BACK_MS }).toBe(true);
  expect(await isCopy(replica.url.replace(/\/postgres$/u, '/another'))).toBe(false);
});

it('a statement has what was just booked, whether the replica has it, has it not, or is down', async () => {
  const { replica, instances, connection } = live;
  if (!replica) throw new Error('there is no replica');
  const [{ origin }] = instances;
  const device = new Device(origin, (await newCustomer(connection.db)).credentials);
  const { db: follower, close } = connect(replica.url, () => {});
  onTestFinished(close);
  const total = async (): Promise<number> => {
    const { status, data } = await device.call('wallet/statementBalances');
    expect(status).toBe(1);
    return Number(data.total);
  };
  /** Returns whether a server reads statements on the replica, by how they begin: PostgreSQL keeps 1 kB of a query. */
  const isRead = async (): Promise<boolean> => {
    const { rows } = await sql`
      select from pg_stat_activity where pid <> pg_backend_pid() and query like '%with moved as%select t.kind, t.at, a.currency%'`.execute(
      follower,
    );
    return rows.length > 0;
  };
  const isCurrent = async (): Promise<string | undefined> => {
    const metrics = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    return /^florin_replica_current (\d)$/mu.exec(await metrics.text())?.[1];
  };

  const before = await total();
  const readOnce = async () => {
    expect(await total()).toBe(before);
    return isRead();
  };
  await expect.poll(readOnce, { timeout: BACK_MS }).toBe(true);
  await convert(device);
  const added = (await total()) - before;
  expect(added).toBeGreaterThan(0);
  await expect.poll(isCurrent, { timeout: BACK_MS }).toBe('1');

  await sql`select pg_wal_replay_pause()`.execute(follower);
  await convert(device);
  expect(await total()).toBe(before + 2 * added);
  expect(await isCurrent()).toBe('0');

  await sql`select pg_wal_replay_resume()`.execute(follower);
  const readAgain = async () => {
    expect(await total()).toBe(before + 2 * added);
    return isCurrent();
  };
  await expect.poll(readAgain, { timeout: BACK_MS }).toBe('1');

  await replica.stop('SIGQUIT');
  await convert(device);
  expect(await total()).toBe(before + 3 * added);
  expect(await isCurrent()).toBe('0');
});
