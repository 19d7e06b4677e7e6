import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { type Db, transact } from '../../db/transact.ts';
import { TooManyRequests } from '../../errors.ts';
import { type Counter, paces, waitAfter } from './rules.ts';

/** One of the counters that a guess is counted by. */
export interface CounterKey {
  readonly counter: Counter;
  readonly key: Buffer;
}

export const counterKey = (counter: Counter, ...parts: readonly string[]): CounterKey => ({
  counter,
  key: createHash('sha256')
    .update(JSON.stringify([counter, ...parts]))
    .digest(),
});

const after = (date: Date, seconds: number): Date => new Date(date.getTime() + seconds * 1000);

/**
 * Counts a guess as wrong before it is looked at, so that of many at once no more are looked at than one after the other.
 * Throws TooManyRequests, and counts nothing, while one of the counters waits.
 */
export async function countGuess(db: Db, keys: readonly CounterKey[], now: Date): Promise<void> {
  // In one order, so that two guesses never wait for each other.
  const sorted = keys.toSorted((one, other) => Buffer.compare(one.key, other.key));
  await transact(db, async (tx) => {
    const rows = await tx
      .insertInto('wrong_guesses')
      .values(sorted.map(({ key }) => ({ key, failures: 0, forget_at: now })))
      // Changes nothing, but locks and returns the rows that are there.
      .onConflict((conflict) => conflict.column('key').doUpdateSet(({ ref }) => ({ key: ref('excluded.key') })))
      .returningAll()
      .execute();
    const until = Math.max(...rows.map(({ next_at: next }) => next?.getTime() ?? 0));
    if (until > now.getTime()) throw new TooManyRequests((until - now.getTime()) / 1000);
    for (const { counter, key } of sorted) {
      const row = rows.find((found) => found.key.equals(key));
      const failures = (row && row.forget_at > now ? row.failures : 0) + 1;
      const wait = waitAfter(failures, paces[counter]);
      await tx
        .updateTable('wrong_guesses')
        .set({
          failures,
          // Null and not now: a guess whose clock was read a moment earlier may come after this one.
          next_at: wait === 0 ? null : after(now, wait),
          forget_at: after(now, paces[counter].memory),
        })
        .where('key', '=', key)
        .execute();
    }
  });
}

/** Takes a guess back that was not wrong. A right one also forgets the wrong ones of its own browser or address. */
export async function takeBack(
  db: Db,
  keys: readonly CounterKey[],
  { wasRight }: { readonly wasRight: boolean },
): Promise<void> {
  const all = keys.map(({ key }) => key);
  const forgotten = keys.filter(({ counter }) => wasRight && counter === 'pair').map(({ key }) => key);
  await transact(db, async (tx) => {
    await sql`select from wrong_guesses where key = any(${all}) order by key for update`.execute(tx);
    await sql`delete from wrong_guesses where key = any(${forgotten}) or (key = any(${all}) and failures <= 1)`.execute(
      tx,
    );
    // It was looked at, so no wait was running; the one that there is now is its own.
    await sql`update wrong_guesses set failures = failures - 1, next_at = null where key = any(${all})`.execute(tx);
  });
}

/** Deletes what is forgotten. Rows that a guess has locked just now are left for the next time, so that neither waits for the other. */
export async function sweepGuesses(db: Db, now: Date): Promise<void> {
  await sql`delete from wrong_guesses where key in (
    select key from wrong_guesses where forget_at <= ${now} for update skip locked)`.execute(db);
}
