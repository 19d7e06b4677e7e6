/**
 * The app of `npm run bench:http`, in its own process: the real app on an embedded PostgreSQL with its default, durable
 * settings, fixed prices and no limits. In addition, `POST /bare/exchange`, `/bare/withdraw`, `/bare/match`, `/bare/accept`,
 * `/bare/open` and `/bare/stake` write the rows of a conversion, a confirmed withdrawal, a search at a counter, an accepted offer,
 * a fixed term and an order in a leverage room with one SQL function each, without any guard. `/prepare/search`, `/prepare/offer`
 * and `/prepare/term` bring a customer to where a search, an acceptance or a term begins.
 * Sends its port and customers to the parent process.
 */
import { once } from 'node:events';
import { sql } from 'kysely';
import { sandboxAddress } from '../../server/sandbox/addresses.ts';
import { offlineServices } from '../../tests/server/support/offline-services.ts';
import { testPrices } from '../../tests/server/support/prices.ts';
import { fund, loggedInCustomer } from '../../tests/server/support/customers.ts';
import { buildApp } from '../../server/app.ts';
import { transact } from '../../server/db/transact.ts';
import { matchOrder } from '../../server/domains/counters/match-order.ts';
import { expireOrder, lockWaiting, startSearch } from '../../server/domains/counters/order-store.ts';
import { insertRequest } from '../../server/domains/counters/request-store.ts';
import { completeOrder } from '../../server/domains/counters/settle-order.ts';
import { insertProduct } from '../../server/domains/pledge/product-store.ts';
import { hashPassword, isPassword } from '../../server/domains/security/password-hash.ts';
import { readSettings } from '../../server/settings.ts';
import { openBenchDatabase } from './bench-database.ts';
import { fundPassword } from './bench-password.ts';

export interface BenchCustomer {
  readonly id: string;
  readonly token: string;
  readonly cookie: string;
}

export interface BenchReady {
  readonly port: number;
  readonly customers: readonly BenchCustomer[];
}

const CUSTOMERS = 200;

