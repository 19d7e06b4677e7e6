import { sql } from 'kysely';
import { readdir } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { transact } from '#server/db/transact';
import { closeDueAccounts } from '#server/domains/privacy/close-due-accounts';
import { erasedTables } from '#server/domains/privacy/inventory';
import { filesFolder } from '#server/plugins/files/folder-files';
import { startHousekeeping } from '#server/housekeeping';
import { balances, post } from '#server/ledger/index';
import { statusOf } from '../account/support.ts';
import { papers } from '../identity/support.ts';
import { useApp } from '../support/app.ts';
import { refused } from '../support/client.ts';
import { platformBalance } from '../support/ledger-reads.ts';
import { testPrices } from '../support/prices.ts';
import {
  announce,
  ask,
  closeDue,
  expectClosedOnesEmpty,
  live,
  password,
  type Person,
  person,
  rowOf,
} from './support.ts';

const prices = testPrices();
const ended: string[] = [];
const server = useApp((base) => ({ prices, live: { ...base.live, endSession: (id: string) => void ended.push(id) } }));

beforeEach(() => {
  prices.set({ USDT: '1', BTC: '50000' });
  ended.length = 0;
});

const isClosed = async ({ id }: Person) => (await rowOf(server, id)).closed_at !== null;

/** Returns the tables that contain a text in any column. */
async function tablesWith(...needles: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    server.db,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const patterns = needles.map((needle) => `%${needle}%`);
    const { rows: hits } =
      await sql`select from ${sql.table(name)} t where t::text ilike any(${patterns}) limit 1`.execute(server.db);
    if (hits.length > 0) found.push(name);
  }
  return found;
}

describe('a closed account', () => {
  it('has no personal data and no sessions, and keeps its records of money under its number', async () => {
    const customer = await person(server);
    const { paper, avatar, unused, image, sn, number } = await live(server, customer);
    const other = await customer.logIn('Firefox · Windows');
    const sessions = (await customer.client.call('GET user/sessions', {})).items.map(({ id }) => id);
    const records = (await customer.client.call('GET wallet/records', {})).items;
    const adjustment = await platformBalance(server.db, 'adjustment', 'USDT');
    await ask(customer, true);
    const images = [paper.front, paper.back, avatar, unused, image];
    const personal = [customer.username, customer.email, 'Margit', 'Firefox', 'My deposit is missing', ...images];
    expect(await tablesWith(...personal)).not.toEqual([]);
    server.mails.length = 0;
    await closeDue(server);

    expect(await tablesWith(...personal)).toEqual([]);
    for (const table of erasedTables) {
      expect([
        table,
        await server.db.selectFrom(table).select('customer_id').where('customer_id', '=', customer.id).execute(),
      ]).toEqual([table, []]);
    }
    const stored = await readdir(filesFolder(server.services.settings));
    expect(stored.filter((name) => images.includes(name))).toEqual([]);
    expect([await statusOf(customer.client), await statusOf(other)]).toEqual([401, 401]);
    expect(ended.toSorted()).toEqual(expect.arrayContaining(sessions.toSorted()));

    const { rows } = await sql<{
      voucher: string | null;
      status: number;
    }>`select voucher, status from deposits where sn = ${sn}`.execute(server.db);
    expect(rows).toEqual([{ voucher: null, status: 2 }]);
    expect(
      await server.db.selectFrom('flash_exchanges').select('customer_id').where('number', '=', number).execute(),
    ).toEqual([{ customer_id: customer.id }]);
    const kept =
      await sql`select from ledger_transfers where customer_id = ${customer.id} and kind in ('deposit', 'flash-exchange')`.execute(
        server.db,
      );
    expect(kept.rows.length).toBe(records.filter(({ kind }) => kind === 'deposit').length + 1);
    for (const { available, held } of await balances(server.db, customer.id))
      expect([available, held]).toEqual(['0', '0']);
    expect(await platformBalance(server.db, 'adjustment', 'USDT')).toBe(String(Number(adjustment) + 0.5));
  });

  it('is confirmed by a mail to the old address: what was erased, what is kept and why', async () => {
    const customer = await person(server, 'th-th');
    await ask(customer);
    server.mails.length = 0;
    await closeDue(server);
    expect(server.mails).toEqual([expect.objectContaining({ to: customer.email, subject: 'ปิดบัญชี Florin ของคุณแล้ว' })]);
    expect(server.mails[0]?.text).toContain(customer.id);
    expect(server.mails[0]?.text).toContain('สิ่งที่เก็บไว้');
  });

  it('cannot be logged in to by any name', async () => {
    const customer = await person(server);
    await ask(customer);
    await closeDue(server);
    for (const username of [customer.username, customer.email, `#${customer.id}`, customer.id]) {
      const response = await server.visitor().try('POST index/login', { username, password });
      expect(response).toMatchObject(refused('wrong-credentials'));
    }
  });

  it('releases username and email for a new account, which starts empty', async () => {
    const customer = await person(server);
    const { username, email } = customer;
    await ask(customer);
    await closeDue(server);
    expect((await server.visitor().call('POST index/checkUsername', { username })).available).toBe(true);
    server.mails.length = 0;
    await server.visitor().call('POST index/sendEmail', { email });
    const code = /\b\d{6}\b/.exec(server.mails[0]?.text ?? '')?.[0] ?? '';
    const request = { username, password, email, code, agreed: { agreement: 1, privacyPolicy: 0 } };
    const { info } = await server.visitor().call('POST index/register', request);
    expect(info).toMatchObject({ username, email });
    expect(info.id).not.toBe(customer.id);
  });

  it('never changes again, and the database refuses new rows for it', async () => {
    const customer = await person(server);
    await live(server, customer);
    await ask(customer, true);
    await closeDue(server);
    const { id } = customer;
    for (const statement of [
      sql`update customers set email = 'back@post.example' where id = ${id}`,
      sql`update customers set closed_at = null where id = ${id}`,
      sql`insert into notices (customer_id, title, content, created_at) values (${id}, '', '', now())`,
      sql`insert into account_activity (customer_id, kind, device, address, created_at) values (${id}, 'login', '', '', now())`,
    ]) {
      await expect(statement.execute(server.db)).rejects.toMatchObject({ code: 'FL005' });
    }
    await expect(server.fund(id, 'USDT', '1')).rejects.toMatchObject({ code: 'FL005' });
    await expect(server.fund(id, 'SOL', '1')).rejects.toMatchObject({ code: 'FL005' });
    await expect(sql`update deposits set reason = 'x' where customer_id = ${id}`.execute(server.db)).rejects.toThrow(
      'decided',
    );
  });

  it('can be closed only when empty, even by direct SQL', async () => {
    const { id } = await person(server);
    const close = sql`update customers set closed_at = now() where id = ${id}`;
    await expect(close.execute(server.db)).rejects.toThrow('is not empty');
    await sql`delete from sessions where customer_id = ${id}`.execute(server.db);
    await server.fund(id, 'USDT', '0.000001');
    await expect(close.execute(server.db)).rejects.toThrow('is not empty');
    const deposit = await person(server);
    await announce(deposit);
    await expect(
      sql`update deposits set voucher = null where customer_id = ${deposit.id}`.execute(server.db),
    ).rejects.toThrow('decided');
  });
});

