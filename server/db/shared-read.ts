import type { Db } from './transact.ts';

interface Kept<Result> {
  readonly result: Promise<Result>;
  readonly readAt: number;
}

/** Returns `read` as one read for all who ask within so many milliseconds by their clock. After a failure, the next one reads. */
export function sharedRead<Result>(milliseconds: number, read: (db: Db, at: Date) => Promise<Result>): typeof read {
  const byDatabase = new WeakMap<Db, Kept<Result>>();
  return (db, at) => {
    const kept = byDatabase.get(db);
    const age = kept && at.getTime() - kept.readAt;
    if (kept && age !== undefined && age >= 0 && age < milliseconds) return kept.result;
    const fresh = { result: read(db, at), readAt: at.getTime() };
    byDatabase.set(db, fresh);
    fresh.result.catch(() => {
      if (byDatabase.get(db) === fresh) byDatabase.delete(db);
    });
    return fresh.result;
  };
}
