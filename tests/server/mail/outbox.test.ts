import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { transact } from '#server/db/transact';
import { mailAfterCommit, mailInBackground } from '#server/plugins/mail-outbox/index';
import { sendDueMails } from '#server/plugins/mail-outbox/jobs';
import type { Mail } from '#server/plugins/mail';
import { useApp } from '../support/app.ts';

const mail: Mail = { to: 'ada@post.example', subject: 'Your code', text: '483920', language: 'en-us' };
const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

const sent: Mail[] = [];
let failure: Error | undefined;

const server = useApp(() => ({
  mailer: {
    send: async (given) => {
      if (failure) throw failure;
      sent.push(given);
    },
    verify: async () => {},
  },
}));

const saved = async (): Promise<number> =>
  (await sql<{ count: number }>`select count(*)::int as count from mail_outbox`.execute(server.db)).rows[0]!.count;

const failedAttempts = async (): Promise<number[]> =>
  (await sql<{ attempts: number }>`select attempts from mail_outbox`.execute(server.db)).rows.map(
    ({ attempts }) => attempts,
  );

const queue = () => transact(server.db, (tx) => mailAfterCommit(tx, server.services, mail));

/** Queues a mail, until its first attempt has failed and is written down. Until then, its row may be locked. */
async function queueFailing(): Promise<void> {
  await queue();
  await expect.poll(failedAttempts).toEqual([1]);
}

/** Lets time pass, and sends what is due then. */
async function sendAfter(seconds: number): Promise<void> {
  server.clock.advance(seconds);
  await sendDueMails(server.services);
}

beforeEach(async () => {
  failure = undefined;
  sent.length = 0;
  await sql`delete from mail_outbox`.execute(server.db);
  vi.spyOn(console, 'error')
    .mockReset()
    .mockImplementation(() => {});
});

describe('a mail', () => {
  it('is sent once after the commit, and kept no longer', async () => {
    await queue();
    await expect.poll(saved).toBe(0);
    await sendAfter(10 * MINUTE);
    expect(sent).toEqual([mail]);
  });

  it('is not sent if the transaction is rolled back', async () => {
    const work = transact(server.db, async (tx) => {
      await mailAfterCommit(tx, server.services, mail);
      throw new Error('rolled back');
    });
    await expect(work).rejects.toThrow('rolled back');
    await sendAfter(10 * MINUTE);
    expect(sent).toEqual([]);
  });

  it('cannot be read in the database', async () => {
    failure = new Error('down');
    await queue();
    const { rows } = await sql<{ content: Buffer }>`select content from mail_outbox`.execute(server.db);
    expect(rows[0]!.content.toString('latin1')).not.toMatch(/ada@post|Your code|483920/u);
  });
});

describe('a mail that fails', () => {
  it.each(['in a transaction', 'without one'])('is sent later: %s', async (where) => {
    failure = new Error('down');
    if (where === 'without one') mailInBackground(server.services, mail);
    else await queueFailing();
    await expect.poll(saved).toBe(1);
    failure = undefined;
    await sendAfter(10 * MINUTE);
    expect(sent).toEqual([mail]);
    expect(await saved()).toBe(0);
  });

  it('is tried less and less often', async () => {
    failure = new Error('down');
    await queueFailing();
    const waits: number[] = [];
    for (let seconds = 0; waits.length < 4; seconds += 30) {
      const before = vi.mocked(console.error).mock.calls.length;
      await sendAfter(30);
      if (vi.mocked(console.error).mock.calls.length > before) waits.push(seconds);
    }
    const pauses = waits.slice(1).map((wait, index) => wait - waits[index]!);
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
    expect(pauses.at(-1)).toBeGreaterThan(pauses[0]!);
  });

  it('is given up after a day', async () => {
    failure = new Error('down');
    await queueFailing();
    await sendAfter(DAY + MINUTE);
    expect(await saved()).toBe(0);
    expect(sent).toEqual([]);
  });

  it.each(['in a transaction', 'without one'])(
    'is given up as soon as the mail server has refused the address twice: %s',
    async (where) => {
      failure = Object.assign(new Error('no such user'), { command: 'RCPT TO', response: '550 5.1.1 no such user' });
      if (where === 'without one') mailInBackground(server.services, mail);
      else await queueFailing();
      await expect.poll(saved).toBe(1);
      await sendAfter(0);
      expect(await saved()).toBe(0);
    },
  );

  it.each([
    { command: 'AUTH PLAIN', response: '535 5.7.8 wrong password', responseCode: 535 },
    { command: 'MAIL FROM', response: '553 5.1.8 unknown sender', responseCode: 553 },
    { command: 'RCPT TO', response: '553 5.1.8 sender’s domain not found', responseCode: 553 },
    { command: 'RCPT TO', response: '554 5.7.1 relay access denied', responseCode: 554 },
    { command: 'RCPT TO', response: '554 5.7.1 Client host [5.1.66.2] blocked', responseCode: 554 },
  ])('is kept if the operator has to mend it: $response', async (refusal) => {
    failure = Object.assign(new Error('refused'), refusal);
    await queueFailing();
    await sendAfter(MINUTE);
    failure = undefined;
    await sendAfter(10 * MINUTE);
    expect(sent).toEqual([mail]);
  });

  it('is given up after a day if no key opens it, and keeps no other from being sent', async () => {
    const at = server.clock.now();
    await sql`insert into mail_outbox (id, content, due_at, created_at)
      values (gen_random_uuid(), ${Buffer.alloc(60)}, ${at}, ${at})`.execute(server.db);
    await sendAfter(DAY + MINUTE);
    expect(await saved()).toBe(0);
  });
});

it('a mail of a server that ended is sent by another one, and by one only', async () => {
  // It never hears what became of it.
  const ending = { ...server.services, mailer: { send: () => new Promise<void>(() => {}), verify: async () => {} } };
  await transact(server.db, (tx) => mailAfterCommit(tx, ending, mail));
  await sendAfter(MINUTE);
  expect(sent).toEqual([]);
  server.clock.advance(MINUTE);
  await Promise.all([sendDueMails(server.services), sendDueMails(server.services)]);
  expect(sent).toEqual([mail]);
});
