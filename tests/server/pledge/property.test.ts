import { fc } from '#tests/property';
import { expect, it } from 'vitest';
import { transact, type Tx } from '#server/db/transact';
import { maturePledge } from '#server/domains/pledge/mature-pledge';
import { lockDue } from '#server/domains/pledge/pledge-store';
import { closeProduct } from '#server/domains/pledge/product-store';
import { DAY_SECONDS } from '#server/time';
import { useApp, type TestCustomer } from '../support/app.ts';
import { ledgerViolations } from '#server/ledger/violations';
import { pledgeViolations } from '#server/domains/pledge/violations';
import { compound, insist, offer, runJobs, saver, simple } from './support.ts';

const server = useApp();

interface Real {
  readonly customers: readonly TestCustomer[];
  readonly products: string[];
}

type Command = fc.AsyncCommand<object, Real>;

/** Builds a command after which everything has to add up. */
const command = (name: string, run: (real: Real) => Promise<unknown>): Command => ({
  check: () => true,
  run: async (_model, real) => {
    await run(real);
    // What no server has paid yet is due, and nothing else is wrong.
    const found = await pledgeViolations(server.db, server.clock.now());
    expect(found.filter((each) => !each.includes('past its maturity'))).toEqual([]);
  },
  toString: () => name,
});

const open = async ({ customers, products }: Real, who: number, which: number, amount: string) => {
  const product = products[which % products.length]!;
  const { http } = await insist((key) => customers[who]!.client.try('POST pledge/open', { product, amount }, { key }));
  expect([200, 422]).toContain(http);
};

/** Redeems one of the customer's terms, or somebody else's, for what was shown. What it says is what is booked. */
async function redeem({ customers }: Real, who: number, which: number, owner = who): Promise<void> {
  const { items } = await customers[owner]!.client.call('GET pledge/running', {});
  const term = items[which % Math.max(1, items.length)];
  if (!term) return;
  const { client } = customers[who]!;
  const { number } = term;
  const shown = await client.try('GET pledge/redemption', { number });
  if (shown.status !== 1) return;
  const { received, interest } = shown.data as unknown as { received: string; interest: string };
  const answer = await insist((key) => client.try('POST pledge/redeem', { number, received }, { key }));
  expect(answer.http).toBe(200);
  if (answer.status === 1) expect(answer.data).toMatchObject({ received, interest_so_far: interest });
}

async function payOldest(tx: Tx): Promise<void> {
  const at = server.clock.now();
  const pledge = await lockDue(tx, at, new Set());
  if (pledge) await maturePledge(tx, server.services, pledge, at);
}

/** Pays one term as a server that is killed before it commits. */
const crash = (): Promise<unknown> =>
  transact(server.db, async (tx) => {
    await payOldest(tx);
    throw new Error('killed');
  }).catch(() => {});

const who = fc.nat(2);
const which = fc.nat(9);
const amount = fc.integer({ min: 1, max: 400_000_000 }).map((last) => String(last / 1_000_000));

const commands = fc.commands(
  [
    fc
      .tuple(who, which, amount)
      .map(([index, product, each]) =>
        command(`customer ${index} opens ${each}`, (real) => open(real, index, product, each)),
      ),
    fc
      .tuple(who, which, amount)
      .map(([index, product, each]) =>
        command(`customer ${index} opens ${each} on five devices`, (real) =>
          Promise.all(Array.from({ length: 5 }, () => open(real, index, product, each))),
        ),
      ),
    fc
      .tuple(who, which, who)
      .map(([index, term, owner]) =>
        command(`customer ${index} redeems the ${term}th term of ${owner}`, (real) => redeem(real, index, term, owner)),
      ),
    fc
      .tuple(who, which)
      .map(([index, term]) =>
        command(`customer ${index} redeems the ${term}th term while a server pays`, (real) =>
          Promise.all([redeem(real, index, term), runJobs(server.services), redeem(real, index, term)]),
        ),
      ),
    fc
      .constantFrom('1', '123')
      .map((servers) =>
        command(`${servers.length} servers pay`, () =>
          Promise.all(Array.from(servers, () => runJobs(server.services))),
        ),
      ),
    fc.constant(command('a server dies while it pays', crash)),
    fc
      .constantFrom(60, DAY_SECONDS - 1, DAY_SECONDS, 4 * DAY_SECONDS)
      .map((seconds) => command(`${seconds} s pass`, async () => server.clock.advance(seconds))),
    fc
      .tuple(fc.constantFrom(1, 3, 7), fc.boolean())
      .map(([days, isCompound]) =>
        command(`a product of ${days} days`, async ({ products }) =>
          products.push(await offer(server, { ...(isCompound ? compound : simple), days, minimum: '1' })),
        ),
      ),
    which.map((index) =>
      command('a product closes', ({ products }) =>
        transact(server.db, (tx) => closeProduct(tx, products[index % products.length]!, server.clock.now())),
      ),
    ),
  ],
  { maxCommands: 30, size: '+1' },
);

it(
  'any sequence of steps, with several servers and kills, conserves money and ends every term once',
  { timeout: 240_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(commands, async (list) => {
        const customers = [await saver(server), await saver(server), await saver(server, '300')];
        const products = [await offer(server, { ...simple, minimum: '1' }), await offer(server, compound)];
        await fc.asyncModelRun(() => ({ model: {}, real: { customers, products } }), list);
        // Everything ends by itself.
        server.clock.advance(11 * DAY_SECONDS);
        await Promise.all([runJobs(server.services), runJobs(server.services)]);
        expect(await pledgeViolations(server.db, server.clock.now())).toEqual([]);
        expect(await ledgerViolations(server.db)).toEqual([]);
        const running = await server.db
          .selectFrom('pledges')
          .select('number')
          .where('status', '=', 'running')
          .execute();
        expect(running).toEqual([]);
      }),
      { numRuns: 15 },
    );
    // The sequences went everywhere.
    const states = await server.db.selectFrom('pledges').select('status').distinct().orderBy('status').execute();
    expect(states.map(({ status }) => status)).toEqual(['matured', 'redeemed']);
  },
);
