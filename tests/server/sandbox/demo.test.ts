import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sum } from '#contract/money';
import { transact } from '#server/db/transact';
import { seedBankTerms } from '#server/sandbox/bank-terms';
import { seedPledgeProducts } from '#server/sandbox/pledge-products';
import { seedDemo } from '#server/sandbox/demo/index';
import { demoPlan } from '#server/sandbox/demo/plan';
import { type Simulator, simulator } from '#server/sandbox/market/simulator';
import { useApp } from '../support/app.ts';
import { ledgerViolations } from '#server/ledger/violations';
import { pledgeViolations } from '#server/domains/pledge/violations';

let market: Simulator | undefined;
const server = useApp(({ db }) => {
  market = simulator(db, (error) => {
    throw error;
  });
  return { prices: market };
});

beforeAll(async () => {
  await market?.start();
  await transact(server.db, seedBankTerms);
  await transact(server.db, (tx) => seedPledgeProducts(tx, server.clock.now()));
});

afterAll(async () => {
  await market?.stop();
});

const logIn = async () => {
  const client = server.visitor();
  const { token, info } = await client.call('POST index/login', { username: 'demo', password: 'demo-florin' });
  client.token = token;
  return { client, info };
};

const count = async (table: string): Promise<bigint> => {
  const { rows } = await sql<{ count: bigint }>`select count(*) from ${sql.table(table)}`.execute(server.db);
  return rows[0]?.count ?? 0n;
};

