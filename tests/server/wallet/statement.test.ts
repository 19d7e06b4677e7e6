import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { RequestOf } from '#contract/index';
import { add, sum } from '#contract/money';
import { transact } from '#server/db/transact';
import { writeStatement } from '#server/domains/wallet/statement';
import { hold, post } from '#server/ledger/index';
import { type TestCustomer, useApp } from '../support/app.ts';
import { testPrices } from '../support/prices.ts';
import { move } from './support.ts';

const server = useApp(() => ({ prices: testPrices() }));
const limited = useApp(() => ({ limits: true }));

type Query = RequestOf<'GET wallet/statement'>;

const read = async ({ client }: Pick<TestCustomer, 'client'>, query: Query = {}, lang = 'en-us') => {
  const response = await client.send({ url: '/api/wallet/statement', query: { ...query }, headers: { lang } });
  const [first = '', ...lines] = response.payload.split('\r\n');
  return { response, headings: first, lines: lines.slice(0, -1) };
};

const balancesOf = ({ client }: TestCustomer, query: Query = {}) => client.call('GET wallet/statementBalances', query);

const at = (time: string) => new Date(`2026-05-${time}:00Z`);

/** Deposits on four days, a withdrawal, a conversion, and money that is only held. */
async function holder(): Promise<TestCustomer> {
  const customer = await server.customer();
  const { id } = customer;
  const reference = `F-${id}`;
  await move(server, id, { currency: 'USDT', amount: '1000.5', at: at('01T10:00'), reference: `A-${id}` });
  await move(server, id, { currency: 'JPY', amount: '5000', at: at('02T23:30') });
  await transact(server.db, (tx) =>
    post(tx, {
      kind: 'flash-exchange',
      reference,
      customer: id,
      at: at('03T10:00'),
      postings: [
        { customer: id, bucket: 'available', currency: 'USDT', amount: '-500.25' },
        { platform: 'treasury', currency: 'USDT', amount: '500.25' },
        { platform: 'treasury', currency: 'BTC', amount: '-0.0100001' },
        { platform: 'spread', currency: 'BTC', amount: '0.0000001' },
        { customer: id, bucket: 'available', currency: 'BTC', amount: '0.01' },
      ],
    }),
  );
  await move(server, id, { currency: 'USDT', amount: '-100', at: at('04T10:00'), kind: 'withdrawal' });
  await transact(server.db, (tx) =>
    hold(tx, { kind: 'test', reference, customer: id, currency: 'USDT', amount: '7', at: at('05T10:00') }),
  );
  return customer;
}

/** A customer with three postings in each transfer, so that pages of 1000 postings end within a transfer. */
async function longHistory(transfers: number): Promise<TestCustomer> {
  const customer = await server.customer();
  const { id } = customer;
  await sql`
    select ledger_post('flash-exchange', ${id} || n, ${id}, null, jsonb_build_array(
      jsonb_build_object('owner', 'platform', 'bucket', 'treasury', 'currency', 'USDT', 'amount', -2),
      jsonb_build_object('owner', ${id}::text, 'bucket', 'available', 'currency', 'USDT', 'amount', (2 + (-1) ^ n)::int),
      jsonb_build_object('owner', ${id}::text, 'bucket', 'held', 'currency', 'USDT', 'amount', (-1 * (-1) ^ n)::int),
      jsonb_build_object('owner', 'platform', 'bucket', 'treasury', 'currency', 'BTC', 'amount', -0.25),
      jsonb_build_object('owner', ${id}::text, 'bucket', 'available', 'currency', 'BTC', 'amount', 0.25)))
    from generate_series(1, ${transfers}) n`.execute(server.db);
  return customer;
}

