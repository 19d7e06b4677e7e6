import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Language } from '#contract/languages';
import { subtract } from '#contract/money';
import { transact } from '#server/db/transact';
import { lockCustomer } from '#server/domains/account/store';
import { lockOldestVerification } from '#server/domains/identity/store';
import { completeVerification } from '#server/domains/identity/decide-verification';
import { recordPresence } from '#server/domains/leverage/presence-store';
import { issueCode, requireRoomCode } from '#server/domains/leverage/room-codes';
import { insertEntry } from '#server/domains/leverage/room-store';
import { answerPetition } from '#server/domains/petitions/decide-petition';
import { lockPetition, oldestPending } from '#server/domains/petitions/store';
import { closeDueAccounts } from '#server/domains/privacy/close-due-accounts';
import { lockOldestDeposit } from '#server/domains/wallet/deposit-store';
import { beginReview, creditDeposit } from '#server/domains/wallet/review-deposit';
import { DAY_SECONDS } from '#server/time';
import { fundPassword, member, password } from '../account/support.ts';
import { papers, picture } from '../identity/support.ts';
import type { TestApp, TestCustomer } from '../support/app.ts';
import { offer, redeem } from '../pledge/support.ts';
import { uploadVoucher } from '../wallet/support.ts';

export { password } from '../account/support.ts';

/** Creates a logged-in customer with a password. */
export async function person(server: TestApp, lang: Language = 'en-us') {
  const made = await member(server, { lang });
  return { ...made, client: await made.logIn() };
}

export type Person = Awaited<ReturnType<typeof person>>;

export async function announce(customer: TestCustomer): Promise<string> {
  const voucher = await uploadVoucher(customer);
  return (await customer.client.call('POST wallet/up', { currency: 'USDT', network: 'tron', amount: '250', voucher }))
    .sn;
}

/** Credits every open deposit. */
export const creditAll = ({ db, services, clock }: TestApp) =>
  transact(db, async (tx) => {
    const at = clock.now();
    for (
      let open = await lockOldestDeposit(tx, 'pending', at);
      open;
      open = await lockOldestDeposit(tx, 'pending', at)
    ) {
      const reviewed = await beginReview(tx, services, open, { at });
      const arrival = { amount: open.amount, transactionId: `test-${open.sn}`, confirmations: 1 };
      await creditDeposit(tx, services, reviewed, { at }, arrival);
    }
  });

/** Completes every verification in review. */
export const verifyAll = ({ db, services, clock }: TestApp) =>
  transact(db, async (tx) => {
    const at = clock.now();
    for (let open = await lockOldestVerification(tx, at); open; open = await lockOldestVerification(tx, at)) {
      await completeVerification(tx, services, open, { at });
    }
  });

/** Answers every petition that has no answer yet. */
const answerPetitions = ({ db, services, clock }: TestApp) =>
  transact(db, async (tx) => {
    const at = clock.now();
    for (let id = await oldestPending(tx, at); id !== undefined; id = await oldestPending(tx, at)) {
      const petition = await lockPetition(tx, id);
      if (petition) await answerPetition(tx, services, petition, { operator: 'Ada', at }, 'We are looking into it.');
    }
  });

/** Has the customer in a room that needs a code. */
async function enteredRoom({ db, clock }: TestApp, customer: string): Promise<void> {
  const at = clock.now();
  await transact(db, async (tx) => {
    const { code } = await issueCode(tx, { room: 'vip', maxUses: 1, expiresAt: null, note: '', createdBy: 'Ada' }, at);
    await lockCustomer(tx, customer);
    await requireRoomCode(tx, { customer, room: 'vip', code }, at);
    await insertEntry(tx, customer, 'vip', at);
    await recordPresence(tx, { customer, room: 'vip' }, at);
  });
}