// The writes of a conversion and of a confirmed withdrawal, without any checks.
const BARE = `
create table bare_accounts (owner text, currency text, balance numeric(38, 18) not null, primary key (owner, currency));
create table bare_keys (owner text, key text, answer text not null, primary key (owner, key));
create table bare_exchanges (id bigint generated always as identity primary key, owner text not null, at timestamptz not null default now());
create table bare_transfers (id bigint generated always as identity primary key, owner text not null, at timestamptz not null default now());
create table bare_postings (id bigint generated always as identity primary key, transfer bigint not null, owner text not null, currency text not null, amount numeric(38, 18) not null);
create function bare_exchange(p_owner text, p_key text) returns bigint language plpgsql as $$
declare v_exchange bigint; v_transfer bigint;
begin
  insert into bare_exchanges (owner) values (p_owner) returning id into v_exchange;
  insert into bare_keys (owner, key, answer) values (p_owner, p_key, v_exchange);
  update bare_accounts set balance = balance + case currency when 'USDT' then -1 else 0.00002 end where owner = p_owner;
  insert into bare_transfers (owner) values (p_owner) returning id into v_transfer;
  insert into bare_postings (transfer, owner, currency, amount) values
    (v_transfer, p_owner, 'USDT', -1), (v_transfer, p_owner, 'BTC', 0.00002),
    (v_transfer, 'platform', 'USDT', 1), (v_transfer, 'platform', 'BTC', -0.00002), (v_transfer, 'spread', 'BTC', 0.00000008);
  return v_exchange;
end $$;
create table bare_withdrawals (id bigint generated always as identity primary key, owner text not null, address text not null, amount numeric(38, 18) not null, at timestamptz not null default now());
create table bare_checks (hash text primary key, used_at timestamptz);
create table bare_holds (withdrawal bigint primary key, owner text not null, amount numeric(38, 18) not null);
create function bare_withdraw(p_owner text, p_key text) returns bigint language plpgsql as $$
declare v_withdrawal bigint; v_transfer bigint;
begin
  insert into bare_withdrawals (owner, address, amount) values (p_owner, 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 10) returning id into v_withdrawal;
  insert into bare_keys (owner, key, answer) values (p_owner, p_key, v_withdrawal);
  update bare_checks set used_at = now() where hash = p_owner;
  insert into bare_holds (withdrawal, owner, amount) values (v_withdrawal, p_owner, 10);
  update bare_accounts set balance = balance + case currency when 'USDT' then -10 else 10 end where owner = p_owner;
  insert into bare_transfers (owner) values (p_owner) returning id into v_transfer;
  insert into bare_postings (transfer, owner, currency, amount) values (v_transfer, p_owner, 'USDT', -10), (v_transfer, p_owner, 'held', 10);
  return v_withdrawal;
end $$;
create table bare_terms (id bigint generated always as identity primary key, owner text not null, product text not null, amount numeric(38, 18) not null, at timestamptz not null default now());
create function bare_open(p_owner text, p_key text) returns bigint language plpgsql as $$
declare v_term bigint; v_transfer bigint;
begin
  insert into bare_terms (owner, product, amount) values (p_owner, 'usdt-30-1', 10) returning id into v_term;
  insert into bare_keys (owner, key, answer) values (p_owner, p_key, v_term);
  update bare_accounts set balance = balance + case currency when 'USDT' then -10 else 10 end where owner = p_owner;
  insert into bare_transfers (owner) values (p_owner) returning id into v_transfer;
  insert into bare_postings (transfer, owner, currency, amount) values (v_transfer, p_owner, 'USDT', -10), (v_transfer, p_owner, 'held', 10);
  insert into bare_holds (withdrawal, owner, amount) values (v_transfer, p_owner, 10);
  return v_term;
end $$;
create table bare_searches (id bigint generated always as identity primary key, owner text not null, counter text not null, started_at timestamptz not null default now());
create function bare_match(p_owner text) returns bigint language sql as $$
  insert into bare_searches (owner, counter) values (p_owner, 'bronze') returning id
$$;
create function bare_accept(p_owner text, p_key text) returns bigint language plpgsql as $$
declare v_transfer bigint;
begin
  insert into bare_keys (owner, key, answer) values (p_owner, p_key, 'accepted');
  update bare_checks set used_at = now() where hash = p_owner;
  update bare_accounts set balance = balance + case currency when 'USDT' then -10 else 10 end where owner = p_owner;
  insert into bare_transfers (owner) values (p_owner) returning id into v_transfer;
  insert into bare_postings (transfer, owner, currency, amount) values (v_transfer, p_owner, 'USDT', -10), (v_transfer, p_owner, 'held', 10);
  insert into bare_holds (withdrawal, owner, amount) values (v_transfer, p_owner, 10);
  return v_transfer;
end $$;
create table bare_stakes (id bigint generated always as identity primary key, owner text not null, period text not null, category text not null, quantity numeric(38, 18) not null, multiplier numeric not null, at timestamptz not null default now());
create function bare_stake(p_owner text, p_key text) returns bigint language plpgsql as $$
declare v_stake bigint; v_transfer bigint;
begin
  insert into bare_stakes (owner, period, category, quantity, multiplier) values (p_owner, 'junior', 'big', 1, 1.96) returning id into v_stake;
  insert into bare_keys (owner, key, answer) values (p_owner, p_key, v_stake);
  update bare_accounts set balance = balance + case currency when 'USDT' then -1 else 1 end where owner = p_owner;
  insert into bare_transfers (owner) values (p_owner) returning id into v_transfer;
  insert into bare_postings (transfer, owner, currency, amount) values (v_transfer, p_owner, 'USDT', -1), (v_transfer, p_owner, 'held', 1);
  insert into bare_holds (withdrawal, owner, amount) values (-v_stake, p_owner, 1);
  return v_stake;
end $$;`;

await using database = await openBenchDatabase();
const { db, ping, folder } = database;
await sql.raw(BARE).execute(db);

const passwordHash = await hashPassword(fundPassword);
const customers: BenchCustomer[] = [];
for (let index = 0; index < CUSTOMERS; index += 1) {
  const { id, credentials } = await loggedInCustomer(db, new Date());
  await fund(db, id, 'USDT', '1000000');
  await fund(db, id, 'BTC', '100');
  await sql`insert into bare_accounts values (${id}, 'USDT', 1000000), (${id}, 'BTC', 100)`.execute(db);
  await sql`insert into bare_checks values (${id})`.execute(db);
  await sql`update customers set fund_password_hash = ${passwordHash}, real_status = 1 where id = ${id}`.execute(db);
  customers.push({ ...credentials, id });
}
await sql`update counters set task_count = 1000000`.execute(db);
const product = await transact(db, (tx) =>
  insertProduct(
    tx,
    {
      currency: 'USDT',
      days: 30,
      daily_rate: '0.02',
      interest: 'simple',
      minimum: '10',
      maximum: '50000',
      earlyCost: '0.5',
    },
    new Date(),
  ),
);
// A market that stands still for two hours, in a room where everybody is.
await sql`
  insert into candles (symbol, interval, time, open, high, low, close)
  select 'BTC-USD', '1m', date_trunc('minute', now()) + n * interval '1 minute', 50000, 50000, 50000, 50000
  from generate_series(-5, 120) n`.execute(db);
