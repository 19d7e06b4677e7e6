import { sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { connect, databaseAt } from './connect.ts';
import type { Db } from './transact.ts';

/** How long a read waits for the replica to catch up. */
const PATIENCE_MS = 500;
const ASK_AGAIN_MS = 20;
/** How long the primary is asked at once, after the replica was behind or down. */
const REST_MS = 5_000;

/** A PostgreSQL that follows the primary, for reads that take long. */
export interface Replica {
  /**
   * Resolves with the replica once it has everything that the primary has committed before, or with undefined if that takes
   * too long or fails. Read from one database until the end: the next one may have less.
   */
  current(): Promise<Db | undefined>;
  /** Returns whether it had caught up when it was asked last. */
  isCurrent(): boolean;
  close(): Promise<void>;
}

/** Returns where to read what may take long: the replica if there is one that is up to date. */
export const forLongRead = async ({ db, replica }: { db: Db; replica: Replica | undefined }): Promise<Db> =>
  (await replica?.current()) ?? db;

/** `onError` is called when the replica falls behind or fails, once until it has caught up. */
export function openReplica(url: string, primary: Db, onError: (error: unknown) => void): Replica {
  let isBehind = false;
  let restUntil = 0;
  const lose = (cause: unknown): void => {
    restUntil = performance.now() + REST_MS;
    if (isBehind) return;
    isBehind = true;
    onError(new Error('The replica is behind or down: long reads go to the primary.', { cause }));
  };
  const { db, close } = connect(databaseAt(url), lose);

  const catchUp = async (): Promise<void> => {
    // The identifier is the same in copies of one database only.
    const { rows } = await sql<{ position: string; system: string }>`
      select pg_current_wal_lsn()::text as position, system_identifier::text as system from pg_control_system()`.execute(
      primary,
    );
    const [{ position, system } = { position: null, system: null }] = rows;
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await wait(ASK_AGAIN_MS)) {
      const { rows: found } = await sql<{ hasAll: boolean | null }>`
        select pg_last_wal_replay_lsn() >= ${position}::pg_lsn and system_identifier::text = ${system} as "hasAll"
        from pg_control_system()`.execute(db);
      if (found[0]?.hasAll) return;
    }
    throw new Error('It has less than the primary.');
  };

  return {
    async current() {
      if (performance.now() < restUntil) return undefined;
      const late = wait(PATIENCE_MS).then(() => Promise.reject(new Error('It did not answer in time.')));
      try {
        await Promise.race([catchUp(), late]);
        isBehind = false;
        return db;
      } catch (cause) {
        lose(cause);
        return undefined;
      }
    },
    isCurrent: () => !isBehind,
    close,
  };
}
