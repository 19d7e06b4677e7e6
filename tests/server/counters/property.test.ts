import { fc } from '#tests/property';
import { describe, expect, it } from 'vitest';
import { transact, type Tx } from '#server/db/transact';
import { runCounterJobs } from '#server/domains/counters/jobs';
import { matchOldest } from '#server/domains/counters/match-order';
import { lockDue } from '#server/domains/counters/order-store';
import { endDue } from '#server/domains/counters/settle-order';
import type { Services } from '#server/services';
import { useApp, type TestCustomer } from '../support/app.ts';
import { counterViolations } from '#server/domains/counters/violations';
import { ledgerViolations } from '#server/ledger/violations';
import { testPrices } from '../support/prices.ts';
import { clearCounters, enter, plain, runJobs, settle, trader, urgent } from './support.ts';

const prices = testPrices();
const server = useApp(() => ({ prices }));

interface Real {
  readonly customers: readonly TestCustomer[];
}

type Command = fc.AsyncCommand<object, Real>;

/** Builds a command after which everything has to add up. */
const command = (name: string, run: (real: Real) => Promise<unknown>): Command => ({
  check: () => true,
  run: async (_model, real) => {
    await run(real);
    // What no server has ended yet is due, and nothing else is wrong.
    const found = await counterViolations(server.db, server.clock.now());
    expect(found.filter((each) => !each.includes('past its deadline'))).toEqual([]);
  },
  toString: () => name,
});

/** Does one customer's next step, whatever the stage is, or one that no longer fits. */
async function act({ client }: TestCustomer, choice: number): Promise<void> {
  const stage = await client.call('GET exchange/current', {});
  // No answer shows an order past its deadline.
  if (stage.stage === 'matching') expect(Date.parse(stage.ends_at)).toBeGreaterThan(Date.parse(stage.server_time));
  if (stage.stage === 'matched')
    expect(Date.parse(stage.offer.expires_at)).toBeGreaterThan(Date.parse(stage.server_time));
  const order = stage.stage === 'matching' ? stage.sn : stage.stage === 'matched' ? stage.offer.sn : 'E0';
  const match = () => client.try('POST exchange/match', { counter: choice % 2 ? 'bronze' : 'silver' });
  const accept = () => client.try('POST exchange/accept', { order });
  const decline = () => client.try('POST exchange/decline', { order });
  const leave = () => client.try('POST exchange/leave', { order });
  const steps = {
    start: [match],
    matching: [match, accept, decline, leave, match],
    matched: [accept, decline, leave, accept, match],
    success: [match, accept, match, decline, leave],
    finish: [match],
  }[stage.stage];
  const { http } = await (steps[choice % steps.length] ?? match)();
  expect([200, 404]).toContain(http);
}

async function endOldestDue(tx: Tx, services: Services, at: Date): Promise<void> {
  const order = await lockDue(tx, at, new Set());
  if (order) await endDue(tx, services, order, at);
}

const jobs = { endOldestDue, matchOldest } as const;

/** Does one piece of work as a server that is killed before it commits. */
const crash = (name: keyof typeof jobs): Promise<unknown> =>
  transact(server.db, async (tx) => {
    await jobs[name](tx, server.services, server.clock.now());
    throw new Error('killed');
  }).catch(() => {});

/** The operator settles the order that has waited longest, if it isn't past its deadline. */
async function settleOldest(paid: boolean): Promise<void> {
  const row = await server.db
    .selectFrom('counter_orders')
    .select('sn')
    .where('state', '=', 'waiting')
    .where('due_at', '>', server.clock.now())
    .orderBy('accepted_at')
    .executeTakeFirst();
  if (row) await settle(server, row.sn, paid);
}

const who = fc.nat(2);
const customerOf = ({ customers }: Real, index: number): TestCustomer => customers[index]!;

