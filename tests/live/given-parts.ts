import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { connect } from '#server/db/connect';
import type { Db } from '#server/db/transact';
import type { AddressedPart } from '../../scripts/support/live-parts.ts';

/** What a test neither starts nor ends. */
export const givenPart = (url: string): AddressedPart => ({
  url,
  start: () => Promise.resolve(),
  stop: () => Promise.resolve(),
});

/** Returns a new database on the server of TEST_DATABASE_URL, which is dropped when it stops; undefined without one. */
export async function givenPostgres(): Promise<AddressedPart | undefined> {
  const { TEST_DATABASE_URL: server } = process.env;
  if (!server) return undefined;
  const url = new URL(server);
  url.pathname = `/florin_test_${randomBytes(6).toString('hex')}`;
  const name = sql.id(url.pathname.slice(1));
  const onServer = async (work: (db: Db) => Promise<unknown>): Promise<void> => {
    const { db, close } = connect(server, () => {});
    try {
      await work(db);
    } finally {
      await close();
    }
  };
  await onServer((db) => sql`create database ${name}`.execute(db));
  return { ...givenPart(url.href), stop: () => onServer((db) => sql`drop database ${name} with (force)`.execute(db)) };
}

/** Returns the Redis of TEST_REDIS_URL; undefined without one. */
export function givenRedis(): AddressedPart | undefined {
  const { TEST_REDIS_URL: url } = process.env;
  return url ? givenPart(url) : undefined;
}
