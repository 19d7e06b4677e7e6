import { type RawBuilder, sql } from 'kysely';
import type { NoticeTopic } from '#contract/notices-preferences';
import type { Db, Tx } from '../../db/transact.ts';
import type { PushTarget } from '../../plugins/push.ts';
import { IDLE_DAYS, MAX_DAYS, type Session } from '../../plugins/sessions/store.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../time.ts';

/** More browsers than a person has. The oldest subscription makes room. */
const MAX_SUBSCRIPTIONS = 10;

/** How long another server leaves a push alone that one is sending: longer than every timeout. */
const LEASE_MS = MINUTE_MS;

/** A push that is older tells nothing new. */
export const PUSH_HOURS = 24;

/** Saves a session's subscription in place of its former one. Returns false if the endpoint is another browser's. */
export async function saveSubscription(
  tx: Tx,
  { id: session, customer }: Session,
  { endpoint, p256dh, auth }: PushTarget,
  at: Date,
): Promise<boolean> {
  await tx.deleteFrom('push_subscriptions').where('session_id', '=', session).execute();
  const values = { session_id: session, customer_id: customer, endpoint, p256dh, auth, created_at: at };
  const { numInsertedOrUpdatedRows: saved } = await tx
    .insertInto('push_subscriptions')
    .values(values)
    // Another account in the same browser, which alone knows the secret.
    .onConflict((conflict) =>
      conflict
        .column('endpoint')
        .doUpdateSet({ session_id: session, customer_id: customer, created_at: at })
        .where('push_subscriptions.p256dh', '=', p256dh)
        .where('push_subscriptions.auth', '=', auth),
    )
    .executeTakeFirstOrThrow();
  await sql`
    delete from push_subscriptions where session_id in (
      select session_id from push_subscriptions where customer_id = ${customer}
      order by created_at desc, session_id = ${session} desc offset ${MAX_SUBSCRIPTIONS})`.execute(tx);
  return saved === 1n;
}

export async function endSubscription(db: Db, session: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('session_id', '=', session).execute();
}

