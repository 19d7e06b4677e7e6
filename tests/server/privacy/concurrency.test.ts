import { sql } from 'kysely';
import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { transact } from '#server/db/transact';
import { closeDueAccounts } from '#server/domains/privacy/close-due-accounts';
import { filesFolder } from '#server/plugins/files/folder-files';
import { post } from '#server/ledger/index';
import { picture, uploadPhoto } from '../identity/support.ts';
import { useApp } from '../support/app.ts';
import { fromOutside } from '../support/client.ts';
import { ask, expectClosedOnesEmpty, password, type Person, person, rowOf } from './support.ts';

const server = useApp();

const close = (): Promise<void> =>
  fromOutside(() =>
    closeDueAccounts(server.services, (error) => {
      throw error;
    }),
  );

/** A customer whose closure is due. */
async function due(): Promise<Person> {
  const customer = await person(server);
  await ask(customer);
  server.clock.advance(15 * 86_400);
  return customer;
}

/** Waits until `count` transactions of this database wait for a lock. */
async function untilWaiting(count: number): Promise<void> {
  for (;;) {
    // Inside a transaction, the view would not change.
    const { rows } = await fromOutside(() =>
      sql`select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`.execute(
        server.db,
      ),
    );
    if (rows.length >= count) return;
  }
}

const credit = (customer: string, reference: string) =>
  fromOutside(() =>
    transact(server.db, (tx) =>
      post(tx, {
        kind: 'deposit',
        reference,
        customer,
        postings: [
          { platform: 'external', currency: 'USDT', amount: '-7' },
          { customer, bucket: 'available', currency: 'USDT', amount: '7' },
        ],
      }),
    ),
  );

const outcome = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? error,
  );

describe('a closure', () => {
  it('waits for money that is being booked, and is canceled by it', async () => {
    const customer = await due();
    let closing: Promise<void> | undefined;
    await transact(server.db, async (tx) => {
      await post(tx, {
        kind: 'deposit',
        reference: `first-${customer.id}`,
        customer: customer.id,
        postings: [
          { platform: 'external', currency: 'USDT', amount: '-7' },
          { customer: customer.id, bucket: 'available', currency: 'USDT', amount: '7' },
        ],
      });
      closing = close();
      await untilWaiting(1);
    });
    await closing;
    expect(await rowOf(server, customer.id)).toMatchObject({ closed_at: null, closes_at: null });
  });

  it.each(['that it had before', 'that is new'])('makes money in a currency %s wait, and refuses it', async (which) => {
    const customer = await due();
    if (which === 'that it had before') {
      await server.fund(customer.id, 'USDT', '1');
      await server.fund(customer.id, 'USDT', '-1');
    }
    // Hold up the closure at its end.
    await sql`create function hold_up() returns trigger language plpgsql as $$ begin
      perform pg_advisory_xact_lock(4711); return new; end $$`.execute(server.db);
    await sql`create trigger hold_up after update on customers for each row when (new.closed_at is not null) execute function hold_up()`.execute(
      server.db,
    );
    const photo = await picture().png().toBuffer();
    let closing: Promise<void> | undefined;
    let concurrent: Promise<unknown[]> | undefined;
    await transact(server.db, async (tx) => {
      await sql`select pg_advisory_xact_lock(4711)`.execute(tx);
      closing = close();
      await untilWaiting(1);
      concurrent = Promise.all([
        outcome(credit(customer.id, `late-${customer.id}`)),
        customer.tryLogIn('Firefox · Windows', password).then(({ data }) => data.code),
        customer.client.upload('POST upload/authentic', photo).then(({ data }) => data.code),
      ]);
      await untilWaiting(4);
    });
    await closing;
    expect(await concurrent).toEqual(['FL005', 'wrong-credentials', 'session-gone']);
    await sql`drop trigger hold_up on customers`.execute(server.db);
    await sql`drop function hold_up`.execute(server.db);
    // An image that arrived too late isn't on the disk either.
    expect(await readdir(filesFolder(server.services.settings))).toEqual([]);
    expect((await rowOf(server, customer.id)).closed_at).not.toBeNull();
    await expectClosedOnesEmpty(server);
  });

  it('is serialized with concurrent calls: a closed account never has money or sessions', async () => {
    for (let turn = 0; turn < 12; turn += 1) {
      const customer = await due();
      const jobs = [
        close(),
        close(),
        ...(turn % 2 ? [outcome(credit(customer.id, `race-${turn}`))] : []),
        outcome(customer.logIn('Firefox · Windows')),
        outcome(customer.client.call('POST user/refresh', {})),
        outcome(uploadPhoto(customer)),
        ...(turn % 3 ? [] : [outcome(customer.client.call('POST user/keepOpen', {}))]),
        outcome(customer.client.call('POST user/tradingPassword', { password, trading_password: '246810' })),
      ];
      await Promise.all(jobs);
      await close();
      const { closed_at: closedAt, closes_at: closesAt } = await rowOf(server, customer.id);
      // Either closed or canceled, never in between.
      expect(closesAt).toBeNull();
      if (!closedAt) await server.visitor().call('POST index/login', { username: customer.username, password });
      await expectClosedOnesEmpty(server);
    }
  });
});

describe('a call during the closure', () => {
  it('gets the response of an ended session', async () => {
    const customer = await due();
    // The account closes after the session lookup and before the write.
    await close();
    const { client } = customer;
    expect((await client.try('POST user/keepOpen', {})).data.code).toBe('session-gone');
    expect((await client.try('POST user/close', { password })).data.code).toBe('session-gone');
  });
});

describe('an export', () => {
  it('keeps nobody waiting for the customer while it reads', async () => {
    const { id, client } = await person(server);
    const { exporting } = await transact(server.db, async (tx) => {
      await sql`lock table market_favorites in access exclusive mode`.execute(tx);
      const exporting = client.try('POST user/export', { password });
      await untilWaiting(1);
      await sql`select from customers where id = ${id} for no key update nowait`.execute(tx);
      return { exporting };
    });
    expect((await exporting).status).toBe(1);
  });
});
