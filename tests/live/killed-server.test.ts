import { sql } from 'kysely';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { leverageViolations } from '#server/domains/leverage/violations';
import { pledgeViolations } from '#server/domains/pledge/violations';
import { MailService } from '../server/mail/mail-service.ts';
import { openOrders, placeMany } from '../server/support/leverage-orders.ts';
import { convertDuring, CUSTOMERS, expectBooked, newCustomer } from './conversions.ts';
import { BACK_MS, Device } from './device.ts';
import { leftToDo, makeDue } from './due.ts';
import { sendNotice } from './operator.ts';
import { useInstances } from './use-instances.ts';

/** Of one period: as many as take several transactions. */
const ORDERS = 1_500;

const mails = new MailService();
await mails.start();
afterAll(() => mails.stop());

// Servers wait for it longer than eight seconds, since this machine may be busy.
const live = useInstances({ env: { SMTP_URL: `${mails.url}?greetingTimeout=20000` } });

it('sends each email once that a killed server was about to send', async () => {
  const { instances, connection } = live;
  const [victim, survivor] = instances;
  const waiting = async (): Promise<number> => (await sql`select from mail_outbox`.execute(connection.db)).rows.length;
  const { username, credentials } = await newCustomer(connection.db);
  const device = new Device(survivor.origin, credentials);
  await device.ask('notice/preferences', { kind: 'news', way: 'email', enabled: true });
  await expect.poll(waiting).toBe(0);

  const [lost, kept] = ['lost', 'kept'].map((name) => [1, 2, 3, 4].map((number) => `${name}-${number}`)) as [
    string[],
    string[],
  ];
  const [release, before] = [mails.hold(), mails.connections];
  onTestFinished(release);
  await Promise.all([
    ...lost.map((title) => sendNotice(victim.origin, title, username)),
    ...kept.map((title) => sendNotice(survivor.origin, title, username)),
  ]);
  await expect.poll(() => mails.connections - before).toBeGreaterThanOrEqual(lost.length + kept.length);
  await victim.stop('SIGKILL');
  release();
  await victim.start();
  await expect.poll(waiting, { timeout: 90_000 }).toBe(lost.length);
  expect(mails.subjects.toSorted()).toEqual(kept);
  // As if the two minutes were over in which nobody else sends what the killed server had taken.
  await sql`update mail_outbox set due_at = now()`.execute(connection.db);
  await expect.poll(waiting, { timeout: 90_000 }).toBe(0);
  expect(mails.subjects.toSorted()).toEqual([...kept, ...lost]);
});

it('delivers every notice, and does once what is due, while servers are killed', { timeout: 400_000 }, async () => {
  const { instances, proxy, connection } = live;
  const { db } = connection;
  const owner = await newCustomer(db);
  const device = new Device(proxy.url, owner.credentials);
  const players = await Promise.all(Array.from({ length: 40 }, () => newCustomer(db)));
  const customers = players.map(({ id }) => id);
  const announced: string[] = [];
  const expected: string[] = [];

  const booked = await convertDuring(live, async () => {
    for (const [turn, victim] of instances.entries()) {
      const [cut, heard] = await Promise.all(
        [victim, instances[1 - turn]!].map(({ origin }) => new Device(origin, owner.credentials).listen()),
      );
      if (!cut || !heard) throw new Error('nobody listens');
      onTestFinished(() => {
        cut.socket.disconnect();
        heard.socket.disconnect();
      });
      announced.push(`to-all-${turn}`);
      expected.push(`to-all-${turn}`, ...(await makeDue(db, owner.id)));
      await sendNotice(proxy.url, `to-all-${turn}`, null);
      const startsAt = new Date(Date.UTC(2025, 0, 1) + turn * 180_000);
      await placeMany(db, { customers, count: ORDERS, startsAt, close: '50000.01' });
      await expect.poll(() => openOrders(db), { interval: 1 }).toBeLessThan(ORDERS);
      await victim.stop('SIGKILL');

      const missed = [1, 2, 3].map((number) => `missed-${turn}-${number}`);
      for (const title of missed) await sendNotice(proxy.url, title, owner.username);
      expected.push(...missed, ...(await makeDue(db, owner.id)));
      const ids = (await device.notices()).filter(({ title }) => missed.includes(title)).map(({ id }) => id);
      await expect.poll(() => heard.notices.filter((id) => ids.includes(id)).toSorted()).toEqual(ids.toSorted());
      expect(cut.notices.filter((id) => ids.includes(id))).toEqual([]);

      await victim.start();
      await expect.poll(() => cut.listed, { timeout: BACK_MS }).toEqual(expect.arrayContaining(missed));
      const again = `again-${turn}`;
      await sendNotice(proxy.url, again, owner.username);
      expected.push(again);
      const newest = (await device.notices()).find(({ title }) => title === again)?.id;
      await expect
        .poll(() => [heard.notices, cut.notices].map((ids) => ids.includes(newest ?? '')))
        .toEqual([true, true]);
    }
    await expect.poll(async () => (await leftToDo(db)) + (await openOrders(db)), { timeout: 60_000 }).toBe(0);
  });

  const titles = (await device.notices()).map(({ title }) => title);
  expect(titles.toSorted()).toEqual(expected.toSorted());
  const { rows } = await sql<{ all: number; different: number }>`
    select count(*)::int as all, count(distinct (customer_id, title))::int as different from notices
    where customer_id = any(${[...booked.keys()]}) and title = any(${announced})`.execute(db);
  expect(rows).toEqual([{ all: CUSTOMERS * announced.length, different: CUSTOMERS * announced.length }]);
  expect([...(await leverageViolations(db)), ...(await pledgeViolations(db, new Date()))]).toEqual([]);
  const { rows: credited } = await sql<{ title: string }>`
    select 'Deposit credited: ' || reference as title from ledger_transfers
    where owner = ${owner.id} and kind = 'deposit'`.execute(db);
  const deposits = titles.filter((title) => title.startsWith('Deposit'));
  expect(credited.map(({ title }) => title).toSorted()).toEqual(deposits.toSorted());
  await expectBooked(db, booked);
});
