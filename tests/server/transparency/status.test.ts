import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { ResponseOf } from '#contract/index';
import { connect } from '#server/db/connect';
import { type Probes, probesOf } from '#server/domains/transparency/probe-parts';
import { sweepStatus } from '#server/domains/transparency/status-store';
import { statusTaker } from '#server/domains/transparency/take-status';
import { createLiveChannel } from '#server/plugins/live-channel/index';
import { DAY_SECONDS } from '#server/time';
import { operate, acts, withToken } from '../operator/support.ts';
import { useApp } from '../support/app.ts';

const live = createLiveChannel(() => {});
let hasMail = true;
let hasPrices = true;

const server = useApp((services) => ({
  ...withToken(services),
  mailer: {
    ...services.mailer,
    verify: () => (hasMail ? Promise.resolve() : Promise.reject(new Error('no mail server'))),
  },
  prices: { ...services.prices, latest: () => (hasPrices ? services.prices.latest() : undefined) },
}));

const MINUTE = 60;
let url = '';
const found: unknown[] = [];

beforeAll(async () => {
  live.open(server.app, server.services);
  url = await server.app.listen({ host: '127.0.0.1', port: 0 });
});

beforeEach(async () => {
  await sql`truncate status_minutes, status_days, status_parts, status_interruptions`.execute(server.db);
  [hasMail, hasPrices, found.length] = [true, true, 0];
  // Early in a day and at the beginning of a minute, so that nothing ends while a test runs.
  server.clock.advance(DAY_SECONDS + 6 * 3600 + 5 - ((server.clock.now().getTime() / 1000) % DAY_SECONDS));
});

const real = (): Probes => probesOf(server.services, url);
/** The job of a server. */
const job = (probes = real(), db = server.db, patience?: number) =>
  statusTaker({ db, clock: server.clock.now }, probes, (error) => found.push(error), patience);
const status = () => server.visitor().call('GET transparency/status', {});
type Status = ResponseOf<'GET transparency/status'>;
const of = ({ parts }: Status, name: Status['parts'][number]['part']) => parts.find(({ part }) => part === name);
const today = (shown: Status, name: Status['parts'][number]['part']) => of(shown, name)?.days.at(-1);

/** Measures in each of the next minutes. */
async function measure(take: () => Promise<void>, minutes: number): Promise<void> {
  for (let count = 0; count < minutes; count += 1) {
    server.clock.advance(MINUTE);
    await take();
  }
}

it('measures each part, and shows nothing before', async () => {
  expect(await status()).toMatchObject({ parts: [], interruptions: [] });
  server.clock.advance(MINUTE);
  await job()();
  const shown = await status();
  expect(shown.parts.map(({ part, state }) => [part, state])).toEqual([
    ['database', 'working'],
    ['prices', 'working'],
    ['mail', 'working'],
    ['live', 'working'],
  ]);
  expect(found).toEqual([]);
  expect(today(shown, 'live')).toMatchObject({ working: 1, failing: 0, unmeasured: 0 });
});

it('a part that fails and comes back is an interruption with its times', async () => {
  const take = job();
  await measure(take, 3);
  hasMail = false;
  await measure(take, 2);
  const during = await status();
  expect(of(during, 'mail')).toMatchObject({ state: 'failing' });
  expect(during.interruptions).toMatchObject([{ part: 'mail', state: 'ongoing', ended_at: null }]);
  expect(of(during, 'mail')?.since).toBe(during.interruptions[0]?.began_at);
  expect(of(during, 'prices')).toMatchObject({ state: 'working' });
  // Said once, not each minute.
  expect(found).toHaveLength(1);
  hasMail = true;
  hasPrices = false;
  await measure(take, 1);
  hasPrices = true;
  await measure(take, 4);
  const after = await status();
  const [prices, mail] = after.interruptions;
  expect(after.interruptions).toHaveLength(2);
  expect([mail?.state, Date.parse(mail?.ended_at ?? '') - Date.parse(mail?.began_at ?? '')]).toEqual([
    'ended',
    2 * MINUTE * 1000,
  ]);
  expect(prices).toMatchObject({ part: 'prices', state: 'ended' });
  expect(prices?.failed_at).toBe(prices?.began_at);
  expect(of(after, 'mail')).toMatchObject({ state: 'working', since: mail?.ended_at });
  expect(today(after, 'mail')).toMatchObject({ working: 8, failing: 2, unmeasured: 0 });
});

it('a live channel that nobody can connect to is failing', async () => {
  // Nothing listens there.
  await measure(job(probesOf(server.services, 'http://127.0.0.1:9')), 1);
  expect(of(await status(), 'live')).toMatchObject({ state: 'failing' });
  await measure(job(), 1);
  expect(of(await status(), 'live')).toMatchObject({ state: 'working' });
});

it('a part that doesn’t answer is failing', async () => {
  await measure(job({ mail: () => new Promise(() => {}) }, server.db, 50), 1);
  expect(of(await status(), 'mail')).toMatchObject({ state: 'failing' });
});

it('what several servers measure counts once', async () => {
  const jobs = Array.from({ length: 4 }, () => job());
  for (let count = 0; count < 3; count += 1) {
    server.clock.advance(MINUTE);
    await Promise.all(jobs.map((take) => take()));
    await Promise.all(jobs.map((take) => take()));
  }
  const shown = await status();
  for (const { days } of shown.parts) expect(days).toMatchObject([{ working: 3, failing: 0, unmeasured: 0 }]);
});