describe('a statement', () => {
  it('has one row for each transaction, oldest first, with the balance after it', async () => {
    const customer = await holder();
    const { response, headings, lines } = await read(customer);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="florin_2026-05-01_\d{4}-\d\d-\d\d.csv"$/),
    });
    expect(headings).toBe('\uFEFFDate and time (UTC),Type,Currency,Amount,Balance after,Reference');
    expect(lines.map((line) => line.replace(/,[^,]*$/, ''))).toEqual([
      '2026-05-01 10:00:00,Deposit,USDT,1000.5,1000.5',
      '2026-05-02 23:30:00,Deposit,JPY,5000,5000',
      '2026-05-03 10:00:00,Conversion,USDT,-500.25,500.25',
      '2026-05-03 10:00:00,Conversion,BTC,0.01,0.01',
      '2026-05-04 10:00:00,Withdrawal,USDT,-100,400.25',
    ]);
    expect(lines[0]).toBe(`2026-05-01 10:00:00,Deposit,USDT,1000.5,1000.5,A-${customer.id}`);
  });

  it('has exactly what the list has, whatever is filtered', async () => {
    const customer = await holder();
    const queries: Query[] = [
      {},
      { name: 'USDT' },
      { kind: 'deposit' },
      { kind: 'flash-exchange', name: 'BTC' },
      { from: '2026-05-02' },
      { to: '2026-05-03' },
      { from: '2026-05-03', to: '2026-05-03', zone: 'Asia/Tokyo' },
      { from: '2026-05-03', to: '2026-05-03', zone: 'Pacific/Honolulu' },
      { from: '2027-01-01' },
      { name: 'DOGE' },
    ];
    for (const query of queries) {
      const { items, total } = await customer.client.call('GET wallet/records', query);
      const { lines } = await read(customer, query);
      expect(lines.map((line) => line.split(',').slice(2))).toEqual(
        items.toReversed().map(({ currency, amount, balance, reference }) => [currency, amount, balance, reference]),
      );
      expect((await balancesOf(customer, query)).total).toBe(total);
    }
  });

  it.each([
    ['de-de', 'Europe/Berlin', 'Datum und Uhrzeit (Europe/Berlin);Art;Währung;Betrag;Saldo danach;Referenz', '2026-05-03 12:00:00;Umtausch;USDT;-500,25;500,25;F-'],
    ['ja-jp', 'Asia/Tokyo', '日時（Asia/Tokyo）,種類,通貨,金額,取引後の残高,取引番号', '2026-05-03 19:00:00,両替,USDT,-500.25,500.25,F-'],
    ['th-th', 'Asia/Bangkok', 'วันที่และเวลา (Asia/Bangkok),ประเภท,สกุลเงิน,จำนวน,ยอดคงเหลือหลังรายการ,หมายเลขอ้างอิง', '2026-05-03 17:00:00,แลกสกุลเงิน,USDT,-500.25,500.25,F-'],
  ])('opens in a spreadsheet of %s', async (lang, zone, headings, line) => {
    const customer = await holder();
    const file = await read(customer, { zone, kind: 'flash-exchange' }, lang);
    expect([file.headings, file.lines[0]]).toEqual([`\uFEFF${headings}`, line + customer.id]);
  }); // prettier-ignore

  it('is named by its currency and days', async () => {
    const customer = await holder();
    const { response } = await read(customer, { name: 'USDT', from: '2026-05-02', to: '2026-05-31' });
    expect(response.headers['content-disposition']).toBe(
      'attachment; filename="florin_USDT_2026-05-02_2026-05-31.csv"',
    );
  });

  it('holds together over many pages, also where a transfer is cut apart', async () => {
    const customer = await longHistory(700);
    const { lines } = await read(customer);
    expect(lines).toHaveLength(1400);
    const balances = new Map<string, string>();
    for (const line of lines) {
      const [, , currency = '', amount = '', balance = ''] = line.split(',');
      balances.set(currency, add(balances.get(currency) ?? '0', amount));
      expect(balance).toBe(balances.get(currency));
    }
    expect(Object.fromEntries(balances)).toEqual({ USDT: '1400', BTC: '175' });
    expect((await balancesOf(customer)).items.map(({ closing }) => closing)).toEqual(['175', '1400']);
  });

  it('fails rather than leaving out a transfer that is booked while it is read', async () => {
    const { id } = await server.customer();
    let commit = (): void => {};
    let open: Promise<void> | undefined;
    await new Promise<void>((booked) => {
      open = transact(server.db, async (tx) => {
        await post(tx, {
          kind: 'deposit',
          reference: `late-${id}`,
          customer: id,
          postings: [
            { platform: 'external', currency: 'BTC', amount: '-1' },
            { customer: id, bucket: 'available', currency: 'BTC', amount: '1' },
          ],
        });
        await new Promise<void>((resolve) => {
          commit = resolve;
          booked();
        });
      });
    });
    await move(server, id, { currency: 'USDT', amount: '10' });
    const { content } = await writeStatement(server.services, {
      filter: { customer: id },
      from: undefined,
      to: undefined,
      zone: 'UTC',
      language: 'en-us',
    });
    const lines = content[Symbol.asyncIterator]();
    await lines.next();
    expect((await lines.next()).value).toContain('USDT,10,10');
    commit();
    await open;
    await expect(lines.next()).rejects.toThrow('The ledger changed');
  });

  it('is for its customer only, and not for an unknown currency', async () => {
    const customer = await holder();
    const query = { url: '/api/wallet/statement' };
    expect((await server.visitor().send(query)).statusCode).toBe(401);
    expect((await server.visitor().send({ ...query, headers: { token: customer.client.token } })).statusCode).toBe(401);
    expect((await read(await server.customer())).lines).toEqual([]);
    for (const name of ['GET wallet/statement', 'GET wallet/statementBalances'] as const)
      expect((await customer.client.try(name, { name: 'XXX' })).data.code).toBe('currency-unknown');
  });

  it('can be asked for thirty times in ten minutes', async () => {
    const customer = await limited.customer();
    const statuses = await Promise.all(
      Array.from({ length: 31 }, async () => (await read(customer)).response.statusCode),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it('holds no connection while nobody reads on', async () => {
    const { id, client } = await longHistory(700);
    const filter = { customer: id };
    // More of them than the pool has connections.
    const files = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const request = { filter, from: undefined, to: undefined, zone: 'UTC', language: 'en-us' } as const;
        return (await writeStatement(server.services, request)).content[Symbol.asyncIterator]();
      }),
    );
    for (const file of files) {
      await file.next();
      expect((await file.next()).value).toContain('Conversion,BTC,0.25,0.25,');
    }
    expect((await client.call('GET wallet/records', {})).total).toBe(1400);
    const { rows } = await sql<{ state: string }>`
      select state from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'
        and backend_type = 'client backend'`.execute(server.db);
    expect(rows).toEqual([]);
    // A reader who reads on gets the rest.
    let rest = '';
    for (let next = await files[0]?.next(); next && !next.done; next = await files[0]?.next()) rest += next.value;
    expect(rest).toContain('Conversion,USDT,2,1400,');
  });
});