export async function hasSubscription(db: Db, session: string): Promise<boolean> {
  const row = await db
    .selectFrom('push_subscriptions')
    .select('session_id')
    .where('session_id', '=', session)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns where a customer gets pushes, for the export: the push service, without the secret part of its address. */
export async function everySubscription(db: Db, customer: string) {
  const rows = await db
    .selectFrom('push_subscriptions')
    .select(['session_id', 'endpoint', 'created_at'])
    .where('customer_id', '=', customer)
    .orderBy('created_at')
    .execute();
  return rows.map(({ endpoint, ...rest }) => ({ ...rest, service: new URL(endpoint).origin }));
}

interface NewPushes {
  readonly customer: string;
  readonly kind: NoticeTopic;
  /** The session that caused the notice; its browser has shown the result already. */
  readonly session: string | undefined;
  readonly at: Date;
  readonly isWanted: RawBuilder<boolean>;
}

/** Saves the pushes of the notices in `saved`, for the statement that saves those. */
export const insertPushes = ({ customer, kind, session, at, isWanted }: NewPushes) => sql`
  insert into push_outbox (notice_id, session_id, customer_id, kind, due_at, created_at)
  select saved.id, s.session_id, ${customer}, ${kind}, ${at}::timestamptz, ${at}::timestamptz
  from saved, push_subscriptions s
  where s.customer_id = ${customer} and s.session_id is distinct from ${session ?? null}::text and ${isWanted}`;

/** A push that this server sends now. */
export interface DuePush {
  readonly noticeId: bigint;
  readonly session: string;
  readonly kind: NoticeTopic;
  readonly customer: string;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly title: string;
  readonly language: string;
  /** Null if it must not be sent: the subscription or the session has ended, the notice has been read, or it is too late. */
  readonly endpoint: string | null;
  /** Of the endpoint. */
  readonly host: string | null;
  readonly p256dh: string;
  readonly auth: string;
  /** How often in a row sending to this subscription has failed before. */
  readonly failures: number;
}

/** How many pushes this server sends at once: to all, of one customer, and to one push service. */
const SLOTS = 32;
const SLOTS_OF_CUSTOMER = 2;
const SLOTS_OF_HOST = 8;

/** How many waiting pushes a claim looks at. The next claim skips the customers and hosts that have no slot left. */
const LOOK_AT = 200;

/**
 * Claims pushes that are due and have a slot beside those in flight: security notices first, then the oldest. Until the lease
 * ends, no other server sends them.
 */
export async function claimPushes(db: Db, now: Date, inFlight: readonly DuePush[] = []): Promise<DuePush[]> {
  if (inFlight.length >= SLOTS) return [];
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const customersInFlight = inFlight.map(({ customer }) => customer);
  const hostsInFlight = inFlight.map(({ host }) => host);
  const ofCustomer = sql`cardinality(array_positions(${customersInFlight}::text[], customer_id))`;
  const ofHost = sql`cardinality(array_positions(${hostsInFlight}::text[], host))`;
  const { rows } = await sql<DuePush>`
    with waiting as (
      select o.notice_id, o.session_id, o.customer_id, o.kind, o.due_at, its.host
      from push_outbox o left join lateral (
        select split_part(s.endpoint, '/', 3) as host, s.paused_until from push_subscriptions s
        where s.session_id = o.session_id and s.customer_id = o.customer_id) its on true
      where o.due_at <= ${now} and (its.paused_until is null or its.paused_until <= ${now})
        and ${ofCustomer} < ${SLOTS_OF_CUSTOMER} and (host is null or ${ofHost} < ${SLOTS_OF_HOST})
      order by o.kind <> 'security', o.due_at limit ${LOOK_AT}),
    turns as (
      select *, row_number() over (partition by customer_id order by kind <> 'security', due_at) as turn_of_customer,
        row_number() over (partition by host order by kind <> 'security', due_at) as turn_at_host
      from waiting),
    next as (
      select notice_id, session_id from turns
      where turn_of_customer + ${ofCustomer} <= ${SLOTS_OF_CUSTOMER}
        and (host is null or turn_at_host + ${ofHost} <= ${SLOTS_OF_HOST})
      order by kind <> 'security', due_at limit ${SLOTS - inFlight.length}),
    claimed as (
      update push_outbox o set attempts = o.attempts + 1, due_at = ${new Date(now.getTime() + LEASE_MS)}
      from (
        select notice_id, session_id from push_outbox
        where (notice_id, session_id) in (select notice_id, session_id from next)
          -- Another server may have claimed it meanwhile.
          and due_at <= ${now}
        for update skip locked) due
      where o.notice_id = due.notice_id and o.session_id = due.session_id
      returning o.*)
    select c.notice_id as "noticeId", c.session_id as session, c.customer_id as customer, c.kind, c.attempts,
      c.created_at as "createdAt", n.title, customers.lang as language, s.p256dh, s.auth, s.failures,
      split_part(s.endpoint, '/', 3) as host,
      case when c.created_at > ${ago(PUSH_HOURS * HOUR_MS)}
        and (n.read_at is null or n.read_at = n.created_at)
        and live.ended_at is null and live.seen_at > ${ago(IDLE_DAYS * DAY_MS)} and live.created_at > ${ago(MAX_DAYS * DAY_MS)}
        then s.endpoint end as endpoint
    from claimed c
    join notices n on n.id = c.notice_id
    join customers on customers.id = c.customer_id
    left join push_subscriptions s on s.session_id = c.session_id and s.customer_id = c.customer_id
    left join sessions live on live.id = c.session_id
    order by c.kind <> 'security', c.notice_id`.execute(db);
  return rows;
}

const of = ({ noticeId, session, attempts }: DuePush) =>
  // Not if another server has claimed it since.
  sql`notice_id = ${noticeId} and session_id = ${session} and attempts = ${attempts}`;

export async function deletePush(db: Db, push: DuePush): Promise<void> {
  await sql`delete from push_outbox where ${of(push)}`.execute(db);
}

/** Deletes a push that has arrived. Its subscription works. */
export async function deleteSent(db: Db, push: DuePush): Promise<void> {
  await deletePush(db, push);
  if (push.failures > 0)
    await sql`
      update push_subscriptions set failures = 0, paused_until = null
      where session_id = ${push.session} and endpoint = ${push.endpoint}`.execute(db);
}

/** Lets a push wait, and with it all others of its subscription. */
export async function postponePush(db: Db, push: DuePush, until: Date): Promise<void> {
  await sql`
    with paused as (
      update push_subscriptions set failures = failures + 1, paused_until = ${until}
      where session_id = ${push.session} and endpoint = ${push.endpoint}
        -- Two at once that fail are one failure.
        and failures = ${push.failures})
    update push_outbox set due_at = ${until}
    where (${of(push)})
      or (customer_id = ${push.customer} and session_id = ${push.session} and due_at < ${until})`.execute(db);
}

/** Ends a subscription, if it is still the same, with all that waits for it. */
export async function endBroken(db: Db, { session, endpoint }: DuePush): Promise<void> {
  await sql`
    with gone as (
      delete from push_subscriptions where session_id = ${session} and endpoint = ${endpoint} returning session_id)
    delete from push_outbox o using gone where o.session_id = gone.session_id`.execute(db);
}

/** Ends the subscriptions of sessions that were not used for too long. The others end with their session. */
export async function sweepSubscriptions(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await sql`
    delete from push_subscriptions s using sessions
    where sessions.id = s.session_id
      and (sessions.seen_at <= ${before(IDLE_DAYS)} or sessions.created_at <= ${before(MAX_DAYS)})`.execute(db);
}
