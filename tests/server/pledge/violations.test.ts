import { type RawBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { pledgeViolations } from '#server/domains/pledge/violations';
import { DAY_SECONDS } from '#server/time';
import { useApp } from '../support/app.ts';
import { foundAfter, rebook, unbook } from '../support/tamper.ts';
import { offer, redeem, runJobs, saver } from './support.ts';

const server = useApp();

let terms: Readonly<Record<'matured' | 'redeemed' | 'running', string>>;

beforeAll(async () => {
  const product = await offer(server);
  const { client } = await saver(server);
  const open = async () => (await client.call('POST pledge/open', { product, amount: '100' })).number;
  const [matured, redeemed] = [await open(), await open()];
  server.clock.advance(4 * DAY_SECONDS);
  await redeem(client, redeemed);
  server.clock.advance(7 * DAY_SECONDS);
  await runJobs(server.services);
  terms = { matured, redeemed, running: await open() };
});

const violations = (db: typeof server.db) => pledgeViolations(db, server.clock.now());
const found = (...changes: readonly RawBuilder<unknown>[]) => foundAfter(server.db, violations, ...changes);

it('finds nothing while each term is booked as its row says', async () => {
  const { rows } = await sql<{ number: string; status: string }>`select number, status from pledges`.execute(server.db);
  expect(Object.fromEntries(rows.map(({ number, status }) => [status, number]))).toEqual(terms);
  expect(await violations(server.db)).toEqual([]);
});

describe('a fixed term', () => {
  it('that was paid otherwise than its row says is found', async () => {
    const { matured, redeemed } = terms;
    expect(
      await found(sql`update pledges set (interest, interest_at_maturity) = (0.5, 0.5) where number = ${matured}`),
    ).toEqual([
      `${matured} is matured: pledge books 101 USDT available, its row says 100.5; ` +
        'pledge books -1 USDT interest, its row says -0.5',
    ]);
    expect(await found(sql`update pledges set cost = cost + 1 where number = ${redeemed}`)).toEqual([
      `${redeemed} is redeemed: pledge books 99.9 USDT available, its row says 98.9; ` +
        'pledge books 0.5 USDT fee, its row says 1.5',
    ]);
    expect(await found(rebook('pledge-hold', matured, '2'))).toEqual([
      `${matured} is matured: pledge-hold books -200 USDT available, its row says -100; ` +
        'pledge-hold books 200 USDT held, its row says 100',
    ]);
  });

  it('that was paid while it runs, or not paid at its end, is found', async () => {
    const { matured, running } = terms;
    expect(await found(...unbook('pledge', matured))).toEqual([
      expect.stringContaining(`${matured} is matured: pledge books 0 USDT available, its row says 101`),
    ]);
    expect(
      await found(sql`update ledger_holds set status = 'captured', closed_at = now() where reference = ${running}`),
    ).toEqual([`hold of ${running} is captured 100 USDT, its row says open 100 USDT`]);
  });

  it('that is missing is found by its transfers and its hold', async () => {
    const { redeemed } = terms;
    const lines = await found(sql`delete from pledges where number = ${redeemed}`);
    expect(lines.toSorted()).toEqual([
      `hold of ${redeemed} is captured 100 USDT, its row says none`,
      expect.stringMatching(/^transfer \d+ of \d+ \(pledge(-hold)?\) belongs to no record$/u),
      expect.stringMatching(/^transfer \d+ of \d+ \(pledge(-hold)?\) belongs to no record$/u),
    ]);
  });

  it('that earns more than its rate is found', async () => {
    const { matured } = terms;
    expect(
      await found(sql`update pledges set (interest, interest_at_maturity) = (2, 2) where number = ${matured}`),
    ).toEqual(expect.arrayContaining([expect.stringMatching(`^${matured} earned 2[.0]* of 100[.0]*$`)]));
  });
});
