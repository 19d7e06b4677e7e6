import { type RawBuilder, sql } from 'kysely';
import { isAlwaysOn, type NoticeTopic, noticeTopics, type NoticeWay } from '#contract/notices-preferences';
import type { Db } from '../../db/transact.ts';
import { defaults } from './topics.ts';

/** Whether a customer wants notices of a kind by this way, for a statement. */
export function isWanted(customer: string, kind: NoticeTopic, way: NoticeWay): RawBuilder<boolean> {
  if (isAlwaysOn(kind, way)) return sql`true`;
  return sql`coalesce((
    select enabled from notice_preferences
    where customer_id = ${customer} and kind = ${kind} and way = ${way}), ${defaults[kind][way]}::boolean)`;
}

/** Returns what a customer chose, and when, for the export. */
export async function everyPreference(db: Db, customer: string) {
  return db
    .selectFrom('notice_preferences')
    .select(['kind', 'way', 'enabled', 'changed_at'])
    .where('customer_id', '=', customer)
    .orderBy('changed_at')
    .orderBy('kind')
    .orderBy('way')
    .execute();
}

/** Returns every kind with what arrives, in the order of the contract. */
export async function readPreferences(db: Db, customer: string) {
  const chosen = await everyPreference(db, customer);
  return noticeTopics.map((kind) => {
    const by = { ...defaults[kind] };
    for (const choice of chosen) if (choice.kind === kind) by[choice.way] = choice.enabled;
    return { kind, ...by };
  });
}

interface Preference {
  readonly customer: string;
  readonly kind: NoticeTopic;
  readonly way: NoticeWay;
  readonly enabled: boolean;
  readonly at: Date;
}

/** Saves a choice; where there is none, notices stay on. */
export async function savePreference(db: Db, { customer, kind, way, enabled, at }: Preference): Promise<void> {
  if (isAlwaysOn(kind, way)) return;
  await db
    .insertInto('notice_preferences')
    .values({ customer_id: customer, kind, way, enabled, changed_at: at })
    .onConflict((conflict) => conflict.columns(['customer_id', 'kind', 'way']).doUpdateSet({ enabled, changed_at: at }))
    .execute();
}
