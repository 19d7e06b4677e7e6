import { sql } from 'kysely';
import type { Db } from '#server/db/transact';
import { openProducts } from '#server/domains/pledge/product-store';
import { pledgeViolations } from '#server/domains/pledge/violations';
import { termUntil } from '../server/support/short-term.ts';
import { compareNumbers, numbersOf, until } from './audit.ts';
import type { Caller } from './caller.ts';
import { strikeDuring } from './strike-during.ts';
import type { Tally } from './tally.ts';
import { type Directly, withTwoServers } from './two-servers.ts';

/** A customer with fixed terms who records which openings and redemptions were acknowledged. */
class Saver {
  readonly id: string;
  readonly opened: Set<string> = new Set();
  /** By number, what was acknowledged as received. */
  readonly redeemed: Map<string, string> = new Map();
  readonly #caller: Caller;
  readonly #tally: Tally;
  readonly #directly: Directly;
  readonly #product: string;

  constructor(
    id: string,
    { caller, tally, directly, product }: { caller: Caller; tally: Tally; directly: Directly; product: string },
  ) {
    this.id = id;
    this.#caller = caller;
    this.#tally = tally;
    this.#directly = directly;
    this.#product = product;
  }

  /** Opens a term, and redeems it or leaves it; another one that began long ago matures meanwhile. */
  async save(turn: number): Promise<void> {
    const amount = String(50 + ((turn * 37) % 90));
    const request = { product: this.#product, amount };
    this.opened.add(
      await this.#directly((db) =>
        termUntil(db, { customer: this.id, ...request }, new Date(Date.now() + 50 + ((turn * 71) % 300))),
      ),
    );
    this.#tally.operations += 1;
    const opened = await this.#caller.call('pledge/open', request);
    // Terms that were left run until there are too many.
    if (opened.kind === 'refused') this.#tally.refused += 1;
    else {
      const number = String(opened.data.number);
      this.opened.add(number);
      this.#tally.acknowledge();
      if (turn % 5 > 0) await this.#redeem(number);
    }
  }

  async #redeem(number: string): Promise<void> {
    this.#tally.operations += 1;
    const { received } = (await this.#caller.read(`pledge/redemption?number=${number}`)) as { received: string };
    const redeemed = await this.#caller.call('pledge/redeem', { number, received });
    if (redeemed.kind === 'refused') {
      this.#tally.fault('lost', `${number} was opened but refused to be redeemed: ${redeemed.code}`);
      return;
    }
    this.redeemed.set(number, String(redeemed.data.received));
    this.#tally.acknowledge();
  }
}

/** Compares every term in the database with what was acknowledged. */
async function audit(db: Db, tally: Tally, savers: readonly Saver[]): Promise<void> {
  // Terms that are about to mature included: none may fall due during the audit.
  const due = sql`select number from pledges where status = 'running' and matures_at <= now() + interval '1 minute'`;
  await until(30_000, async () => (await due.execute(db)).rows);
  const { rows } = await sql<{ number: string; customer: string; received: string | null }>`
    select number, customer_id as customer, case status when 'redeemed' then trim_scale(amount + interest - cost)::text end as received
    from pledges where customer_id = any(${savers.map(({ id }) => id)})`.execute(db);
  compareNumbers(
    tally,
    'term',
    rows,
    numbersOf(savers, ({ opened }) => opened),
  );
  const redeemed = new Map(savers.flatMap((saver) => [...saver.redeemed]));
  for (const { number, received } of rows)
    if ((received ?? undefined) !== redeemed.get(number))
      tally.fault('overspent', `${number} was redeemed for ${received}, acknowledged was ${redeemed.get(number)}`);
}

/** Kills one of two servers `count` times while terms are opened, redeemed, and mature: the real one, or another that only pays. */
export const pledgeKills = (tally: Tally, { count }: { count: number }): Promise<void> =>
  withTwoServers(
    tally,
    { worker: 'pledge-worker.ts', customers: 6, funds: '10000000', violations: pledgeViolations },
    async ({ db, directly, customers, strike }) => {
      const product = (await openProducts(db)).find(({ currency }) => currency === 'USDT')?.id;
      if (product === undefined) throw new Error('the sandbox has no fixed terms in USDT');
      const savers = customers.map(({ id, caller }) => new Saver(id, { caller, tally, directly, product }));
      const lanes = savers.map((saver, index) => async (going: () => boolean) => {
        for (let turn = index; going(); turn += 1) await saver.save(turn);
      });
      await strikeDuring(tally, { count, lanes, between: [5, 24], strike });
      await audit(db, tally, savers);
    },
  );
