import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useApp } from '../support/app.ts';
import { ledgerViolations } from '#server/ledger/violations';
import { pledgeViolations } from '#server/domains/pledge/violations';
import { termUntil } from '../support/short-term.ts';
import { useWorkers } from '../support/use-workers.ts';
import { offer, saver } from './support.ts';

const TERMS = 120;
const KILLS = 10;

const server = useApp();

const workers = useWorkers(new URL('../support/pledge-worker.ts', import.meta.url), server);

const countOf = async (status: string): Promise<number> => {
  const { rows } = await sql<{ count: bigint }>`select count(*) from pledges where status = ${status}`.execute(
    server.db,
  );
  return Number(rows[0]?.count);
};

it('kill -9 of two servers that pay terms pays each one once', { timeout: 240_000 }, async () => {
  const product = await offer(server);
  const customers = await Promise.all(Array.from({ length: 4 }, () => saver(server, '100000')));
  await workers.start();
  await workers.start();
  // Some every few milliseconds, so that any kill comes while others are paid.
  const begin = Date.now() + 500;
  for (let index = 0; index < TERMS; index += 1) {
    const { id } = customers[index % customers.length]!;
    await termUntil(server.db, { customer: id, product, amount: '400' }, new Date(begin + index * 25));
  }
  for (let round = 1; round <= KILLS; round += 1) {
    const enough = Math.min(TERMS, round * Math.floor(TERMS / (KILLS + 2)));
    await expect.poll(() => countOf('matured'), { timeout: 30_000, interval: 5 }).toBeGreaterThanOrEqual(enough);
    await workers.replaceOldest();
  }
  await expect.poll(() => countOf('running'), { timeout: 30_000 }).toBe(0);
  expect(await countOf('matured')).toBe(TERMS);
  expect(await pledgeViolations(server.db, new Date())).toEqual([]);
  expect(await ledgerViolations(server.db)).toEqual([]);
  for (const { id, client } of customers) {
    const { rows } = await client.call('GET wallet/assets', {});
    // 30 terms of 400 for ten days at 0.1 percent.
    expect(rows.find(({ currency }) => currency === 'USDT')).toMatchObject({ available: '100120', held: '0' });
    expect((await client.call('GET notice/index', {})).total).toBe(TERMS / customers.length);
    expect(id).not.toBe('');
  }
});
