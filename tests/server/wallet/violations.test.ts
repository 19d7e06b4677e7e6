import { type RawBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { walletViolations } from '#server/domains/wallet/violations';
import { draw, saver, seedTerms } from '../bank/support.ts';
import { operate, withToken } from '../operator/support.ts';
import { useApp } from '../support/app.ts';
import { testPrices } from '../support/prices.ts';
import { foundAfter, rebook, unbook } from '../support/tamper.ts';
import { uploadVoucher } from './support.ts';
import { withdraw } from './withdrawal-support.ts';

const server = useApp((services) => ({ ...withToken(services), prices: testPrices() }));

type Numbers<State extends string> = Readonly<Record<State, string>>;

let customer: Awaited<ReturnType<typeof saver>>;
let deposits: Numbers<'pending' | 'processing' | 'completed' | 'late' | 'ended' | 'bank'>;
let withdrawals: Numbers<'pending' | 'processing' | 'sent' | 'completed' | 'returned' | 'canceled' | 'bank'>;

let last = 0;
const newTransaction = () => ({ transaction_id: (last += 1).toString(16).padStart(64, 'd') });

async function decide(path: string, body: object = {}): Promise<void> {
  const { http, message } = await operate(server, 'POST', path, body);
  if (http !== 200) throw new Error(message);
}

/** Announces a deposit, over a network or by bank, and does the steps. */
async function deposit(
  steps: readonly (readonly [step: string, body?: object])[],
  call: 'POST wallet/up' | 'POST bank/recharge' = 'POST wallet/up',
): Promise<string> {
  const voucher = await uploadVoucher(customer);
  const { sn } = await (call === 'POST wallet/up'
    ? customer.client.call(call, { currency: 'USDT', network: 'tron', amount: '250', voucher })
    : customer.client.call(call, { currency: 'EUR', amount: '250', voucher }));
  // No network takes a fee yet.
  await sql`alter table deposits disable trigger deposits_one_way`.execute(server.db);
  await sql`update deposits set fee = 2 where sn = ${sn}`.execute(server.db);
  await sql`alter table deposits enable trigger deposits_one_way`.execute(server.db);
  for (const [step, body] of steps) await decide(`deposits/${sn}/${step}`, body);
  return sn;
}

/** The same of a withdrawal. */
async function withdrawal(
  steps: readonly (readonly [step: string, body?: object])[],
  begin: () => Promise<{ readonly sn: string }> = () => withdraw(customer, { amount: '30' }),
): Promise<string> {
  const { sn } = await begin();
  for (const [step, body] of steps) await decide(`withdrawals/${sn}/${step}`, body);
  return sn;
}

beforeAll(async () => {
  await seedTerms(server);
  customer = await saver(server);
  await server.fund(customer.id, 'USDT', '500');
  const reason = { reason: 'The name differs.' };
  deposits = {
    pending: await deposit([]),
    processing: await deposit([['review'], ['confirm', { ...newTransaction(), confirmations: 3 }]]),
    completed: await deposit([['review'], ['credit', { ...newTransaction(), amount: '199.5' }]]),
    late: await deposit([
      ['return', reason],
      ['credit', newTransaction()],
    ]),
    ended: await deposit([['return', reason]]),
    bank: await deposit([['credit', { bank_entry: 'R1' }]], 'POST bank/recharge'),
  };
  const canceled = await withdrawal([]);
  await customer.client.call('POST wallet/cancel', { sn: canceled });
  withdrawals = {
    pending: await withdrawal([]),
    processing: await withdrawal([['review']]),
    sent: await withdrawal([['review'], ['send', newTransaction()]]),
    completed: await withdrawal([['review'], ['send', newTransaction()], ['confirm', { confirmations: 20 }]]),
    returned: await withdrawal([['review'], ['return', reason]]),
    canceled,
    bank: await withdrawal([['review'], ['send', { transaction_id: 'SEPA-1' }], ['complete']], () => draw(customer)),
  };
});

it('finds nothing while each is booked as its row says, in every status', async () => {
  const { rows } = await sql<{ statuses: string[] }>`
    select array_agg(distinct 'D' || status order by 'D' || status) as statuses from deposits
    union all select array_agg(distinct 'W' || status order by 'W' || status) from withdrawals`.execute(server.db);
  expect(rows.flatMap(({ statuses }) => statuses)).toEqual(['D0', 'D1', 'D2', 'D3', 'W0', 'W1', 'W2', 'W3']);
  expect(await walletViolations(server.db)).toEqual([]);
});

const found = (...changes: readonly RawBuilder<unknown>[]) => foundAfter(server.db, walletViolations, ...changes);

const setDeposit = (sn: string, change: RawBuilder<unknown>) => sql`update deposits set ${change} where sn = ${sn}`;
const setWithdrawal = (sn: string, change: RawBuilder<unknown>) =>
  sql`update withdrawals set ${change} where sn = ${sn}`;
const transferOf = (kind: string, sn: string) =>
  server.db
    .selectFrom('ledger_transfers')
    .select('id')
    .where('kind', '=', kind)
    .where('reference', '=', sn)
    .executeTakeFirstOrThrow();

/** The line about a transfer whose record is missing. */
const ofNone = async (kind: string, sn: string, owner = customer.id): Promise<string> =>
  `transfer ${(await transferOf(kind, sn)).id} of ${owner} (${kind}) belongs to no record`;

describe('a deposit', () => {
  it('that is credited with another amount or fee than its row says is found', async () => {
    const { completed: sn } = deposits;
    expect(await found(setDeposit(sn, sql`arrived = 200`))).toEqual([
      `${sn} is completed: deposit books 197.5 USDT available, its row says 198; ` +
        'deposit books -199.5 USDT external, its row says -200',
    ]);
    expect(await found(setDeposit(sn, sql`fee = 1`))).toEqual([
      `${sn} is completed: deposit books 197.5 USDT available, its row says 198.5; ` +
        'deposit books 2 USDT fee, its row says 1',
    ]);
    expect(await found(rebook('deposit', sn, '2'))).toEqual([
      `${sn} is completed: deposit books 395 USDT available, its row says 197.5; ` +
        'deposit books -399 USDT external, its row says -199.5; deposit books 4 USDT fee, its row says 2',
    ]);
  });

  it('that is credited in another currency is found', async () => {
    const [line, ...others] = await found(setDeposit(deposits.bank, sql`currency = 'USD'`));
    expect(others).toEqual([]);
    expect(line).toContain('deposit books 248 EUR available, its row says 0');
    expect(line).toContain('deposit books 0 USD available, its row says 248');
  });

  it.each(['completed', 'late', 'bank'] as const)('that is %s and not credited is found', async (state) => {
    const sn = deposits[state];
    const lines = await found(...unbook('deposit', sn));
    expect(lines).toEqual([expect.stringMatching(`^${sn} is completed: deposit books 0 .* available, its row says`)]);
  });

  it('that is credited without being completed is found', async () => {
    for (const [status, word] of [
      [0, 'pending'],
      [3, 'ended'],
    ] as const)
      // prettier-ignore
      expect(
        await found(
          setDeposit(
            deposits.late,
            sql`status = ${status}, arrived = null, returned_at = null,
              decided_at = case when ${status} = 3 then now() end, reason = case when ${status} = 3 then 'none' end`,
          ),
        ),
      ).toEqual([expect.stringContaining(`${deposits.late} is ${word}: deposit books 248 USDT available, its row says 0`)]);
  });

  it.each(['pending', 'processing', 'ended'] as const)(
    'that is %s and becomes completed without being credited is found',
    async (state) => {
      const sn = deposits[state];
      const completed = sql`status = 2, arrived = amount, decided_at = now(), reason = null`;
      expect(await found(setDeposit(sn, completed))).toEqual([
        expect.stringContaining(`${sn} is completed: deposit books 0 USDT available, its row says 248`),
      ]);
    },
  );

  it('that is credited to another customer is found, from both sides', async () => {
    const { id } = await server.customer();
    const sn = deposits.completed;
    expect(await found(setDeposit(sn, sql`customer_id = ${id}`))).toEqual([
      expect.stringContaining(`${sn} is completed: deposit books 0 USDT available, its row says 197.5`),
      await ofNone('deposit', sn),
    ]);
  });

  it('that is credited to a second customer as well is found', async () => {
    const { id } = await server.customer();
    const sn = deposits.completed;
    const again = sql`insert into ledger_transfers (owner, kind, reference, customer_id, at) values (${id}, 'deposit', ${sn}, ${id}, now())`;
    expect(await found(again)).toEqual([
      expect.stringMatching(`^transfer \\d+ of ${id} \\(deposit\\) belongs to no record$`),
    ]);
  });

  it('that is gone while its money is booked is found', async () => {
    const sn = deposits.completed;
    expect(await found(sql`delete from deposits where sn = ${sn}`)).toEqual([await ofNone('deposit', sn)]);
  });
});

describe('a withdrawal', () => {
  it.each(['pending', 'processing'] as const)('that is %s and not held is found', async (state) => {
    const sn = withdrawals[state];
    expect(
      await found(
        ...unbook('withdrawal-hold', sn),
        sql`delete from ledger_holds where (kind, reference) = ('withdrawal', ${sn})`,
      ),
    ).toEqual([
      `${sn} is ${state}: withdrawal-hold books 0 USDT available, its row says -30; ` +
        'withdrawal-hold books 0 USDT held, its row says 30',
      `hold of ${sn} is missing, its row says open 30 USDT`,
    ]);
  });

  it.each([
    ['status', sql`status = 'released', closed_at = now()`, 'released 30 USDT'],
    ['amount', sql`amount = 31`, 'open 31 USDT'],
    ['currency', sql`currency = 'EUR'`, 'open 30 EUR'],
  ])('whose hold has another %s is found', async (_, change, is) => {
    const sn = withdrawals.pending;
    const held = sql`update ledger_holds set ${change} where (kind, reference) = ('withdrawal', ${sn})`;
    expect(await found(held)).toEqual([`hold of ${sn} is ${is}, its row says open 30 USDT`]);
  });

  it.each(['pending', 'processing'] as const)('that is %s and ends without its release is found', async (state) => {
    const sn = withdrawals[state];
    expect(await found(setWithdrawal(sn, sql`status = 3, decided_at = now()`))).toEqual([
      `${sn} is ended: withdrawal-release books 0 USDT available, its row says 30; ` +
        'withdrawal-release books 0 USDT held, its row says -30',
      `hold of ${sn} is open 30 USDT, its row says released 30 USDT`,
    ]);
  });

  it.each(['canceled', 'returned'] as const)(
    'that was %s and goes on though it was released is found',
    async (state) => {
      const sn = withdrawals[state];
      const reopened = sql`status = 0, decided_at = null, reason = null`;
      expect(await found(setWithdrawal(sn, reopened))).toEqual([
        `${sn} is pending: withdrawal-release books 30 USDT available, its row says 0; ` +
          'withdrawal-release books -30 USDT held, its row says 0',
        `hold of ${sn} is released 30 USDT, its row says open 30 USDT`,
      ]);
    },
  );

  it('that is sent and not booked out is found', async () => {
    const sn = withdrawals.processing;
    expect(await found(setWithdrawal(sn, sql`sent_at = now(), transaction_id = 'x'`))).toEqual([
      `${sn} is sent: withdrawal books 0 USDT external, its row says 29; withdrawal books 0 USDT fee, its row says 1; ` +
        'withdrawal books 0 USDT held, its row says -30',
      `hold of ${sn} is open 30 USDT, its row says captured 30 USDT`,
    ]);
  });

  it('that is booked out and not sent is found', async () => {
    const sn = withdrawals.sent;
    expect(await found(setWithdrawal(sn, sql`sent_at = null, transaction_id = null`))).toEqual([
      `${sn} is processing: withdrawal books 29 USDT external, its row says 0; withdrawal books 1 USDT fee, its row says 0; ` +
        'withdrawal books -30 USDT held, its row says 0',
      `hold of ${sn} is captured 30 USDT, its row says open 30 USDT`,
    ]);
  });

  it('with another fee than was booked is found', async () => {
    expect(await found(setWithdrawal(withdrawals.completed, sql`fee = 3`))).toEqual([
      `${withdrawals.completed} is completed: withdrawal books 29 USDT external, its row says 27; ` +
        'withdrawal books 1 USDT fee, its row says 3',
    ]);
    expect(await found(setWithdrawal(withdrawals.bank, sql`fee = 0`))).toEqual([
      `${withdrawals.bank} is completed: withdrawal books 98.5 EUR external, its row says 100; ` +
        'withdrawal books 1.5 EUR fee, its row says 0',
    ]);
  });

  it.each(['pending', 'sent', 'completed', 'returned', 'bank'] as const)(
    'that is %s, with another amount or currency than was booked, is found',
    async (state) => {
      const sn = withdrawals[state];
      for (const change of [sql`amount = amount + 1`, sql`currency = 'SEK'`]) {
        const lines = await found(setWithdrawal(sn, change));
        expect(lines).toEqual([expect.stringContaining(`${sn} is `), expect.stringContaining(`hold of ${sn} is `)]);
      }
    },
  );

  it('that is gone while its money is booked is found', async () => {
    const sn = withdrawals.sent;
    expect((await found(sql`delete from withdrawals where sn = ${sn}`)).toSorted()).toEqual(
      [
        `hold of ${sn} is captured 30 USDT, its row says none`,
        await ofNone('withdrawal-hold', sn),
        await ofNone('withdrawal', sn),
      ].toSorted(),
    );
  });

  it('of another customer than the one who paid is found', async () => {
    const { id } = await server.customer();
    const sn = withdrawals.completed;
    const lines = await found(setWithdrawal(sn, sql`customer_id = ${id}`));
    expect(lines).toContain(await ofNone('withdrawal', sn));
    expect(lines).toContainEqual(expect.stringContaining(`${sn} is completed: withdrawal books 0 USDT external`));
  });
});