it('minutes in which no server measured are no good time, and an end that nobody saw is unknown', async () => {
  await measure(job(), 2);
  hasMail = false;
  const take = job();
  await measure(take, 1);
  // The server is killed here.
  server.clock.advance(10 * MINUTE);
  const off = await status();
  expect(off.parts.map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown', 'unknown']);
  expect(off.interruptions).toMatchObject([{ part: 'mail', state: 'unknown', ended_at: null }]);
  hasMail = true;
  await measure(job(), 1);
  const shown = await status();
  expect(today(shown, 'database')).toMatchObject({ working: 4, failing: 0, unmeasured: 10 });
  expect(today(shown, 'mail')).toMatchObject({ working: 3, failing: 1, unmeasured: 10 });
  // Nobody knows whether it worked in between.
  expect(of(shown, 'database')?.since).toBe(of(shown, 'database')?.checked_at);
  expect(shown.interruptions).toMatchObject([{ part: 'mail', state: 'unknown', ended_at: null }]);
});

it('a restart of two minutes ends no series', async () => {
  await measure(job(), 2);
  const { since } = of(await status(), 'database') ?? {};
  server.clock.advance(2 * MINUTE);
  await measure(job(), 1);
  const shown = await status();
  expect(of(shown, 'database')?.since).toBe(since);
  expect(today(shown, 'database')).toMatchObject({ working: 3, unmeasured: 2 });
});

it('minutes without a database are stored once it is back, as failing', async () => {
  // Another server, whose database goes away.
  const own = connect(server.config, () => {});
  let isAway = false;
  const take = job(
    { ...real(), database: () => (isAway ? Promise.reject(new Error('away')) : own.ping()) },
    // A pool that is closed takes nothing.
    new Proxy(own.db, {
      get: (db, name) => {
        if (isAway) throw Object.assign(new Error('away'), { code: '57P01' });
        const value: unknown = Reflect.get(db, name);
        return typeof value === 'function' ? (value.bind(db) as unknown) : value;
      },
    }),
  );
  await measure(take, 2);
  isAway = true;
  for (let count = 0; count < 3; count += 1) await measure(() => take().catch(() => {}), 1);
  isAway = false;
  await measure(take, 1);
  await own.close();
  const shown = await status();
  expect(today(shown, 'database')).toMatchObject({ working: 3, failing: 3, unmeasured: 0 });
  expect(today(shown, 'mail')).toMatchObject({ working: 6, failing: 0, unmeasured: 0 });
  expect(shown.interruptions).toMatchObject([{ part: 'database', state: 'ended' }]);
});

it('a clock that jumps ahead and back neither doubles nor stops anything', async () => {
  const take = job();
  await measure(take, 2);
  server.clock.advance(7200);
  await take();
  server.clock.advance(-7200);
  hasMail = false;
  // Again the minute before: it is there already.
  server.clock.advance(-MINUTE);
  await measure(take, 3);
  const shown = await status();
  expect(of(shown, 'mail')).toMatchObject({ state: 'failing' });
  expect(shown.interruptions).toMatchObject([{ part: 'mail', state: 'ongoing' }]);
  const { rows } = await sql<{ part: string; twice: number }>`
    select part, count(*)::int as twice from status_minutes group by part, minute having count(*) > 1`.execute(
    server.db,
  );
  expect(rows).toEqual([]);
});

it('shows 90 days at most, and deletes what is older', async () => {
  const take = job();
  hasMail = false;
  await measure(take, 1);
  hasMail = true;
  for (let day = 0; day < 95; day += 1) {
    server.clock.advance(DAY_SECONDS);
    await take();
  }
  const shown = await status();
  const { days } = of(shown, 'mail') ?? { days: [] };
  expect(days).toHaveLength(90);
  expect(days[0]).toMatchObject({ working: 1, failing: 0, unmeasured: 1439 });
  expect(days.at(-1)?.day).toBe(server.clock.now().toISOString().slice(0, 10));
  await sweepStatus(server.db, server.clock.now());
  const { rows } = await sql<{ minutes: number; days: number; interruptions: number }>`
    select (select count(*)::int from status_minutes) as minutes, (select count(*)::int from status_days) as days,
      (select count(*)::int from status_interruptions) as interruptions`.execute(server.db);
  expect(rows).toEqual([{ minutes: 2 * 4, days: 91 * 4, interruptions: 0 }]);
  server.clock.advance(6);
  expect(of(await status(), 'mail')?.days).toHaveLength(90);
});

it('the operator adds a note to an interruption, changes it, and removes it', async () => {
  hasMail = false;
  await measure(job(), 1);
  const [{ id } = { id: '' }] = (await operate(server, 'GET', 'interruptions')).data.items as { id: string }[];
  const note = { 'en-us': 'The mail server is being replaced.', 'de-de': 'Der Mailserver wird ersetzt.' };
  const path = `interruptions/${id}/note`;
  expect(await operate(server, 'POST', path, { note: { 'de-de': 'Nur Deutsch.' } })).toMatchObject({ http: 422 });
  expect(await operate(server, 'POST', 'interruptions/999/note', { note })).toMatchObject({ http: 404 });
  expect(await operate(server, 'POST', path, { note })).toMatchObject({ http: 200 });
  expect((await acts(server))[0]).toMatchObject({ act: 'interruption-noted', subject: `interruption/${id}` });
  server.clock.advance(6);
  expect((await status()).interruptions[0]?.note).toEqual({ lang: 'en-us', text: note['en-us'] });
  const german = await server.visitor().call('GET transparency/status', {}, { lang: 'de-de' });
  expect(german.interruptions[0]?.note?.text).toBe(note['de-de']);
  await operate(server, 'POST', path, { note: null });
  server.clock.advance(6);
  expect((await status()).interruptions[0]?.note).toBeNull();
});
