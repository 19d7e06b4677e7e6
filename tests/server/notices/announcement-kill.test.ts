import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { transact } from '#server/db/transact';
import { sendAnnouncement } from '#server/domains/notices/send-announcement';
import { useApp } from '../support/app.ts';
import { useWorkers } from '../support/use-workers.ts';

const server = useApp();
const workers = useWorkers(new URL('../support/announcement-worker.ts', import.meta.url), server);

const value = async (query: ReturnType<typeof sql<{ value: unknown }>>) =>
  (await query.execute(server.db)).rows[0]?.value;

it('everyone has an announcement once, although servers are killed in the middle', { timeout: 120_000 }, async () => {
  const ids: string[] = [];
  for (let turn = 0; turn < 120; turn += 1) ids.push((await server.customer()).id);
  // The second batch stops between two customers, long enough to be killed there.
  const slow = ids.toSorted()[70];
  await sql`
    create function stop_at() returns trigger language plpgsql as $$
    begin perform pg_sleep(10); return new; end $$`.execute(server.db);
  await sql`
    create trigger stop_at before insert on notices for each row
    when (new.customer_id = ${sql.lit(slow)}) execute function stop_at()`.execute(server.db);
  const texts = { 'en-us': { title: 'Hours', html: '<p>Longer.</p>' } };
  const announcement = { key: 'hours', customer: null, texts, at: server.clock.now() };
  const sent = await transact(server.db, (tx) => sendAnnouncement(tx, server.services, announcement));
  expect(sent).toEqual({ customers: 120, repeated: false });

  await workers.start();
  await vi.waitFor(
    async () => expect(await value(sql`select 1 as value from pg_stat_activity where wait_event = 'PgSleep'`)).toBe(1),
    { timeout: 20_000, interval: 20 },
  );
  await workers.kill();
  const given = sql<{ value: unknown }>`select count(*)::int as value from notices`;
  expect(await value(given)).toBe(50);
  await workers.start();
  await workers.start();
  await vi.waitFor(
    async () => expect(await value(sql`select 1 as value from announcements where finished_at is not null`)).toBe(1),
    { timeout: 60_000, interval: 100 },
  );
  expect(await value(given)).toBe(120);
  expect(await value(sql`select count(distinct customer_id)::int as value from notices`)).toBe(120);
});
