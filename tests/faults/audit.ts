import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { add, compare } from '#contract/money';
import { auditMoney } from '#server/audit';
import type { Db } from '#server/db/transact';
import type { Caller } from './caller.ts';
import type { Player } from './player.ts';
import { screenViolations } from './screens.ts';
import type { FaultServer } from './server.ts';
import type { Tally } from './tally.ts';

/** Polls until nothing is left, or until `patience` is over; returns what is left. */
export async function until<Item>(patience: number, look: () => Promise<readonly Item[]>): Promise<readonly Item[]> {
  for (const end = Date.now() + patience; ; await wait(200)) {
    const left = await look();
    if (left.length === 0 || Date.now() > end) return left;
  }
}

/** Compares one kind of record in the database, by number and customer, with what the players got acknowledged. */
export function compareNumbers(
  tally: Tally,
  kind: string,
  booked: readonly { number: string; customer: string }[],
  told: ReadonlyMap<string, string>,
): void {
  const counts = new Map<string, number>();
  for (const { number, customer } of booked) {
    counts.set(number, (counts.get(number) ?? 0) + 1);
    if (told.get(number) !== customer) tally.fault('doubled', `${kind} ${number} is booked but was never acknowledged`);
  }
  for (const number of told.keys()) {
    const count = counts.get(number) ?? 0;
    if (count === 0) tally.fault('lost', `${kind} ${number} was acknowledged but is missing`);
    if (count > 1) tally.fault('doubled', `${kind} ${number} is booked ${count} times`);
  }
}

/** Returns who got each number acknowledged. */
export const numbersOf = <Each extends { readonly id: string }>(
  players: readonly Each[],
  of: (player: Each) => Iterable<string>,
): Map<string, string> =>
  new Map(players.flatMap((player) => Array.from(of(player), (number): [string, string] => [number, player.id])));

const ordersOf = {
  'flash-exchange': (player: Player) => player.exchanges,
  deposit: (player: Player) => player.deposits.keys(),
  withdrawal: (player: Player) => player.withdrawals.keys(),
} as const;

/** The same numbers, except that a canceled withdrawal takes nothing. */
const transfersOf = {
  ...ordersOf,
  withdrawal: (player: Player) => [...player.withdrawals.keys()].filter((sn) => !player.canceled.has(sn)),
} as const;

type Accounts = ReadonlyMap<string, string>;

/** By owner, currency and bucket, as they are and, from leverage orders, what they should be changed by. */
async function readAccounts(db: Db, ids: readonly string[]): Promise<{ stored: Accounts; staked: Accounts }> {
  const { rows } = await sql<{ account: string; balance: string; staked: string }>`
    select concat_ws(' ', owner, currency, bucket) as account, balance, coalesce((
        select case bucket when 'available' then sum(coalesce(payout, 0) - quantity)
          else sum(quantity) filter (where result is null) end
        from leverage_orders o where o.customer_id = owner and o.currency = a.currency), 0) as staked
      from ledger_accounts a where owner = any(${ids})`.execute(db);
  return {
    stored: new Map(rows.map(({ account, balance }) => [account, balance])),
    staked: new Map(rows.map(({ account, staked }) => [account, staked])),
  };
}

async function compareBalances(db: Db, tally: Tally, players: readonly Player[]): Promise<void> {
  const { stored, staked } = await readAccounts(
    db,
    players.map(({ id }) => id),
  );
  for (const { id, balances, deposits, terms, redeemed } of players) {
    const expected = new Map(balances);
    for (const { currency, received } of deposits.values())
      expected.set(currency, add(expected.get(currency) ?? '0', received));
    const running = [...terms].filter(([number]) => !redeemed.has(number)).map(([, amount]) => amount);
    for (const [currency, amount] of expected)
      for (const [bucket, balance] of [
        ['available', amount],
        ['held', currency === 'USDT' ? running.reduce(add, '0') : '0'],
      ] as const) {
        const account = `${id} ${currency} ${bucket}`;
        const has = stored.get(account) ?? '0';
        const should = add(balance, staked.get(account) ?? '0');
        if (compare(has, should) !== 0) tally.fault('overspent', `${account} is ${has}, acknowledged is ${should}`);
      }
  }
}

const AT_ONCE = 8;

