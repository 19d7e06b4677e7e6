import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Db, transact } from '#server/db/transact';
import { openProducts } from '#server/domains/pledge/product-store';
import { takeFile } from '#server/domains/uploads/store';
import { insertDeposit } from '#server/domains/wallet/deposit-store';
import { termUntil } from '../server/support/short-term.ts';

const EACH = 5;

/** Announces a deposit, which the sandbox's operator on one of the servers reviews and credits. Returns its number. */
async function announceDeposit(db: Db, customer: string): Promise<string> {
  const at = new Date();
  const filename = `${randomUUID()}.jpg`;
  const file = { filename, customer_id: customer, purpose: 'voucher', bytes: 1, created_at: at } as const;
  await db.insertInto('files').values(file).execute();
  return transact(db, async (tx) => {
    await takeFile(tx, { customer, purpose: 'voucher', filename, at });
    const { sn } = await insertDeposit(tx, {
      customer,
      currency: 'USDT',
      network: 'tron',
      address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
      memo: null,
      amount: '250',
      voucher: filename,
      createdAt: at,
      expectedAt: at,
    });
    return sn;
  });
}

/**
 * Has fixed terms mature and deposits be decided within the next seconds. Returns the titles of the notices that will tell of
 * them.
 */
export async function makeDue(db: Db, customer: string): Promise<string[]> {
  const product = (await openProducts(db)).find(({ currency }) => currency === 'USDT')?.id;
  if (product === undefined) throw new Error('the sandbox has no fixed terms in USDT');
  const titles: string[] = [];
  for (let index = 0; index < EACH; index += 1) {
    const maturesAt = new Date(Date.now() + index * 200);
    titles.push(`Fixed term matured: ${await termUntil(db, { customer, product, amount: '100' }, maturesAt)}`);
    titles.push(`Deposit credited: ${await announceDeposit(db, customer)}`);
  }
  return titles;
}

/** Returns how much of that, and how many announcements, no server has done yet. */
export async function leftToDo(db: Db): Promise<number> {
  const { rows } = await sql<{ left: number }>`select (
    (select count(*) from pledges where status = 'running' and matures_at <= now()) +
    (select count(*) from deposits where status < 2) +
    (select count(*) from announcements where finished_at is null))::int as left`.execute(db);
  return rows[0]?.left ?? 0;
}
