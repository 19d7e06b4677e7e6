import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { type Db, transact } from '#server/db/transact';
import { insertRequest } from '#server/domains/counters/request-store';
import { counterViolations } from '../server/support/counter-violations.ts';
import { fund, loggedInCustomer } from '../server/support/customers.ts';
import { ledgerViolations } from '../server/support/ledger-violations.ts';
import { Caller } from './caller.ts';
import { FaultServer } from './server.ts';
import type { Tally } from './tally.ts';

const TRADERS = 6;
const OPERATOR = 'Ada';
const WORKER = fileURLToPath(new URL('../server/support/counter-worker.ts', import.meta.url));

/** A customer at a counter who records which orders were acknowledged as accepted. */
class Trader {
  readonly id: string;
  readonly accepted: Set<string> = new Set();
  readonly #db: Db;
  readonly #caller: Caller;
  readonly #tally: Tally;

  constructor(id: string, caller: Caller, tally: Tally, db: Db) {
    this.id = id;
    this.#caller = caller;
    this.#tally = tally;
    this.#db = db;
  }

  async #state(sn: string): Promise<string | undefined> {
    const row = await this.#db.selectFrom('counter_orders').select('state').where('sn', '=', sn).executeTakeFirst();
    return row?.state;
  }

  /** Waits until an order has left a state, which its deadline guarantees. */
  async #leaves(sn: string, state: string): Promise<string | undefined> {
    for (const end = Date.now() + 60_000; ; await wait(50)) {
      const now = await this.#state(sn);
      if (now !== state) return now;
      if (Date.now() > end) {
        this.#tally.fault('silent', `${sn} is ${state} for a minute`);
        return now;
      }
    }
  }

  async #search(): Promise<string | undefined> {
    await this.#caller.call('exchange/match', { counter: 'bronze' });
    const open = await this.#db
      .selectFrom('counter_orders')
      .select('sn')
      .where('customer_id', '=', this.id)
      .where('due_at', 'is not', null)
      .executeTakeFirst();
    return open?.sn;
  }

  /** Takes one order from the search to its end. */
  async trade(turn: number): Promise<void> {
    const request = { counter: 'bronze', currency: 'USDT', target: 'EUR', country: 'SE', createdBy: OPERATOR };
    const urgent = turn % 3 === 0;
    const bonus = urgent ? { currency: 'USDT', amount: '0.5', minutes: 15 } : null;
    const amount = String(10 + ((turn * 37) % 90));
    await transact(this.#db, (tx) => insertRequest(tx, { ...request, amount, urgent, bonus }, new Date()));
    const sn = await this.#search();
    if (sn === undefined || (await this.#leaves(sn, 'matching')) !== 'matched') return;
    this.#tally.operations += 1;
    const isAccepted = turn % 4 !== 3;
    const { kind } = await this.#caller.call(`exchange/${isAccepted ? 'accept' : 'decline'}`, { order: sn });
    if (kind === 'refused') this.#tally.refused += 1;
    else if (isAccepted) {
      this.accepted.add(sn);
      await this.#leaves(sn, 'waiting');
    }
    if (kind === 'done') this.#tally.acknowledge();
  }
}

/** Compares every order in the database with what was acknowledged. */
async function audit(db: Db, tally: Tally, traders: readonly Trader[]): Promise<void> {
  const open = sql<{ sn: string }>`select sn from counter_orders where due_at <= now()`;
  for (const end = Date.now() + 30_000; Date.now() < end; await wait(200))
    if ((await open.execute(db)).rows.length === 0) break;
  for (const violation of await counterViolations(db, new Date())) tally.fault('ledger', violation);
  for (const violation of await ledgerViolations(db)) tally.fault('ledger', violation);
  const { rows } = await sql<{ sn: string; customer: string; state: string }>`
    select sn, customer_id as customer, state from counter_orders where accepted_at is not null`.execute(db);
  for (const { id, accepted } of traders) {
    const booked = new Set(rows.filter(({ customer }) => customer === id).map(({ sn }) => sn));
    for (const sn of accepted) if (!booked.has(sn)) tally.fault('lost', `${sn} was acknowledged but is missing`);
    for (const sn of booked) if (!accepted.has(sn)) tally.fault('doubled', `${sn} was accepted but never acknowledged`);
  }
  const deadlocks = await sql<{ deadlocks: bigint }>`
    select deadlocks from pg_stat_database where datname = current_database() and deadlocks > 0`.execute(db);
  for (const each of deadlocks.rows) tally.fault('deadlock', `PostgreSQL counts ${each.deadlocks}`);
}

/** Kills one of two servers `count` times while customers trade at a counter: the real one, or another that only has its jobs. */
export async function counterKills(tally: Tally, { count }: { count: number }): Promise<void> {
  const server = await FaultServer.open(tally);
  let worker: ChildProcess | undefined;
  const { db, close } = await server.database();
  const startWorker = async () => {
    const config = JSON.stringify({ config: await server.databaseConfig(), operator: OPERATOR });
    worker = spawn(process.execPath, [WORKER, config], { stdio: ['ignore', 'pipe', 'inherit'] });
    if (worker.stdout) await once(worker.stdout, 'data');
  };
  const killWorker = async () => {
    if (!worker) return;
    const ended = once(worker, 'exit');
    worker.kill('SIGKILL');
    await ended;
  };
  try {
    await sql`update counters set search_seconds = 5, offer_seconds = 5, urgent_seconds = 5, wait_seconds = 3, task_count = 100000`.execute(
      db,
    );
    const traders: Trader[] = [];
    for (let index = 0; index < TRADERS; index += 1) {
      const { id, credentials } = await loggedInCustomer(db, new Date());
      await fund(db, id, 'USDT', '1000000');
      traders.push(new Trader(id, new Caller(server, tally, credentials), tally, db));
    }
    await startWorker();
    let going = true;
    const working = Promise.all(
      traders.map(async (trader, index) => {
        for (let turn = index; going; turn += 1) await trader.trade(turn);
      }),
    );
    // Errors are thrown below, after the kills.
    working.catch(() => {});
    for (let turn = 0; turn < count; turn += 1) {
      await Promise.race([tally.progress(2 + ((turn * 3) % 5)), working]);
      if (turn % 2 === 0) {
        await server.kill();
        await server.start();
      } else {
        await killWorker();
        await startWorker();
      }
    }
    await Promise.race([tally.progress(4), working]);
    going = false;
    await working;
    await audit(db, tally, traders);
  } finally {
    await killWorker();
    await close();
    await server.close();
  }
}