describe('the balances of a statement', () => {
  it('are what it begins and ends with in each currency', async () => {
    const customer = await holder();
    const { items, total } = await balancesOf(customer, { from: '2026-05-02', to: '2026-05-03' });
    expect(total).toBe(3);
    expect(items.map(({ name, scale, ...sums }) => [name, scale, ...Object.values(sums)])).toEqual([
      ['Bitcoin', 8, 'BTC', '0', '0.01', '0', '0.01'],
      ['Tether', 6, 'USDT', '1000.5', '-500.25', '0', '500.25'],
      ['Japanese Yen', 0, 'JPY', '0', '5000', '0', '5000'],
    ]);
  });

  it('say what a filter by kind leaves out', async () => {
    const customer = await holder();
    const { items } = await balancesOf(customer, { name: 'USDT', kind: 'withdrawal', from: '2026-05-02' });
    expect(items).toMatchObject([{ opening: '1000.5', listed: '-100', unlisted: '-500.25', closing: '400.25' }]);
  });

  it('add up with the lines of the file, for any filter', async () => {
    const customer = await holder();
    const queries: Query[] = [{}, { from: '2026-05-02' }, { to: '2026-05-03' }, { kind: 'deposit' }, { name: 'USDT' }];
    for (const query of queries) {
      const { lines } = await read(customer, query);
      for (const { currency, opening, listed, unlisted, closing } of (await balancesOf(customer, query)).items) {
        const own = lines.map((line) => line.split(',')).filter((line) => line[2] === currency);
        expect(sum(own.map(([, , , amount = '']) => amount))).toBe(listed);
        expect(sum([opening, listed, unlisted])).toBe(closing);
        if (!query.kind && own.length > 0) expect(own.at(-1)?.[4]).toBe(closing);
      }
    }
  });

  it('are empty for a customer without transactions', async () => {
    expect(await balancesOf(await server.customer())).toMatchObject({ items: [], total: 0 });
  });
});