await sql`
  insert into simulator_state (minute, state) values (now(), jsonb_build_object('BTC-USD', jsonb_build_array('50000' || repeat('0', 15), '50000' || repeat('0', 15))))`.execute(
  db,
);
await sql`insert into leverage_entries (customer_id, room_id, entered_at) select id, 'junior', now() from customers`.execute(
  db,
);
await sql`update leverage_terms set period_maximum = 1000000`.execute(db);
await sql`analyze`.execute(db);

const prices = testPrices();
const services = offlineServices({
  settings: readSettings({ DATA_DIR: folder }),
  db,
  ping,
  prices,
  // A withdrawal is compared with them.
  addresses: { depositAddress: (family, customer) => Promise.resolve(sandboxAddress(family, customer)) },
});
const app = await buildApp(services);

/** Settles what a customer has open at the counters, and searches again for an offer if one is needed. */
async function prepare(owner: string, offer: boolean): Promise<string> {
  const at = new Date();
  const open = await db
    .selectFrom('counter_orders')
    .select(['sn', 'state'])
    .where('customer_id', '=', owner)
    .where('due_at', 'is not', null)
    .executeTakeFirst();
  if (open)
    await transact(db, async (tx) => {
      const order = await lockWaiting(tx, open.sn, at);
      if (order) await completeOrder(tx, services, order, at);
      else await expireOrder(tx, open.sn, 'unmatched');
    });
  if (!offer) return '';
  const due = new Date(at.getTime() + 60_000);
  const { sn } = await startSearch(db, { customer: owner, counter: 'bronze', taskCount: 1_000_000, at, due });
  await transact(db, async (tx) => {
    const terms = {
      counter: 'bronze',
      currency: 'USDT',
      amount: '10',
      target: 'EUR',
      country: 'SE',
      createdBy: 'bench',
    };
    const request = await insertRequest(tx, { ...terms, urgent: false, bonus: null }, at);
    const latest = prices.latest();
    if (latest) await matchOrder(tx, services, { sn, customer: owner }, request, { prices: latest, at });
  });
  return sn;
}
app.post<{ Body: { owner: string } }>('/prepare/search', async ({ body }) => ({
  data: { order: await prepare(body.owner, false) },
}));
/** Keeps a customer from having too many terms. Their money stays held. */
app.post<{ Body: { owner: string } }>('/prepare/term', async ({ body }) => {
  await sql`update pledges set status = 'redeemed', closed_at = opened_at, interest = 0, cost = 0
    where status = 'running' and customer_id = ${body.owner}
      and (select count(*) from pledges where customer_id = ${body.owner} and status = 'running') > 50`.execute(db);
  return { data: { product } };
});
app.post<{ Body: { owner: string } }>('/prepare/offer', async ({ body }) => ({
  data: { order: await prepare(body.owner, true) },
}));
app.post<{ Body: { owner: string } }>('/bare/match', async ({ body }) => {
  const { rows } = await sql<{ id: bigint }>`select bare_match(${body.owner}) as id`.execute(db);
  return { id: String(rows[0]?.id) };
});
app.post<{ Body: { owner: string; key: string } }>('/bare/accept', async ({ body }) => {
  const { rows } = await sql<{ id: bigint }>`select bare_accept(${body.owner}, ${body.key}) as id`.execute(db);
  return { id: String(rows[0]?.id) };
});
app.post<{ Body: { owner: string; key: string } }>('/bare/stake', async ({ body }) => {
  const { rows } = await sql<{ id: bigint }>`select bare_stake(${body.owner}, ${body.key}) as id`.execute(db);
  return { id: String(rows[0]?.id) };
});
app.post<{ Body: { owner: string; key: string } }>('/bare/open', async ({ body }) => {
  const { rows } = await sql<{ id: bigint }>`select bare_open(${body.owner}, ${body.key}) as id`.execute(db);
  return { id: String(rows[0]?.id) };
});
app.post<{ Body: { owner: string; key: string } }>('/bare/exchange', async ({ body }) => {
  const { rows } = await sql<{ id: bigint }>`select bare_exchange(${body.owner}, ${body.key}) as id`.execute(db);
  return { id: String(rows[0]?.id) };
});
app.post<{ Body: { owner: string; key: string; password: string | null } }>('/bare/withdraw', async ({ body }) => {
  if (body.password !== null) await isPassword(passwordHash, body.password);
  const { rows } = await sql<{ id: bigint }>`select bare_withdraw(${body.owner}, ${body.key}) as id`.execute(db);
  return { id: String(rows[0]?.id) };
});
await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
process.send?.({ port: typeof address === 'object' && address ? address.port : 0, customers } satisfies BenchReady);

await once(process, 'disconnect');
await app.close();