const commands = fc.commands(
  [
    fc
      .tuple(who, fc.nat(9))
      .map(([index, choice]) =>
        command(`customer ${index} does ${choice}`, (real) => act(customerOf(real, index), choice)),
      ),
    fc
      .tuple(who, fc.nat(9))
      .map(([index, choice]) =>
        command(`customer ${index} does ${choice} on five devices at once`, (real) =>
          Promise.all(Array.from({ length: 5 }, (_, device) => act(customerOf(real, index), choice + device))),
        ),
      ),
    fc.tuple(fc.integer({ min: 1, max: 900 }), fc.boolean(), fc.boolean()).map(([amount, isUrgent, isSilver]) =>
      command(`a request of ${amount}`, () =>
        enter(server, {
          ...(isUrgent ? urgent : plain),
          amount: String(isUrgent ? amount * 2 : amount),
          counter: isSilver ? 'silver' : 'bronze',
        }),
      ),
    ),
    fc
      .constantFrom('1', '3')
      .map((count) =>
        command(`${count} servers work`, () => Promise.all(Array.from(count, () => runJobs(server.services)))),
      ),
    fc.constant(
      command('two servers work while customers act', (real) =>
        Promise.all([
          runJobs(server.services),
          runJobs(server.services),
          ...real.customers.map((customer, index) => act(customer, index)),
        ]),
      ),
    ),
    fc
      .constantFrom('endOldestDue', 'matchOldest')
      .map((name) => command(`a server dies in ${name}`, () => crash(name))),
    fc
      .tuple(who, fc.integer({ min: 1, max: 300 }), fc.boolean(), fc.constantFrom('is offered', 'accepts'))
      .map(([index, amount, isUrgent, how]) =>
        command(`customer ${index} ${how} ${amount}`, async (real) => {
          const customer = customerOf(real, index);
          await enter(server, { ...(isUrgent ? urgent : plain), amount: String(amount) });
          await customer.client.try('POST exchange/match', { counter: 'bronze' });
          await runJobs(server.services);
          if (how === 'accepts') await act(customer, 0);
        }),
      ),
    fc.boolean().map((paid) => command(`the other party ${paid ? 'pays' : 'withdraws'}`, () => settleOldest(paid))),
    fc
      .constantFrom(5, 61, 121, 601, 3601)
      .map((seconds) => command(`${seconds} s pass`, async () => server.clock.advance(seconds))),
    fc
      .tuple(who, fc.integer({ min: 1, max: 400 }))
      .map(([index, amount]) =>
        command(`customer ${index} deposits ${amount}`, (real) =>
          server.fund(customerOf(real, index).id, 'USDT', String(amount)),
        ),
      ),
    fc
      .constantFrom('0.5', '1.25', '4')
      .map((price) => command(`EUR is ${price}`, async () => prices.set({ EUR: price }))),
  ],
  { maxCommands: 40, size: '+1' },
);

describe('any sequence of steps, with two servers and kills', () => {
  it('conserves money and leaves no order open past its deadline', async () => {
    await fc.assert(
      fc.asyncProperty(commands, async (list) => {
        await clearCounters(server);
        prices.set({ EUR: '1.25' });
        const customers = [
          await trader(server),
          await trader(server),
          await trader(server, { USDT: '600', EUR: '300' }),
        ];
        await fc.asyncModelRun(() => ({ model: {}, real: { customers } }), list);
        await Promise.all([runJobs(server.services), runJobs(server.services)]);
        expect(await counterViolations(server.db, server.clock.now())).toEqual([]);
        // Everything ends by itself.
        server.clock.advance(3_601);
        await runJobs(server.services);
        const { count } = await server.db
          .selectFrom('counter_orders')
          .select(({ fn }) => fn.countAll<bigint>().as('count'))
          .where('due_at', 'is not', null)
          .executeTakeFirstOrThrow();
        expect(count).toBe(0n);
        expect(await counterViolations(server.db, server.clock.now())).toEqual([]);
        expect(await ledgerViolations(server.db)).toEqual([]);
      }),
      { numRuns: 20 },
    );
    // The sequences went everywhere.
    const states = await server.db.selectFrom('counter_orders').select('state').distinct().orderBy('state').execute();
    expect(states.map(({ state }) => state)).toEqual([
      'completed',
      'declined',
      'expired',
      'left',
      'refunded',
      'unmatched',
    ]);
  });

  it('reports a failing job and goes on with the other', async () => {
    const errors: unknown[] = [];
    const broken = {
      ...server.services,
      prices: {
        ...prices,
        latest: () => {
          throw new Error('no prices');
        },
      },
    };
    const customer = await trader(server);
    await customer.client.call('POST exchange/match', { counter: 'bronze' });
    server.clock.advance(61);
    await runCounterJobs(broken, (error) => errors.push(error));
    expect(errors).toHaveLength(1);
    expect(await counterViolations(server.db, server.clock.now())).toEqual([]);
  });
});
