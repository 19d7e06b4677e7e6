import { fc } from '#tests/property';
import { describe, expect, it } from 'vitest';
import { add, compare, negate } from '#contract/money';
import { type Db, transact } from '#server/db/transact';
import { balances, capture, hold, HoldNotOpen, post, release } from '#server/ledger/index';
import { Refusal } from '#server/errors';
import { useDatabase } from '../support/database.ts';
import { ledgerViolations } from '#server/ledger/violations';
import { depositPostings, openAccount, reference } from './support.ts';

const database = useDatabase();

const CURRENCIES = ['BTC', 'EUR', 'USDT'] as const;

interface Hold {
  readonly kind: string;
  readonly reference: string;
  readonly currency: string;
  readonly amount: string;
  open: boolean;
}

/** An in-memory model of the ledger. */
class Model {
  readonly available = new Map<string, string>();
  readonly held = new Map<string, string>();
  readonly holds: Hold[] = [];

  get(bucket: 'available' | 'held', currency: string): string {
    return this[bucket].get(currency) ?? '0';
  }

  change(bucket: 'available' | 'held', currency: string, amount: string): void {
    this[bucket].set(currency, add(this.get(bucket, currency), amount));
  }

  has(currency: string, amount: string): boolean {
    return compare(this.get('available', currency), amount) >= 0;
  }
}

interface Real {
  readonly db: Db;
  readonly customer: string;
}

type Command = fc.AsyncCommand<Model, Real>;

const outcomeOf = (work: Promise<unknown>): Promise<'done' | 'refused' | 'not open'> =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof Refusal) return 'refused';
      if (error instanceof HoldNotOpen) return 'not open';
      throw error;
    },
  );

async function agree(model: Model, { db, customer }: Real): Promise<void> {
  const real = new Map((await balances(db, customer)).map((entry) => [entry.currency, entry]));
  for (const currency of CURRENCIES) {
    expect(real.get(currency)?.available ?? '0').toBe(model.get('available', currency));
    expect(real.get(currency)?.held ?? '0').toBe(model.get('held', currency));
  }
}

/** Builds a command that runs on the ledger and on the model, and expects the same outcome and balances. */
const command = (
  name: string,
  run: (model: Model, real: Real) => Promise<{ expected: string; outcome: string }>,
): Command => ({
  check: () => true,
  run: async (model, real) => {
    const { expected, outcome } = await run(model, real);
    expect(outcome).toBe(expected);
    await agree(model, real);
  },
  toString: () => name,
});

const depositCommand = (currency: string, amount: string) =>
  command(`deposit ${amount} ${currency}`, async (model, { db, customer }) => {
    const transfer = {
      kind: 'test-deposit',
      reference: reference(),
      customer,
      postings: depositPostings(customer, currency, amount),
    };
    model.change('available', currency, amount);
    return { expected: 'done', outcome: await outcomeOf(transact(db, (tx) => post(tx, transfer))) };
  });

const convertCommand = (from: string, to: string, amount: string, gets: string) =>
  command(`convert ${amount} ${from} to ${gets} ${to}`, async (model, { db, customer }) => {
    const possible = model.has(from, amount);
    const outcome = await outcomeOf(
      transact(db, (tx) =>
        post(tx, {
          kind: 'test-convert',
          reference: reference(),
          customer,
          postings: [
            { customer, bucket: 'available', currency: from, amount: negate(amount) },
            { platform: 'treasury', currency: from, amount },
            { platform: 'treasury', currency: to, amount: negate(gets) },
            { customer, bucket: 'available', currency: to, amount: gets },
          ],
        }),
      ),
    );
    if (possible) {
      model.change('available', from, negate(amount));
      model.change('available', to, gets);
    }
    return { expected: possible ? 'done' : 'refused', outcome };
  });

const holdCommand = (currency: string, amount: string) =>
  command(`hold ${amount} ${currency}`, async (model, { db, customer }) => {
    const possible = model.has(currency, amount);
    const one = { kind: 'test', reference: reference(), currency, amount };
    const outcome = await outcomeOf(transact(db, (tx) => hold(tx, { ...one, customer })));
    if (possible) {
      model.holds.push({ ...one, open: true });
      model.change('available', currency, negate(amount));
      model.change('held', currency, amount);
    }
    return { expected: possible ? 'done' : 'refused', outcome };
  });

const closeCommand = (pick: number, how: 'release' | 'capture') =>
  command(`${how} hold ${pick}`, async (model, { db, customer }) => {
    const one = model.holds[pick % Math.max(1, model.holds.length)];
    if (!one) return { expected: 'done', outcome: 'done' };
    const outcome = await outcomeOf(
      transact(db, async (tx) => {
        if (how === 'release') await release(tx, { ...one, customer });
        else
          await capture(tx, {
            ...one,
            customer,
            postings: [{ platform: 'treasury', currency: one.currency, amount: one.amount }],
          });
      }),
    );
    const expected = one.open ? 'done' : 'not open';
    if (one.open) {
      one.open = false;
      model.change('held', one.currency, negate(one.amount));
      if (how === 'release') model.change('available', one.currency, one.amount);
    }
    return { expected, outcome };
  });

const currency = fc.constantFrom(...CURRENCIES);
// Small numbers hit the balance often, and digits at 10⁻¹⁸ reveal rounding.
const amount = fc.oneof(
  fc.integer({ min: 1, max: 40 }).map(String),
  fc.bigInt({ min: 1n, max: 10n ** 18n - 1n }).map((unit) => `0.${unit.toString().padStart(18, '0')}`),
);

describe('the ledger', () => {
  it('behaves like an in-memory model for any sequence of commands', async () => {
    const commands = fc.commands(
      [
        fc.tuple(currency, amount).map(([code, value]) => depositCommand(code, value)),
        fc
          .tuple(fc.shuffledSubarray([...CURRENCIES], { minLength: 2, maxLength: 2 }), amount, amount)
          .map(([[from = '', to = ''], gives, gets]) => convertCommand(from, to, gives, gets)),
        fc.tuple(currency, amount).map(([code, value]) => holdCommand(code, value)),
        fc.tuple(fc.nat(9), fc.constantFrom('release', 'capture')).map(([pick, how]) => closeCommand(pick, how)),
      ],
      { maxCommands: 30 },
    );
    await fc.assert(
      fc.asyncProperty(commands, async (list) => {
        const { db } = database;
        const customer = await openAccount(db);
        await fc.asyncModelRun(() => ({ model: new Model(), real: { db, customer } }), list);
        expect(await ledgerViolations(db)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
