import type { Language } from '#contract/languages';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transact.ts';
import type { Texts } from '../../plugins/texts.ts';
import { utcDay } from '../../time.ts';

export interface Counter {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly taskCount: number;
  readonly returnRate: string;
  readonly minimumAmount: string;
  readonly upgradeVolume: string | null;
  readonly currencies: readonly string[];
  readonly searchSeconds: number;
  readonly offerSeconds: number;
  readonly urgentSeconds: number;
  readonly waitSeconds: number;
}

/** Returns every counter, lowest first. */
export async function counters(db: Db): Promise<Counter[]> {
  const rows = await db.selectFrom('counters').selectAll().orderBy('position').execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    currency: row.currency,
    taskCount: row.task_count,
    returnRate: row.return_rate,
    minimumAmount: row.minimum_amount,
    upgradeVolume: row.upgrade_volume,
    currencies: row.currencies,
    searchSeconds: row.search_seconds,
    offerSeconds: row.offer_seconds,
    urgentSeconds: row.urgent_seconds,
    waitSeconds: row.wait_seconds,
  }));
}

/** Throws if there is no such counter. */
export function counterIn(all: readonly Counter[], id: string): Counter {
  const found = all.find((counter) => counter.id === id);
  if (!found) throw new Error(`unknown counter ${id}`);
  return found;
}

const tiers = ['bronze', 'silver', 'gold', 'platinum', 'diamond'] as const;

/** Returns a counter's name in the customer's language, unless the operator renamed it. */
export function counterName(texts: Texts, language: Language, { id, name }: Counter): { id: string; name: string } {
  const tier = tiers.find((each) => each === id);
  if (!tier || texts.text('en-us', `server:counter.${tier}`) !== name) return { id, name };
  return { id, name: texts.text(language, `server:counter.${tier}`) };
}

export interface Standing {
  readonly volume: string;
  /** Today. */
  readonly tasksDone: number;
}

/** Returns the customer's progress by counter. Leaves out counters without a completed order. */
export async function standings(db: Db, customer: string, at: Date): Promise<ReadonlyMap<string, Standing>> {
  const rows = await db.selectFrom('counter_standings').selectAll().where('customer_id', '=', customer).execute();
  return new Map(
    rows.map((row) => [row.counter_id, { volume: row.volume, tasksDone: row.day === utcDay(at) ? row.tasks_done : 0 }]),
  );
}

/** Counts a completed order and returns the volume with it. */
export async function countCompleted(
  tx: Tx,
  { customer, counter, worth, at }: { customer: string; counter: string; worth: string; at: Date },
): Promise<string> {
  const { rows } = await sql<{ volume: string }>`
    insert into counter_standings as s (customer_id, counter_id, volume, day, tasks_done)
    values (${customer}, ${counter}, ${worth}, ${utcDay(at)}, 1)
    on conflict (customer_id, counter_id) do update set
      volume = s.volume + excluded.volume,
      tasks_done = case when s.day = excluded.day then s.tasks_done + 1 else 1 end,
      day = excluded.day
    returning volume`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a completed order was not counted');
  return row.volume;
}
