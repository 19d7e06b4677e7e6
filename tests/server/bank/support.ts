import { sql } from 'kysely';
import type { Language } from '#contract/languages';
import { transact } from '#server/db/transact';
import { hold } from '#server/ledger/index';
import { member } from '../account/support.ts';
import { papers } from '../identity/support.ts';
import { verifyAll } from '../privacy/support.ts';
import type { TestApp } from '../support/app.ts';
import type { Holder } from '../wallet/withdrawal-support.ts';

/** A customer with a fund password, verified as Margit Sample. */
export async function verified(server: TestApp, lang?: Language): Promise<Holder> {
  const { id, username, logIn } = await member(server, { withFundPassword: true, lang });
  const customer = { id, username, client: await logIn() };
  await customer.client.call('POST user/realAuth', await papers(customer));
  await verifyAll(server);
  return customer;
}

export const request = (change: object = {}) => ({
  number: '4111 1111 1111 1111',
  bank_name: 'Sample Savings Bank',
  holder: 'Margit Sample',
  area_code: '+49',
  phone: '1512 3456789',
  ...change,
});

export const bind = ({ client }: Holder, change: object = {}) => client.call('POST bank/bind', request(change));

/** Returns a number with Luhn's check digit, another one for each index from 0 to 99. */
export function cardNumber(index: number): string {
  const start = `4000000000000${String(index).padStart(2, '0')}`;
  const sum = Array.from(start, Number).reduce((total, digit, at) => {
    const weighted = at % 2 === 0 ? digit * 2 : digit;
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return `${start}${(10 - (sum % 10)) % 10}`;
}

let count = 0;

/** Adds a pending withdrawal of 100 EUR, with a fee of 1.5, to a card. */
export async function drawn(server: TestApp, { id }: Pick<Holder, 'id'>, card = '1'): Promise<string> {
  count += 1;
  const sn = `W2611230${String(9000 + count)}`;
  const at = server.clock.now();
  await transact(server.db, async (tx) => {
    await hold(tx, { kind: 'withdrawal', reference: sn, customer: id, currency: 'EUR', amount: '100' });
    await sql`insert into withdrawals (
        sn, customer_id, currency, memo, card_id, card, amount, fee, worth, created_at, expected_at)
      values (${sn}, ${id}, 'EUR', '', ${card}, '41************11', 100, 1.5, 108, ${at}, ${at})`.execute(tx);
  });
  return sn;
}
