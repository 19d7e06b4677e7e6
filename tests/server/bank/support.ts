import { sql } from 'kysely';
import { transact } from '#server/db/transact';
import { hold } from '#server/ledger/index';
import type { TestApp, TestCustomer } from '../support/app.ts';

let count = 0;

/** Adds a pending withdrawal of 100 EUR, with a fee of 1.5, to a card. */
export async function drawn(server: TestApp, { id }: Pick<TestCustomer, 'id'>): Promise<string> {
  count += 1;
  const sn = `W2611230${String(9000 + count)}`;
  const at = server.clock.now();
  await transact(server.db, async (tx) => {
    await hold(tx, { kind: 'withdrawal', reference: sn, customer: id, currency: 'EUR', amount: '100' });
    await sql`insert into withdrawals (
        sn, customer_id, currency, memo, card_id, card, amount, fee, worth, created_at, expected_at)
      values (${sn}, ${id}, 'EUR', '', 1, '41************11', 100, 1.5, 108, ${at}, ${at})`.execute(tx);
  });
  return sn;
}
