import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Db, transact } from '#server/db/transact';
import { insertRequest } from '#server/domains/counters/request-store';
import { plain } from '../server/counters/support.ts';
import { counterViolations } from '#server/domains/counters/violations';
import { compareNumbers, numbersOf, until } from './audit.ts';
import type { Caller } from './caller.ts';
import { strikeDuring } from './strike-during.ts';
import type { Tally } from './tally.ts';
import { type Directly, withTwoServers } from './two-servers.ts';

/** A customer at a counter who records which orders were acknowledged as accepted. */
class Trader {
  readonly id: string;
  readonly accepted: Set<string> = new Set();
  readonly #directly: Directly;
  readonly #caller: Caller;
  readonly #tally: Tally;

  constructor(id: string, caller: Caller, tally: Tally, directly: Directly) {
    this.id = id;
    this.#caller = caller;
    this.#tally = tally;
    this.#directly = directly;
  }

  async #state(sn: string): Promise<string | undefined> {
    const row = await this.#directly((db) =>
      db.selectFrom('counter_orders').select('state').where('sn', '=', sn).executeTakeFirst(),
    );
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
    const open = await this.#directly((db) =>
      db
        .selectFrom('counter_orders')
        .select('sn')
        .where('customer_id', '=', this.id)
        .where('due_at', 'is not', null)
        .executeTakeFirst(),
    );
    return open?.sn;
  }

  /** Takes one order from the search to its end. */
  async trade(turn: number): Promise<void> {
    const urgent = turn % 3 === 0;
    const bonus = urgent ? { currency: 'USDT', amount: '0.5', minutes: 15 } : null;
    const amount = String(10 + ((turn * 37) % 90));
    const request = { ...plain, amount, urgent, bonus };
    await this.#directly((db) => transact(db, (tx) => insertRequest(tx, request, new Date())));
    const sn = await this.#search();
    if (sn === undefined || (await this.#leaves(sn, 'matching')) !== 'matched') return;
    this.#tally.operations += 1;
    const isAccepted = turn % 4 !== 3;
    // As by a second tap, on another server.
    const answer = () => this.#caller.call(`exchange/${isAccepted ? 'accept' : 'decline'}`, { order: sn });
    const kinds = (await Promise.all([answer(), answer()])).map(({ kind }) => kind);
    const kind = kinds.includes('done') ? 'done' : 'refused';
    if (isAccepted && kinds.every((each) => each === 'done')) this.#tally.fault('doubled', `${sn} was accepted twice`);
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
  await until(30_000, async () => (await sql`select sn from counter_orders where due_at <= now()`.execute(db)).rows);
  const { rows } = await sql<{ number: string; customer: string }>`
    select sn as number, customer_id as customer from counter_orders
    where accepted_at is not null and customer_id = any(${traders.map(({ id }) => id)})`.execute(db);
  compareNumbers(
    tally,
    'accepted order',
    rows,
    numbersOf(traders, ({ accepted }) => accepted),
  );
}

/** Kills one of two servers `count` times while customers trade at a counter: the real one, or another that only has its jobs. */
export const counterKills = (tally: Tally, { count }: { count: number }): Promise<void> =>
  withTwoServers(
    tally,
    { worker: 'counter-worker.ts', customers: 6, funds: '1000000', violations: counterViolations },
    async ({ db, directly, customers, strike }) => {
      await sql`update counters set search_seconds = 5, offer_seconds = 5, urgent_seconds = 5, wait_seconds = 3, task_count = 100000`.execute(
        db,
      );
      const traders = customers.map(({ id, caller }) => new Trader(id, caller, tally, directly));
      const lanes = traders.map((trader, index) => async (going: () => boolean) => {
        for (let turn = index; going(); turn += 1) await trader.trade(turn);
      });
      await strikeDuring(tally, { count, lanes, between: [2, 6], strike });
      await audit(db, tally, traders);
    },
  );