/** Gives a customer data of every kind. Leaves 0.5 USDT, or the given amount. */
export async function live(server: TestApp, customer: Person, left = '0.5') {
  const { client, logIn } = customer;
  await client.call('POST user/tradingPassword', { password, trading_password: fundPassword });
  const paper = await papers(customer);
  await client.call('POST user/realAuth', paper);
  await verifyAll(server);
  const avatar = (await client.upload('POST upload/avatar', await picture().png().toBuffer())).data.filename;
  await client.call('POST user/avatar', { filename: avatar });
  await server.db
    .insertInto('content_pages')
    .values({ name: 'agreement', lang: 'en-us', title: 'Agreement', html: '<p>Sample</p>', updated_at: new Date() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await client.call('POST user/agree', { document: 'agreement', version: 1 });
  await server.db
    .insertInto('saved_addresses')
    .values({
      customer_id: customer.id,
      currency: 'USDT',
      network: 'tron',
      address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
      memo: '',
      label: 'Cold wallet',
      created_at: new Date(),
      usable_at: new Date(),
    })
    .execute();
  const card = { bank_name: 'Sample Savings Bank', holder: paper.full_name, area_code: '+49', phone: '1512 3456789' };
  await client.call('POST bank/bind', { number: '4111 1111 1111 1111', ...card });
  await client.call('POST market/favorites', { symbols: ['BTC-USD'] });
  await client.call('POST market/saveAlert', { symbol: 'BTC-USD', direction: 'above', price: '60000' });
  await client.call('POST notice/preferences', { kind: 'news', way: 'email', enabled: true });
  await server.db
    .insertInto('push_subscriptions')
    .columns(['session_id', 'customer_id', 'endpoint', 'p256dh', 'auth', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('sessions')
        .select(({ val }) => [
          'id',
          'customer_id',
          val(`https://push.example.com/${customer.id}`).as('endpoint'),
          val('key').as('p256dh'),
          val('secret').as('auth'),
          'created_at',
        ])
        .where('customer_id', '=', customer.id)
        .limit(1),
    )
    .execute();
  await client.call('POST leverage/limits', { stake_per_day: '100' });
  await client.call('POST leverage/limits', { stake_per_day: '200', break_hours: 1 });
  await enteredRoom(server, customer.id);
  const image = (await client.upload('POST upload/petition', await picture().png().toBuffer())).data.filename;
  const sent = { category: 'complaint' as const, text: 'My deposit is missing.', images: [image] };
  const petition = (await client.call('POST petition/create', sent)).id;
  await answerPetitions(server);
  const unused = (await client.upload('POST upload/authentic', await picture().png().toBuffer())).data.filename;
  const other = await logIn('Firefox · Windows');
  await other.call('POST user/logout', {});
  await client.call('POST user/refresh', {}).then(({ token }) => (client.token = token));
  const sn = await announce(customer);
  await creditAll(server);
  const to = { currency: 'USDT', network: 'tron', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', amount: '10' };
  const { hash } = await client.call('POST wallet/checkExtract', to);
  const withdrawal = await client.call('POST wallet/down', { hash, fund_password: fundPassword });
  await client.call('POST wallet/cancel', { sn: withdrawal.sn });
  const search = await client.call('POST exchange/match', { counter: 'bronze' });
  if (search.stage === 'matching') await client.call('POST exchange/leave', { order: search.sn });
  const product = await offer(server);
  const term = await client.call('POST pledge/open', { product, amount: '50' });
  const { received } = await redeem(client, term.number);
  await server.fund(customer.id, 'USDT', subtract('50', received ?? '0'));
  const ask = { from: 'USDT', to: 'BTC', side: 'from' } as const;
  const { quote } = await client.call('POST flash/quote', { ...ask, amount: '100' });
  const { number } = await client.call('POST flash/exchange', { quote });
  await client.call('POST flash/quote', { ...ask, amount: '50' });
  // Books the rest as a withdrawal would.
  await server.fund(customer.id, 'USDT', `-${150 - Number(left)}`);
  const { rows } = await sql<{ balance: string }>`
    select balance from ledger_accounts where owner = ${customer.id} and currency = 'BTC' and bucket = 'available'`.execute(
    server.db,
  );
  await server.fund(customer.id, 'BTC', `-${rows[0]?.balance}`);
  return { paper, avatar, unused, sn, number, petition, image };
}

export const ask = ({ client }: Person, forfeit = false) =>
  client.call('POST user/close', { password, forfeit_remainder: forfeit });

/** Advances the clock and runs the housekeeping, which must not fail. */
export async function closeDue(server: TestApp, days = 14): Promise<void> {
  server.clock.advance(days * DAY_SECONDS + 1);
  await closeDueAccounts(server.services, (error) => {
    throw error;
  });
}

export async function rowOf({ db }: TestApp, id: string) {
  return db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Checks the invariants of every account. */
export async function expectClosedOnesEmpty({ db }: TestApp): Promise<void> {
  const { rows } = await sql`
    select c.id from customers c where closed_at is not null and (
      exists (select from ledger_accounts where owner = c.id and balance <> 0)
      or exists (select from sessions where customer_id = c.id)
      or exists (select from notices where customer_id = c.id)
      or exists (select from deposits where customer_id = c.id and (status < 2 or voucher is not null)))`.execute(db);
  expect(rows).toEqual([]);
}
