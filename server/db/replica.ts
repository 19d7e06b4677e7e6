import { type Logger, sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { connect, databaseAt } from './connect.ts';
import type { Db } from './transact.ts';

/** How long a read waits for the replica to catch up. */
const PATIENCE_MS = 500;
const ASK_AGAIN_MS = 20;
/** How long the primary is read at once, after the replica was behind or down. */
const REST_MS = 5_000;

/** A PostgreSQL that follows the primary, for reads that take long. */
export interface Replica {
  /**
   * Resolves with the replica once it has everything that the primary has committed before, or with undefined if that takes
   * too long or fails. Read from one database until the end: the next one may have less.
   */
  current(): Promise<Db | undefined>;
  close(): Promise<void>;
}

interface ReplicaOptions {
  /** The database that it follows. */
  readonly primary: Db;
  /** Connections to it. */
  readonly pool: number;
  /** Called when it falls behind or fails, once until it has caught up. */
  readonly onError: (error: unknown) => void;
  readonly onQuery: Logger | undefined;
}

/** A point in the write-ahead log of a database. */
interface Position {
  readonly lsn: string;
  /** The same in all copies of a database, and in no other one. */
  readonly database: string;
}

const DATABASE = sql`system_identifier::text || ' ' || current_database()`;

async function positionOf(primary: Db): Promise<Position | undefined> {
  const { rows } = await sql<Position>`
    select pg_current_wal_lsn()::text as lsn, ${DATABASE} as database from pg_control_system()`.execute(primary);
  return rows[0];
}

/** Returns where to read what may take long: the replica if there is one that is up to date. */
export const forLongRead = async ({ db, replica }: { db: Db; replica: Replica | undefined }): Promise<Db> =>
  (await replica?.current()) ?? db;

export function openReplica(url: string, { primary, pool, onError, onQuery }: ReplicaOptions): Replica {
  // Connections that are lost matter only if the next read fails, which says so.
  const { db, close } = connect({ ...databaseAt(url), max: pool }, () => {}, onQuery);
  let isBehind = false;
  let restUntil = 0;
  const rest = (cause: unknown): void => {
    restUntil = performance.now() + REST_MS;
    if (isBehind) return;
    isBehind = true;
    onError(new Error('The replica is behind or down: long reads go to the primary.', { cause }));
  };

  const hasReplayed = async ({ lsn, database }: Position): Promise<boolean> => {
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await wait(ASK_AGAIN_MS)) {
      const { rows } = await sql<{ hasAll: boolean | null }>`
        select pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn and ${DATABASE} = ${database} as "hasAll"
        from pg_control_system()`.execute(db);
      if (rows[0]?.hasAll) return true;
    }
    return false;
  };

  return {
    async current() {
      if (performance.now() < restUntil) return undefined;
      // A primary that fails says nothing about the replica.
      const position = await positionOf(primary).catch(() => undefined);
      if (!position) return undefined;
      try {
        if (await Promise.race([hasReplayed(position), wait(PATIENCE_MS, false)])) {
          isBehind = false;
          return db;
        }
        rest(new Error('It had less than the primary, or did not answer in time.'));
      } catch (error) {
        rest(error);
      }
      return undefined;
    },
    close,
  };
}
