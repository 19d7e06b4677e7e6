import { type RawBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { transact } from '#server/db/transact';
import { completePending } from '#server/domains/flash/complete-pending';
import { flashViolations } from '#server/domains/flash/violations';
import { hold } from '#server/ledger/index';
import { useApp, type TestCustomer } from '../support/app.ts';
import { foundAfter, rebook, unbook } from '../support/tamper.ts';
import { ask, prices, setPrices, traderWith } from './support.ts';

const server = useApp(() => ({ prices }));

let customer: TestCustomer;
/** `filled` was pending before. */
let numbers: Readonly<Record<'direct' | 'filled' | 'pending', string>>;

/** Begins a conversion that is completed later, as if it was filled by an outside source. */
async function begin(number: string): Promise<string> {
  const { quote } = await customer.client.call('POST flash/quote', ask);
  await transact(server.db, async (tx) => {
    await sql`update flash_quotes set used_at = now() where id = ${quote}`.execute(tx);
    await sql`insert into flash_exchanges (number, quote_id, customer_id, created_at)
      values (${number}, ${quote}, ${customer.id}, now())`.execute(tx);
    const order = { kind: 'flash-exchange', reference: number, customer: customer.id };
    await hold(tx, { ...order, currency: 'USDT', amount: '250' });
  });
  return number;
}

beforeAll(async () => {
  setPrices();
  customer = await traderWith(server);
  const { quote } = await customer.client.call('POST flash/quote', ask);
  const { number: direct } = await customer.client.call('POST flash/exchange', { quote });
  const filled = await begin('F1');
  await completePending(server.db, (error) => {
    throw error;
  });
  numbers = { direct, filled, pending: await begin('F2') };
});

it('finds nothing while each is booked at its quote’s amounts, pending or completed', async () => {
  const { rows } = await sql`select number, status from flash_exchanges order by number`.execute(server.db);
  expect(rows).toEqual([
    { number: numbers.filled, status: 1 },
    { number: numbers.pending, status: 0 },
    { number: numbers.direct, status: 1 },
  ]);
  expect(await flashViolations(server.db)).toEqual([]);
});

const found = (...changes: readonly RawBuilder<unknown>[]) => foundAfter(server.db, flashViolations, ...changes);
const setQuote = (number: string, change: RawBuilder<unknown>) =>
  sql`update flash_quotes set ${change} where id = (select quote_id from flash_exchanges where number = ${number})`;
const setExchange = (number: string, change: RawBuilder<unknown>) =>
  sql`update flash_exchanges set ${change} where number = ${number}`;

describe('a conversion', () => {
  it('that was booked with another amount than its quote says is found', async () => {
    const { direct } = numbers;
    expect(await found(setQuote(direct, sql`from_amount = 249`))).toEqual([
      `${direct} is completed: flash-exchange books -250 USDT available, its row says -249; ` +
        'flash-exchange books 250 USDT treasury, its row says 249',
    ]);
    expect(await found(setQuote(direct, sql`to_amount = 0.005`))).toEqual([
      `${direct} is completed: flash-exchange books 0.00498 BTC available, its row says 0.005; ` +
        'flash-exchange books -0.005 BTC treasury, its row says -0.00502',
    ]);
    expect(await found(setQuote(direct, sql`spread_amount = 0`))).toEqual([
      `${direct} is completed: flash-exchange books 0.00002 BTC spread, its row says 0; ` +
        'flash-exchange books -0.005 BTC treasury, its row says -0.00498',
    ]);
    expect(await found(rebook('flash-exchange', direct, '2'))).toEqual([
      expect.stringContaining('flash-exchange books 0.00996 BTC available, its row says 0.00498'),
    ]);
  });

  it.each(['from_currency', 'to_currency'])('that was booked in another %s is found', async (column) => {
    for (const number of [numbers.direct, numbers.filled])
      expect(await found(setQuote(number, sql`${sql.ref(column)} = 'SEK'`))).toContainEqual(
        expect.stringContaining(`${number} is completed: `),
      );
  });

  it('with a refund that nobody booked is found', async () => {
    expect(await found(setExchange(numbers.direct, sql`refund = 5`))).toEqual([
      `${numbers.direct} is completed: flash-exchange books -250 USDT available, its row says -245`,
    ]);
    expect(await found(setExchange(numbers.filled, sql`refund = 5`))).toEqual([
      `${numbers.filled} is completed: flash-exchange books 0 USDT available, its row says 5`,
    ]);
  });

  it.each(['direct', 'filled'] as const)('that is completed and not booked (%s) is found', async (state) => {
    const number = numbers[state];
    expect(await found(...unbook('flash-exchange', number))).toEqual([
      expect.stringContaining('flash-exchange books 0 BTC available, its row says 0.00498'),
    ]);
  });

  it('that is pending and booked is found', async () => {
    const reopened = sql`status = 0, completed_at = null`;
    expect(await found(setExchange(numbers.filled, reopened))).toEqual([
      expect.stringContaining(
        `${numbers.filled} is pending: flash-exchange books 0.00498 BTC available, its row says 0`,
      ),
      `hold of ${numbers.filled} is captured 250 USDT, its row says open 250 USDT`,
    ]);
    expect(await found(setExchange(numbers.direct, reopened))).toContain(
      `hold of ${numbers.direct} is missing, its row says open 250 USDT`,
    );
  });

  it('that is pending and becomes completed without being booked is found', async () => {
    const { pending } = numbers;
    expect(await found(setExchange(pending, sql`status = 1, completed_at = now()`))).toEqual([
      expect.stringContaining(`${pending} is completed: flash-exchange books 0 BTC available, its row says 0.00498`),
      `hold of ${pending} is open 250 USDT, its row says captured 250 USDT`,
    ]);
  });

  it('that is pending and not held is found', async () => {
    const { pending } = numbers;
    const isOf = sql`(kind, reference) = ('flash-exchange', ${pending})`;
    expect(await found(sql`update ledger_holds set status = 'released', closed_at = now() where ${isOf}`)).toEqual([
      `hold of ${pending} is released 250 USDT, its row says open 250 USDT`,
    ]);
    expect(await found(sql`delete from ledger_holds where ${isOf}`)).toEqual([
      `hold of ${pending} is missing, its row says open 250 USDT`,
    ]);
    expect(await found(...unbook('flash-exchange-hold', pending))).toEqual([
      `${pending} is pending: flash-exchange-hold books 0 USDT available, its row says -250; ` +
        'flash-exchange-hold books 0 USDT held, its row says 250',
    ]);
  });

  it('that is gone while its money is booked is found', async () => {
    const one = (kind: string) =>
      expect.stringMatching(`^transfer \\d+ of ${customer.id} \\(${kind}\\) belongs to no record$`);
    const gone = (number: string) => found(sql`delete from flash_exchanges where number = ${number}`);
    expect(await gone(numbers.direct)).toEqual([one('flash-exchange')]);
    const lines = await gone(numbers.filled);
    expect(lines).toHaveLength(3);
    for (const line of [
      one('flash-exchange'),
      one('flash-exchange-hold'),
      `hold of ${numbers.filled} is captured 250 USDT, its row says none`,
    ])
      expect(lines).toContainEqual(line);
  });

  it('of another customer than the one who paid is found, from both sides', async () => {
    const { id } = await server.customer();
    expect(await found(setExchange(numbers.direct, sql`customer_id = ${id}`))).toEqual([
      expect.stringContaining(`${numbers.direct} is completed: flash-exchange books 0 BTC available`),
      expect.stringMatching(`^transfer \\d+ of ${customer.id} \\(flash-exchange\\) belongs to no record$`),
    ]);
  });
});
