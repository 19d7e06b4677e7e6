import { randomBytes } from 'node:crypto';
import { type Db, transact, type Tx } from '../../db/transact.ts';
import { chainEnd, seedsOfDay } from '#contract/market-simulation';
import { dayMs, dayOf } from './time.ts';

/** Returns a day's seeds. If the day has no chain yet, creates one and publishes its end. Safe with several servers. */
async function chainOf(tx: Tx, day: string): Promise<readonly Uint8Array[]> {
  const find = () => tx.selectFrom('simulator_secrets').select('last_seed').where('day', '=', day).executeTakeFirst();
  let secret = await find();
  if (!secret) {
    const last = randomBytes(32);
    const first = seedsOfDay(last)[0];
    if (!first) throw new Error('the chain has no seeds');
    const published = await tx
      .insertInto('market_commitments')
      .values({ day, chain_end: Buffer.from(chainEnd(first, 0)) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('day')
      .executeTakeFirst();
    if (published) await tx.insertInto('simulator_secrets').values({ day, last_seed: last }).execute();
    secret = await find();
    if (!secret) throw new Error(`the chain of ${day} is published, but its secret is missing`);
  }
  return seedsOfDay(secret.last_seed);
}

/** The seeds of several days, in memory. */
export interface Chains {
  /** Loads or creates the chains of all days from one time to another, and of the next day, to publish it in time. */
  prepare(db: Db, from: number, until: number): Promise<void>;
  /** Returns the seed of the minute that begins at `minute`. Throws if its day is not prepared. */
  seed(minute: number): Uint8Array;
}

export function chains(): Chains {
  const known = new Map<string, readonly Uint8Array[]>();
  return {
    async prepare(db, from, until) {
      const needed = new Set<string>();
      for (let time = from; time < until + 2 * dayMs; time += dayMs) {
        if (dayOf(time) <= dayOf(until + dayMs)) needed.add(dayOf(time));
      }
      for (const day of needed) {
        if (!known.has(day)) known.set(day, await transact(db, (tx) => chainOf(tx, day)));
      }
      for (const day of known.keys()) {
        if (!needed.has(day)) known.delete(day);
      }
    },
    seed(minute) {
      const seed = known.get(dayOf(minute))?.[Math.floor((minute % dayMs) / 60_000)];
      if (!seed) throw new Error(`no seed for ${new Date(minute).toISOString()}`);
      return seed;
    },
  };
}
