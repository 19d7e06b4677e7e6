import type { Language } from '#contract/languages';
import { transact } from '#server/db/transact';
import { balance } from '#server/ledger/index';
import { seedBankTerms } from '#server/sandbox/bank-terms';
import { fundPassword, member } from '../account/support.ts';
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

/** Lets a test file deposit and withdraw by bank on the sandbox's terms. */
export const seedTerms = (server: TestApp) => transact(server.db, seedBankTerms);

/** A verified customer with a card and some EUR. Needs `seedTerms`. */
export async function saver(server: TestApp, euro = '500'): Promise<Holder & { readonly card: string }> {
  const customer = await verified(server);
  await server.fund(customer.id, 'EUR', euro);
  return { ...customer, card: (await bind(customer)).id };
}

export const drawing = (card: string, change: object = {}) => ({
  currency: 'EUR',
  card,
  amount: '100',
  fee: '1.5',
  fund_password: fundPassword,
  ...change,
});

export const draw = ({ client, card }: Holder & { readonly card: string }, change: object = {}, key?: string) =>
  client.call('POST bank/draw', drawing(card, change), key ? { key } : {});

export const tryDraw = ({ client, card }: Holder & { readonly card: string }, change: object = {}, key?: string) =>
  client.try('POST bank/draw', drawing(card, change), key ? { key } : {});

/** Returns what is available and what is held. */
export async function euroOf(server: TestApp, { id }: Pick<Holder, 'id'>): Promise<[string, string]> {
  const { available, held } = await balance(server.db, id, 'EUR');
  return [available, held];
}
