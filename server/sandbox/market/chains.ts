import { randomBytes } from 'node:crypto';
import { type Db, transact, type Tx } from '../../db/transact.ts';
import { chainEnd, seedsOfDay } from '#contract/market-simulation';
import { PUBLISHING_MS } from '../../domains/market/store.ts';
import { DAY_MS, floorTo, MINUTE_MS, utcDay } from '../../time.ts';

interface Chain {
  /** By minute. */
  readonly seeds: readonly Uint8Array[];
  readonly publishedAt: number;
}

/** Returns a day's chain. If it has none yet, creates one and publishes its end. Safe with several servers. */
async function chainOf(tx: Tx, day: string, now: number): Promise<Chain> {
  const find = () =>
    tx
      .selectFrom('simulator_secrets')
      .innerJoin('market_commitments', 'market_commitments.day', 'simulator_secrets.day')
      .select(['last_seed', 'published_at'])
      .where('simulator_secrets.day', '=', day)
      .executeTakeFirst();
  let secret = await find();
  if (!secret) {
    const last = randomBytes(32);
    const first = seedsOfDay(last)[0];
    if (!first) throw new Error('the chain has no seeds');
    const published = await tx
      .insertInto('market_commitments')
      .values({ day, chain_end: Buffer.from(chainEnd(first, 0)), published_at: new Date(now) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('day')
      .executeTakeFirst();
    if (published) await tx.insertInto('simulator_secrets').values({ day, last_seed: last }).execute();
    secret = await find();
    if (!secret) throw new Error(`the chain of ${day} is published, but its secret is missing`);
  }
  return { seeds: seedsOfDay(secret.last_seed), publishedAt: secret.published_at.getTime() };
}

/** The seeds of several days, in memory. */
export interface Chains {
  /** Loads or creates the chains of all days from one time to now, and of the next day, to publish it in time. */
  prepare(db: Db, from: number, now: number): Promise<void>;
  /** Returns the seed of the minute that begins at `minute`. Throws if its day is not prepared. */
  seed(minute: number): Uint8Array;
  /**
   * Returns the first minute of the day of `minute` that began after everyone could see the day's chain end: midnight, except on
   * the first day and after an outage of days. Earlier minutes prove nothing. Throws if the day is not prepared.
   */
  provenFrom(minute: number): number;
}

export function createChains(): Chains {
  const known = new Map<string, Chain>();
  const chainAt = (minute: number): Chain => {
    const chain = known.get(utcDay(minute));
    if (!chain) throw new Error(`no chain for ${new Date(minute).toISOString()}`);
    return chain;
  };
  return {
    async prepare(db, from, now) {
      const needed = new Set<string>();
      for (let time = from; time < now + 2 * DAY_MS; time += DAY_MS) {
        if (utcDay(time) <= utcDay(now + DAY_MS)) needed.add(utcDay(time));
      }
      for (const day of needed) {
        if (!known.has(day)) known.set(day, await transact(db, (tx) => chainOf(tx, day, now)));
      }
      for (const day of known.keys()) {
        if (!needed.has(day)) known.delete(day);
      }
    },
    seed(minute) {
      const seed = chainAt(minute).seeds[Math.floor((minute % DAY_MS) / MINUTE_MS)];
      if (!seed) throw new Error(`no seed for ${new Date(minute).toISOString()}`);
      return seed;
    },
    provenFrom: (minute) =>
      Math.max(
        floorTo(minute, DAY_MS),
        floorTo(chainAt(minute).publishedAt + PUBLISHING_MS + MINUTE_MS - 1, MINUTE_MS),
      ),
  };
}
