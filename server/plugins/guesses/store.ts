import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import { type Db, transact } from '../../db/transact.ts';
import { TooManyRequests } from '../../errors.ts';
import { secondsAfter } from '../../time.ts';
import { type Counter, paces, waitAfter } from './rules.ts';

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

/**
 * Counts a guess as wrong before it is checked, so that concurrent guesses can't bypass the limit. Throws TooManyRequests
 * without counting while a counter requires a wait.
 */
export async function countGuess(db: Db, keys: readonly CounterKey[], now: Date): Promise<void> {
  // Sort to prevent deadlocks between concurrent guesses.
  const sorted = keys.toSorted((one, other) => Buffer.compare(one.key, other.key));
  await transact(db, async (tx) => {
    const rows = await tx
      .insertInto('wrong_guesses')
      .values(sorted.map(({ key }) => ({ key, failures: 0, forget_at: now })))
      // The update changes nothing but locks and returns existing rows.
      .onConflict((conflict) => conflict.column('key').doUpdateSet(({ ref }) => ({ key: ref('excluded.key') })))
      .returningAll()
      .execute();
    const until = Math.max(...rows.map(({ next_at: next }) => next?.getTime() ?? 0));
    if (until > now.getTime()) throw new TooManyRequests((until - now.getTime()) / 1000);
    const counts = sorted.map(({ counter, key }) => {
      const row = rows.find((found) => found.key.equals(key));
      const failures = (row && row.forget_at > now ? row.failures : 0) + 1;
      const wait = waitAfter(failures, paces[counter]);
      // Null instead of now, because a concurrent guess may have read the clock slightly earlier.
      return {
        key,
        failures,
        next: wait === 0 ? null : secondsAfter(now, wait),
        forget: secondsAfter(now, paces[counter].memory),
      };
    });
    await sql`
      update wrong_guesses g set failures = c.failures, next_at = c.next_at, forget_at = c.forget_at
      from unnest(
        ${counts.map(({ key }) => key)}::bytea[], ${counts.map(({ failures }) => failures)}::integer[],
        ${counts.map(({ next }) => next)}::timestamptz[], ${counts.map(({ forget }) => forget)}::timestamptz[])
        as c (key, failures, next_at, forget_at)
      where g.key = c.key`.execute(tx);
  });
}

/** Undoes the count of a guess that was not wrong. A correct one also resets the counter of its browser or network. */
export async function uncountGuess(
  db: Db,
  keys: readonly CounterKey[],
  { wasCorrect }: { readonly wasCorrect: boolean },
): Promise<void> {
  const all = keys.map(({ key }) => key);
  const reset = keys.filter(({ counter }) => wasCorrect && counter === 'pair').map(({ key }) => key);
  await transact(db, async (tx) => {
    await sql`select from wrong_guesses where key = any(${all}) order by key for update`.execute(tx);
    await sql`delete from wrong_guesses where key = any(${reset}) or (key = any(${all}) and failures <= 1)`.execute(tx);
    // The guess was checked, so no wait was running before it. Clear the one that it started itself.
    await sql`update wrong_guesses set failures = failures - 1, next_at = null where key = any(${all})`.execute(tx);
  });
}

/** Deletes expired counters. Skips rows locked by a guess, so that neither waits for the other. */
export async function sweepGuesses(db: Db, now: Date): Promise<void> {
  await sql`delete from wrong_guesses where key in (
    select key from wrong_guesses where forget_at <= ${now} for update skip locked)`.execute(db);
}
