/**
 * `npm run bench:ledger [seconds]`: transfers per second that the ledger commits, on an embedded PostgreSQL with its
 * default, durable settings, what the bare database commits, as the ceiling, and how much a conversion takes on disk.
 */
import { sql } from 'kysely';
import { type Db, transact } from '../server/db/transact.ts';
import { createCustomer } from '../server/domains/account/store.ts';
import { post, runOnce } from '../server/ledger/index.ts';
import { openBenchDatabase } from './support/bench-database.ts';
import { wholeNumber } from './support/whole-number.ts';

const seconds = wholeNumber(1, 5);
const CALLERS = [1, 8, 16];

await using database = await openBenchDatabase();
const { db } = database;

let counter = 0;
const reference = () => `bench-${(counter += 1)}`;

async function makeCustomer(): Promise<string> {
  const name = `bench${(counter += 1)}`;
  const id = await transact(db, (tx) =>
    createCustomer(tx, {
      username: name,
      email: `${name}@post.example`,
      passwordHash: '-',
      lang: 'en-us',
      createdAt: new Date(),
    }),
  );
  await deposit(db, id, '1000000');
  return id;
}

const deposit = (on: Db, customer: string, amount: string) =>
  transact(on, (tx) =>
    post(tx, {
      kind: 'bench-deposit',
      reference: reference(),
      customer,
      postings: [
        { platform: 'external', currency: 'USDT', amount: `-${amount}` },
        { customer, bucket: 'available', currency: 'USDT', amount },
      ],
    }),
  );

/** Books a flash exchange: the idempotency key, and one transfer between two currencies. */
const convert = (customer: string) =>
  runOnce(db, { customer, key: reference(), call: 'bench', body: {} }, async (tx) => {
    await post(tx, {
      kind: 'bench',
      reference: reference(),
      customer,
      postings: [
        { customer, bucket: 'available', currency: 'USDT', amount: '-1' },
        { platform: 'treasury', currency: 'USDT', amount: '1' },
        { platform: 'treasury', currency: 'BTC', amount: '-0.00001' },
        { platform: 'spread', currency: 'BTC', amount: '0.00000004' },
        { customer, bucket: 'available', currency: 'BTC', amount: '0.00000996' },
      ],
    });
    return {};
  });

await sql`create table bench_bare (id bigint generated always as identity primary key, text text not null)`.execute(db);

const bare = () =>
  transact(db, async (tx) => {
    await sql`insert into bench_bare (text) values ('one row')`.execute(tx);
  });

async function measure(callers: number, work: (caller: number) => Promise<unknown>): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let done = 0;
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      while (performance.now() < end) {
        await work(caller);
        done += 1;
      }
    }),
  );
  return done / ((performance.now() - begin) / 1000);
}

const customers = await Promise.all(Array.from({ length: Math.max(...CALLERS) }, makeCustomer));
const [first = ''] = customers;
const cases: readonly (readonly [string, (caller: number) => Promise<unknown>])[] = [
  ['bare database, one row a transaction', bare],
  ['deposits, a customer for each caller', (caller) => deposit(db, customers[caller] ?? first, '1')],
  ['deposits, all callers on one customer', () => deposit(db, first, '1')],
  ['conversions, a customer for each caller', (caller) => convert(customers[caller] ?? first)],
];

console.log(
  `transactions a second, ${seconds} s each`.padEnd(44) +
    CALLERS.map((callers) => `${callers} callers`.padStart(12)).join(''),
);
for (const [name, work] of cases) {
  const figures: string[] = [];
  for (const callers of CALLERS) figures.push(String(Math.round(await measure(callers, work))).padStart(12));
  console.log(name.padEnd(44) + figures.join(''));
}

/** Rows and indexes of all tables. */
async function bytes(): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select sum(pg_total_relation_size(c.oid)) as bytes from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r'`.execute(db);
  return Number(rows[0]?.bytes);
}
const CONVERSIONS = 20_000;
const before = await bytes();
for (let at = 0; at < CONVERSIONS; at += customers.length) await Promise.all(customers.map(convert));
console.log(
  `a conversion on disk, with its idempotency key and indexes: ${Math.round(((await bytes()) - before) / CONVERSIONS)} bytes`,
);
