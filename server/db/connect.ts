import { Kysely, type Logger, PostgresDialect, type PostgresPool } from 'kysely';
import { AsyncLocalStorage } from 'node:async_hooks';
import { Socket } from 'node:net';
import pg from 'pg';
import { Unavailable } from '../errors.ts';
import { parseNumeric } from './numeric.ts';
import type { Database } from './schema.ts';

// int8 as bigint and date as text, because neither fits pg's default type.
const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, BigInt],
  [pg.types.builtins.DATE, String],
  [pg.types.builtins.NUMERIC, parseNumeric],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** Connections, if `config` says nothing else. */
export const POOL_SIZE = 20;
/** Queries that may wait for a connection. Beyond this, fail at once. */
const MAX_WAITING = 200;

/** Longer than a query may take. TCP itself would wait a quarter of an hour. */
const SILENT_MS = 22_000;

/** Connections to a database elsewhere, which end when its machine, or the network to it, falls silent during a query. */
export const databaseAt = (connectionString: string): pg.PoolConfig => ({
  connectionString,
  stream: () => {
    const socket = new Socket();
    const end = (): void => {
      socket.destroy(Object.assign(new Error('The database fell silent.'), { code: 'ETIMEDOUT' }));
    };
    return socket.setTimeout(SILENT_MS, end);
  },
});

export interface Connection {
  readonly db: Kysely<Database>;
  /** Resolves if the database responds. Uses a dedicated connection that requests can't occupy. Throws Unavailable. */
  ping(): Promise<void>;
  /** Returns how many connections there are, how many of them are idle, and how many queries wait for one. */
  pool(): { readonly total: number; readonly idle: number; readonly waiting: number };
  /** Waits for running queries, then closes every connection. */
  close(): Promise<void>;
}

const insideTransaction = new AsyncLocalStorage<true>();

/**
 * Runs the work of a transaction, inside which checking out a second connection throws. Otherwise, transactions could hold
 * every connection while each waits for another one.
 */
export const withoutPool = <Result>(work: () => Promise<Result>): Promise<Result> => insideTransaction.run(true, work);

async function checkOut(pool: pg.Pool, onError: (error: Error) => void): Promise<pg.PoolClient> {
  if (insideTransaction.getStore())
    throw new Error('A query inside a transaction used the pool. Pass it the transaction.');
  if (pool.waitingCount >= MAX_WAITING)
    throw new Unavailable('Too many queries are waiting for a database connection.');
  try {
    return await pool.connect();
  } catch (cause) {
    const error = new Unavailable('Cannot connect to the database.', { cause });
    onError(error);
    throw error;
  }
}

function openPool(config: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ keepAlive: true, types, ...config });
  // Without a listener, a dropped connection would crash the process, whether idle or in use.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/** Shares one query between concurrent pings. */
function pinger(pool: pg.Pool): () => Promise<void> {
  let running: Promise<void> | undefined;
  const ping = async (): Promise<void> => {
    try {
      await pool.query('select 1');
    } catch (cause) {
      throw new Unavailable('The database does not respond.', { cause });
    }
  };
  return () => (running ??= ping().finally(() => (running = undefined)));
}

/**
 * `config` is a connection string or the options of pg.Pool. Connects with the first query. `onError` is called for each
 * connection that is lost or fails, `log` after each query.
 */
export function connect(config: string | pg.PoolConfig, onError: (error: Error) => void, log?: Logger): Connection {
  const own = typeof config === 'string' ? { connectionString: config } : config;
  const pool = openPool({ ...own, max: own.max ?? POOL_SIZE, connectionTimeoutMillis: 5_000 }, onError);
  // Its connection is kept: on a busy server, a new one alone can take longer than a ping may.
  const pingPool = openPool(
    { ...own, max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: 2_000, query_timeout: 2_000 },
    onError,
  );
  const guarded: PostgresPool = {
    connect: () => checkOut(pool, onError),
    end: () => pool.end(),
    options: pool.options,
  };
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: guarded }), ...(log && { log }) });
  return {
    db,
    ping: pinger(pingPool),
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await Promise.all([db.destroy(), pingPool.end()]);
    },
  };
}