describe('the demo customer', () => {
  it('is created completely or not at all', async () => {
    // The database fails halfway.
    await sql`create function break_down() returns trigger language plpgsql as $$ begin
      if (select count(*) from flash_exchanges) = 30 then raise exception 'gone'; end if; return new; end $$`.execute(
      server.db,
    );
    await sql`create trigger break_down after insert on flash_exchanges for each row execute function break_down()`.execute(
      server.db,
    );
    await expect(seedDemo(server.services)).rejects.toThrow('gone');
    await sql`drop trigger break_down on flash_exchanges`.execute(server.db);
    expect([await count('customers'), await count('ledger_transfers'), await count('notices')]).toEqual([0n, 0n, 0n]);

    await Promise.all([seedDemo(server.services), seedDemo(server.services)]);
    const made = [await count('customers'), await count('ledger_transfers'), await count('deposits')];
    expect(made[0]).toBe(1n);
    await seedDemo(server.services);
    expect([await count('customers'), await count('ledger_transfers'), await count('deposits')]).toEqual(made);
  });

  it('can log in, is verified and has a fund password', async () => {
    const { info } = await logIn();
    expect(info).toMatchObject({
      username: 'demo',
      email: 'demo@florin.example',
      real: { status: 1 },
      fund_password: true,
    });
  });

  it('was told everything in the order in which it happened', async () => {
    const { rows } = await sql<{ day: string }>`select created_at::date::text as day from notices order by id`.execute(
      server.db,
    );
    const days = rows.map(({ day }) => day);
    expect(days).toEqual(days.toSorted());
  });

  it('has several pages in every list', async () => {
    const { client } = await logIn();
    const lists = await Promise.all([
      client.call('GET wallet/records', {}),
      client.call('GET wallet/up-record', { fiat: '0' }),
      client.call('GET wallet/up-record', { fiat: '1' }),
      client.call('GET flash/records', {}),
      client.call('GET notice/index', {}),
      client.call('GET user/activity', {}),
      client.call('GET exchange/records', {}),
    ]);
    for (const { items, total, pageSize } of lists) {
      expect(items).toHaveLength(pageSize);
      expect(total).toBeGreaterThan(pageSize);
    }
    expect(lists[3].total).toBeGreaterThanOrEqual(50);
    expect(lists[4].unread).toBeGreaterThan(0);
    expect(lists[4].unread).toBeLessThan(lists[4].total);
  });

  it('is logged in on two other devices and got an alert about this new one', async () => {
    const { client } = await logIn();
    const { items } = await client.call('GET user/sessions', {});
    expect(items.map(({ device }) => device)).toEqual(expect.arrayContaining(['Safari · iPhone', 'Firefox · Mac']));
    expect(items.find(({ current }) => current)?.device).not.toMatch(/iPhone|Mac/);
    expect((await client.call('GET notice/index', {})).items[0]?.title).toBe('Login from a new device');
  });

  it('has a believable portfolio, and today’s profit or loss', async () => {
    const { client } = await logIn();
    const { rows, total } = await client.call('GET wallet/assets', {});
    const owned = rows.filter(({ worth }) => Number(worth) > 50);
    expect(owned.filter(({ kind }) => kind === 'crypto').length).toBeGreaterThanOrEqual(5);
    expect(owned.filter(({ kind }) => kind === 'fiat').length).toBeGreaterThanOrEqual(3);
    expect(Number(total)).toBeGreaterThan(5_000);
    expect(Number(total)).toBeLessThan(100_000);
    const { items } = await client.call('GET pledge/running', {});
    for (const { currency, held } of rows)
      expect(sum(items.filter(({ product }) => product.currency === currency).map(({ amount }) => amount))).toBe(held);
    const today = await client.call('GET wallet/todayProfitLoss', {});
    expect(Number(today.opening)).toBeGreaterThan(0);
  });

  it('has one returned deposit with a reason, and vouchers that can be viewed', async () => {
    const { client } = await logIn();
    const pages = await Promise.all(['1', '2', '3'].map((page) => client.call('GET wallet/up-record', { page })));
    const deposits = pages.flatMap(({ items }) => items);
    const returned = deposits.filter(({ status }) => status === 3);
    expect(returned).toHaveLength(1);
    expect(returned[0]?.reason).toMatch(/arrived/);
    const picture = await client.send({ method: 'GET', url: deposits[0]!.voucher! });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  it('has a completed complaint with an image, ended feedback, and an answered request', async () => {
    const { client } = await logIn();
    const { items } = await client.call('GET petition/index', {});
    expect(items).toMatchObject([
      { category: 'request', status: 1, answers: [{}] },
      { category: 'feedback', status: 3, reason: expect.stringContaining('weekly') as string, answers: [] },
      { category: 'complaint', status: 2, about: 'deposit', answers: [{}, {}] },
    ]);
    const [{ reference, images, created_at: sent, answers }] = items.slice(-1) as [(typeof items)[0]];
    expect(reference).toMatch(/^D\d+$/);
    expect((await client.send({ url: images[0] ?? '' })).headers['content-type']).toBe('image/jpeg');
    const times = [sent, ...answers.map(({ created_at: at }) => at)];
    expect(times).toEqual(times.toSorted());
    const { rows } = await sql<{ count: bigint }>`
      select count(*) from notices where content like '%/petition?id=%' and created_at < now() - interval '4 days'`.execute(
      server.db,
    );
    expect(rows[0]?.count).toBe(4n);
  });

  it('has fixed terms that run, that matured, and one that was redeemed early, booked in their time', async () => {
    const { client } = await logIn();
    const running = await client.call('GET pledge/running', {});
    expect(new Set(running.items.map(({ product }) => product.interest))).toEqual(new Set(['simple', 'compound']));
    // None of them matures while somebody tries out the sandbox.
    for (const { matures_at: maturesAt } of running.items)
      expect(Date.parse(maturesAt) - Date.parse(running.server_time)).toBeGreaterThan(7 * 86_400_000);
    const matured = await client.call('GET pledge/records', { status: 'matured' });
    expect(matured.total).toBeGreaterThan(10);
    const redeemed = await client.call('GET pledge/records', { status: 'redeemed' });
    expect(redeemed.items).toHaveLength(1);
    expect(await pledgeViolations(server.db, new Date())).toEqual([]);
    expect(await ledgerViolations(server.db)).toEqual([]);
    const { rows } = await sql<{ late: bigint }>`
      select count(*) as late from pledges p join ledger_transfers t on t.reference = p.number
      where t.at <> case t.kind when 'pledge-hold' then p.opened_at else p.closed_at end`.execute(server.db);
    expect(rows[0]?.late).toBe(0n);
    const { items } = await client.call('GET bank/earnings', {});
    expect(items.find(({ product }) => product === 'pledge')?.name).toMatch(/^\d+-day (USDT|ETH|EUR)$/);
  });

  it('has withdrawn to its card, booked in its time', async () => {
    const { client } = await logIn();
    const { items } = await client.call('GET bank/records', {});
    const drawn = items.filter(({ kind }) => kind === 'withdrawal');
    expect(drawn).toMatchObject([{ currency: 'EUR', amount: '80', status: 2 }]);
    const { rows } = await sql<{ kind: string; late: boolean; amount: string }>`
      select t.kind, t.at > w.decided_at or t.at < w.created_at as late, p.amount::float8::text as amount
      from withdrawals w join ledger_transfers t on t.reference = w.sn
      join ledger_postings p on (p.transfer_owner, p.transfer_id) = (t.owner, t.id) join ledger_accounts a on a.id = p.account_id
      where a.owner = w.customer_id order by t.id, p.amount`.execute(server.db);
    expect(rows).toEqual([
      { kind: 'withdrawal-hold', late: false, amount: '-80' },
      { kind: 'withdrawal-hold', late: false, amount: '80' },
      { kind: 'withdrawal', late: false, amount: '-80' },
    ]);
  });

  it('converted at prices of the time and never more than its balance', async () => {
    const { rows } = await sql<{ off: number }>`
      select abs(q.mid_rate / (f.open / t.open) - 1)::float8 as off from flash_quotes q
      join candles f on f.symbol = q.from_currency || '-USD' and f.interval = '1h' and f.time = date_trunc('hour', q.created_at)
      join candles t on t.symbol = q.to_currency || '-USD' and t.interval = '1h' and t.time = date_trunc('hour', q.created_at)`.execute(
      server.db,
    );
    expect(rows.length).toBeGreaterThan(30);
    // The last two days have candles finer than an hour.
    for (const { off } of rows) expect(off).toBeLessThan(0.02);
  });
});

describe('the plan', () => {
  it('is always the same, in chronological order, and ends before now', () => {
    const plan = demoPlan(1_800_000_000_000);
    expect(demoPlan(1_800_000_000_000)).toEqual(plan);
    const times = plan.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(Math.max(...times)).toBeLessThan(1_800_000_000_000 - 3_600_000);
    expect(plan.filter(({ kind }) => kind === 'exchange').length).toBeGreaterThanOrEqual(60);
  });
});