/** Compares what the customers' screens say with the ledger. Jobs may book while a customer reads. */
export async function auditScreens(
  db: Db,
  tally: Tally,
  customers: readonly { readonly id: string; readonly caller: Caller }[],
): Promise<void> {
  const waiting = [...customers];
  const lane = async () => {
    for (let customer = waiting.pop(); customer; customer = waiting.pop()) {
      const current = customer;
      for (const violation of await until(2_000, () => screenViolations(db, current))) tally.fault('screen', violation);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

/** Each list has as many rows as were acknowledged. */
async function compareLists(tally: Tally, player: Player): Promise<void> {
  const total = async (...paths: string[]): Promise<number> => {
    const lists = await Promise.all(paths.map((path) => player.caller.read(path)));
    return lists.reduce((sum, list) => sum + Number(list.total), 0);
  };
  const lists: [name: string, total: number, acknowledged: number][] = [
    ['conversions', await total('flash/records'), player.exchanges.size],
    ['fixed terms', await total('pledge/records'), player.terms.size],
    ['leverage orders', await total('leverage/records'), player.stakes.size],
    [
      'deposits and withdrawals',
      await total('wallet/up-record?fiat=0', 'wallet/down-record?fiat=0', 'bank/records'),
      player.deposits.size + player.withdrawals.size,
    ],
  ];
  for (const [name, shown, acknowledged] of lists)
    if (shown !== acknowledged) tally.fault('screen', `${player.id} sees ${shown} ${name} of ${acknowledged}`);
}

/** Returns files without a row, such as those of an upload that a kill interrupted. */
async function strays(server: FaultServer): Promise<string[]> {
  const { db, close } = await server.database();
  try {
    const known = new Set((await db.selectFrom('files').select('filename').execute()).map(({ filename }) => filename));
    const files = await readdir(join(server.folder, 'files')).catch((): string[] => []);
    return files.filter((file) => !known.has(file));
  } finally {
    await close();
  }
}

/** Leftover files are deleted at a later start, once they are an hour old. */
export async function expectNoStrays(server: FaultServer, tally: Tally): Promise<void> {
  const left = await strays(server);
  if (left.length === 0) return;
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  for (const file of left) await utimes(join(server.folder, 'files', file), longAgo, longAgo);
  await server.restart();
  for (const file of await until(10_000, () => strays(server))) tally.fault('stray', file);
}

/**
 * Returns the kinds of transfers that one transaction has booked for several customers, whose partitions it locked together. Those of
 * leverage are left out: settling a period books many orders at once, and here they are placed at once as well. What is booked in
 * a savepoint has an id of its own.
 */
async function bookedTogether(db: Db): Promise<string[]> {
  const { rows } = await sql<{ kinds: string }>`
    select string_agg(distinct kind, ', ' order by kind) as kinds from ledger_transfers
    where owner <> 'platform' and kind not like 'leverage%'
    group by xmin::text having count(distinct owner) > 1`.execute(db);
  return [...new Set(rows.map(({ kinds }) => kinds))];
}

/** Checks that all money adds up, and that nobody waited for each other. Jobs may book meanwhile. */
export async function auditLedger(db: Db, tally: Tally): Promise<void> {
  for (const fault of (await auditMoney(db, new Date())).violations) tally.fault('ledger', fault);
  for (const kinds of await bookedTogether(db))
    tally.fault('together', `One transaction books ${kinds} for several customers`);
  const { rows } = await sql<{ deadlocks: bigint }>`
    select deadlocks from pg_stat_database where datname = current_database() and deadlocks > 0`.execute(db);
  for (const { deadlocks } of rows) tally.fault('deadlock', `PostgreSQL counts ${deadlocks}`);
}

/** Checks in SQL that each acknowledged operation is booked exactly once, no other is, and all money matches. */
export async function audit(server: FaultServer, tally: Tally, players: readonly Player[]): Promise<void> {
  const { db, close } = await server.database();
  const ids = players.map(({ id }) => id);
  try {
    // After a restart, the operator resumes open reviews.
    const open = await until(
      60_000,
      async () =>
        (await sql<{ sn: string }>`select sn from deposits where status < 2 and customer_id = any(${ids})`.execute(db))
          .rows,
    );
    for (const { sn } of open) tally.fault('lost', `deposit ${sn} is never credited`);

    const unsent = await until(
      60_000,
      async () =>
        (
          await sql<{ sn: string }>`select sn from withdrawals where status < 2 and customer_id = any(${ids})`.execute(
            db,
          )
        ).rows,
    );
    for (const { sn } of unsent) tally.fault('lost', `withdrawal ${sn} is never completed`);

    const booked = async (
      kind: keyof typeof ordersOf,
      table: 'flash_exchanges' | 'deposits' | 'withdrawals',
      number: 'number' | 'sn',
    ) => {
      const orders = await sql<{ number: string; customer: string }>`
        select ${sql.ref(number)} as number, customer_id as customer from ${sql.table(table)} where customer_id = any(${ids})`.execute(
        db,
      );
      const transfers = await sql<{ number: string; customer: string }>`
        select reference as number, customer_id as customer from ledger_transfers where kind = ${kind} and customer_id = any(${ids})`.execute(
        db,
      );
      compareNumbers(tally, `${kind} order`, orders.rows, numbersOf(players, ordersOf[kind]));
      compareNumbers(tally, `${kind} transfer`, transfers.rows, numbersOf(players, transfersOf[kind]));
    };
    await booked('flash-exchange', 'flash_exchanges', 'number');
    await booked('deposit', 'deposits', 'sn');
    await booked('withdrawal', 'withdrawals', 'sn');
    for (const [kind, table, numbers] of [
      ['fixed term', 'pledges', ({ terms }: Player) => terms.keys()],
      ['leverage order', 'leverage_orders', ({ stakes }: Player) => stakes],
    ] as const) {
      const { rows } = await sql<{ number: string; customer: string }>`
        select number, customer_id as customer from ${sql.table(table)} where customer_id = any(${ids})`.execute(db);
      compareNumbers(tally, kind, rows, numbersOf(players, numbers));
    }
    await compareBalances(db, tally, players);
    await auditScreens(db, tally, players);
    for (const player of players) await compareLists(tally, player);

    await auditLedger(db, tally);
  } finally {
    await close();
  }
  await expectNoStrays(server, tally);
}