describe('a due closure', () => {
  it.each([
    ['money', async (customer: Person) => server.fund(customer.id, 'USDT', '5'), 'money that can be withdrawn'],
    ['a deposit', announce, 'a deposit in progress'],
    [
      'a verification',
      async (customer: Person) => customer.client.call('POST user/realAuth', await papers(customer)),
      'an identity verification in review',
    ],
    [
      'a remainder that was not forfeited',
      async (customer: Person) => server.fund(customer.id, 'USDT', '0.5'),
      'a small remaining balance that wasn’t forfeited',
    ],
  ])('is canceled by %s, and the customer is notified', async (_name, comeUp, words) => {
    const customer = await person(server);
    await ask(customer);
    await comeUp(customer);
    server.mails.length = 0;
    await closeDue(server);
    expect((await rowOf(server, customer.id)).closes_at).toBeNull();
    expect(await statusOf(customer.client)).toBe(200);
    expect(server.mails).toEqual([
      expect.objectContaining({ to: customer.email, subject: 'Your Florin account wasn’t closed' }),
    ]);
    expect(server.mails[0]?.text).toContain(words);
    const { items } = await customer.client.call('GET notice/index', {});
    const { content } = await customer.client.call('GET notice/detail', { id: items[0]!.id });
    expect(content).toContain(words);
    server.mails.length = 0;
    await closeDue(server);
    expect([await isClosed(customer), server.mails]).toEqual([false, []]);
  });

  it('is canceled by a remainder that is worth more by now', async () => {
    const customer = await person(server);
    await server.fund(customer.id, 'BTC', '0.00001');
    await ask(customer, true);
    prices.set({ BTC: '100000' });
    await closeDue(server);
    expect(await isClosed(customer)).toBe(false);
    expect((await balances(server.db, customer.id))[0]?.available).toBe('0.00001');
  });

  it('waits for prices that are missing, for a week at most', async () => {
    const [customer, later] = [await person(server), await person(server)];
    for (const { id } of [customer, later]) await server.fund(id, 'BTC', '0.00001');
    await ask(customer, true);
    await ask(later, true);
    server.mails.length = 0;
    prices.silence();
    await closeDue(server);
    expect((await rowOf(server, customer.id)).closes_at).not.toBeNull();
    expect(server.mails).toEqual([]);
    prices.set({});
    await sql`update customers set closes_at = closes_at + interval '1 day' where id = ${later.id}`.execute(server.db);
    await closeDue(server, 0);
    expect([await isClosed(customer), await isClosed(later)]).toEqual([true, false]);
    prices.lose('BTC');
    await closeDue(server, 9);
    expect([await isClosed(later), (await rowOf(server, later.id)).closes_at]).toEqual([false, null]);
    expect(server.mails.at(-1)).toMatchObject({ to: later.email, subject: 'Your Florin account wasn’t closed' });
  });

  it('happens once with several servers', async () => {
    const customers = [await person(server), await person(server), await person(server)];
    for (const customer of customers) {
      await server.fund(customer.id, 'USDT', '0.25');
      await ask(customer, true);
    }
    server.mails.length = 0;
    server.clock.advance(15 * 86_400);
    const errors: unknown[] = [];
    await Promise.all(
      Array.from({ length: 4 }, () => closeDueAccounts(server.services, (error) => errors.push(error))),
    );
    expect(errors).toEqual([]);
    expect(server.mails.map(({ to }) => to).toSorted()).toEqual(customers.map(({ email }) => email).toSorted());
    for (const customer of customers) expect(await isClosed(customer)).toBe(true);
    await expectClosedOnesEmpty(server);
  });

  it('is done by the housekeeping right from its start', async () => {
    const [customer, later] = [await person(server), await person(server)];
    await ask(customer);
    server.clock.advance(14 * 86_400 + 1);
    await ask(later);
    const errors: unknown[] = [];
    const stop = startHousekeeping(server.services, (error) => errors.push(error));
    await stop();
    expect([errors, await isClosed(customer), await isClosed(later)]).toEqual([[], true, false]);
  });

  it('is atomic and retried after a restart, without delaying other accounts', async () => {
    const [broken, other] = [await person(server), await person(server)];
    await server.fund(broken.id, 'USDT', '0.25');
    await ask(broken, true);
    await ask(other);
    await sql`create function break_down() returns trigger language plpgsql as $$ begin
      if old.purpose = 'authentic' then raise exception 'gone'; end if; return new; end $$`.execute(server.db);
    await sql`create trigger break_down before update on files for each row execute function break_down()`.execute(
      server.db,
    );
    await papers(broken);
    server.clock.advance(15 * 86_400);
    const errors: unknown[] = [];
    await closeDueAccounts(server.services, (error) => errors.push(error));
    expect(errors).toEqual([expect.objectContaining({ message: 'gone' })]);
    expect([await isClosed(broken), await isClosed(other)]).toEqual([false, true]);
    expect(await statusOf(broken.client)).toBe(200);
    expect((await balances(server.db, broken.id))[0]?.available).toBe('0.25');
    await sql`drop trigger break_down on files`.execute(server.db);
    await closeDueAccounts(server.services, (error) => errors.push(error));
    expect([errors.length, await isClosed(broken)]).toEqual([1, true]);
  });

  it('does not touch images or records of other customers', async () => {
    const [leaving, staying] = [await person(server), await person(server)];
    const made = await live(server, staying, '0');
    await live(server, leaving, '0');
    await ask(leaving);
    const before = (await staying.client.call('POST user/export', { password })).data;
    await closeDue(server);
    const after = (await staying.client.call('POST user/export', { password })).data;
    for (const kind of ['verifications', 'pictures', 'deposits', 'conversions', 'transactions', 'balances'])
      expect(after[kind]).toEqual(before[kind]);
    expect((await staying.client.send({ url: `/uploads/${made.avatar}` })).statusCode).toBe(200);
  });

  it('allows transfers until then', async () => {
    const customer = await person(server);
    await ask(customer);
    await transact(server.db, (tx) =>
      post(tx, {
        kind: 'test',
        reference: customer.id,
        customer: customer.id,
        postings: [
          { platform: 'external', currency: 'USDT', amount: '-3' },
          { customer: customer.id, bucket: 'available', currency: 'USDT', amount: '3' },
        ],
      }),
    );
    expect((await balances(server.db, customer.id))[0]?.available).toBe('3');
  });
});
