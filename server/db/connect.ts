import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';

// int8 as bigint and date as text: neither fits the type that pg takes by default. numeric stays text, timestamptz is a Date.
const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, BigInt],
  [pg.types.builtins.DATE, String],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export interface Connection {
  readonly db: Kysely<Database>;
  /** Waits for running queries, then closes every connection. */
  close(): Promise<void>;
}

/** `config` is a connection string or what pg.Pool takes. Nothing is sent before the first query. */
export function connect(config: string | pg.PoolConfig, onError: (error: Error) => void): Connection {
  const pool = new pg.Pool({
    ...(typeof config === 'string' ? { connectionString: config } : config),
    types,
    max: 20,
    // A request that waits longer than this for a connection is better answered with an error.
    connectionTimeoutMillis: 10_000,
    options: '-c timezone=UTC -c lock_timeout=10s -c statement_timeout=20s -c idle_in_transaction_session_timeout=60s',
  });
  // An idle connection that the server drops; without a listener it would end the process.
  pool.on('error', onError);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, close: () => db.destroy() };
}
