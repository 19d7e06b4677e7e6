import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { returnWithdrawal, reviewWithdrawal, sendWithdrawal } from '#server/domains/wallet/review-withdrawal';
import { sandboxAddress } from '#server/sandbox/addresses';
import { startOperator } from '#server/sandbox/operator/index';
import { member, password } from '../account/support.ts';
import { useApp } from '../support/app.ts';
import { refused } from '../support/client.ts';
import { testPrices } from '../support/prices.ts';
import {
  check,
  confirm,
  decide,
  holder,
  tron,
  tryCheck,
  tryConfirm,
  usdtOf,
  verify,
  withdraw,
} from './withdrawal-support.ts';

const server = useApp(() => ({ prices: testPrices() }));

describe('a withdrawal', () => {
  it('is checked, read in full, confirmed, and held at once', async () => {
    const customer = await holder(server);
    const { hash } = await check(customer);
    expect(await customer.client.call('POST wallet/extractHash', { hash })).toMatchObject({
      currency: 'USDT',
      network: { id: 'tron', withdrawal_fee: '1' },
      address: tron,
      memo: '',
      amount: '100',
      fee: '1',
      received: '99',
      first_time: true,
      label: null,
      resembles: null,
    });
    expect(await usdtOf(server, customer)).toEqual(['500', '0']);
    const record = await confirm(customer, hash);
    expect(record).toMatchObject({
      amount: '100',
      fee: '1',
      received: '99',
      status: 0,
      cancellable: true,
      reason: null,
    });
    expect(record.timeline.map(({ step, at }) => [step, at !== null])).toEqual([
      ['received', true],
      ['reviewing', false],
      ['sent', false],
      ['completed', false],
    ]);
    expect(await usdtOf(server, customer)).toEqual(['400', '100']);
    expect((await customer.client.call('GET wallet/down-record', { page: '1' })).items).toEqual([record]);
    expect(server.events.filter((event) => event.customer === customer.id).map(({ event }) => event)).toEqual([
      'balance',
      'notice',
    ]);
  });

  it('is reviewed, sent and counted until it is completed, and shows as one transaction', async () => {
    const customer = await holder(server);
    const { sn } = await withdraw(customer);
    const errors: unknown[] = [];
    const stops = [1, 2, 3].map(() => startOperator(server.services, (error) => errors.push(error)));
    const record = async () => (await customer.client.call('GET wallet/down-record', { page: '1' })).items[0];
    await vi.waitFor(
      async () => {
        server.clock.advance(3);
        expect(await record()).toMatchObject({ status: 2 });
      },
      { timeout: 30_000, interval: 100 },
    );
    await Promise.all(stops.map((stop) => stop()));
    expect(errors).toEqual([]);
    const done = await record();
    expect(done).toMatchObject({ sn, cancellable: false, confirmations: 20, confirmations_needed: 20 });
    expect(done?.transaction_id).toMatch(/^[0-9a-f]{64}$/);
    expect(done?.timeline.every(({ at, expected_at: expected }) => at !== null && expected === null)).toBe(true);
    expect(await usdtOf(server, customer)).toEqual(['400', '0']);
    const { items } = await customer.client.call('GET wallet/records', { page: '1', kind: 'withdrawal' });
    expect(items).toMatchObject([{ reference: sn, amount: '-100', balance: '400' }]);
    const fees = await sql<{ amount: string }>`
      select p.amount from ledger_postings p join ledger_accounts a on a.id = p.account_id
      join ledger_transfers t on (t.owner, t.id) = (p.transfer_owner, p.transfer_id)
      where t.kind = 'withdrawal' and t.reference = ${sn} and a.bucket in ('fee', 'external') order by p.amount`.execute(
      server.db,
    );
    expect(fees.rows).toEqual([{ amount: '1' }, { amount: '99' }]);
    const notices = await customer.client.call('GET notice/index', {});
    expect(notices.items.map(({ title }) => title)).toEqual([`Withdrawal sent: ${sn}`, `Withdrawal confirmed: ${sn}`]);
  });

  it('takes all there is, fee included', async () => {
    const customer = await holder(server, '37.123456');
    const { received } = await withdraw(customer, { amount: '37.123456' });
    expect(received).toBe('36.123456');
    expect(await usdtOf(server, customer)).toEqual(['0', '37.123456']);
  });

  it('goes to the one spelling of an address, with its tag', async () => {
    const customer = await holder(server);
    await server.fund(customer.id, 'XRP', '100');
    const address = sandboxAddress('xrp', '1').address;
    const record = await withdraw(customer, { currency: 'XRP', network: 'xrp', address, memo: '42', amount: '10' });
    expect(record).toMatchObject({ address, memo: '42' });
    const evm = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    const { hash } = await check(customer, { network: 'ethereum', address: ` ${evm.toLowerCase()}` });
    expect(await customer.client.call('POST wallet/extractHash', { hash })).toMatchObject({ address: evm });
  });

  it.each([
    [{ currency: 'EUR' }, 'currency-unknown'],
    [{ network: 'bitcoin' }, 'network-unknown'],
    [{ amount: '9.99' }, 'amount-too-small'],
    [{ amount: '500.000001' }, 'insufficient-balance'],
    [{ amount: '9999999999' }, 'insufficient-balance'],
  ])('is not checked: %j is %s', async (change, code) => {
    expect(await tryCheck(await holder(server), change)).toMatchObject(refused(code));
  });

  it.each([
    [{ address: 'savings' }, 'address'],
    [{ address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }, 'address'],
    [{ memo: '7' }, 'memo'],
    [{ amount: '100.1234567' }, 'amount'],
    [{ amount: '0' }, 'amount'],
  ])('is refused at its field: %j', async (change, field) => {
    const { http, data } = await tryCheck(await holder(server), change);
    expect(http).toBe(422);
    expect(Object.keys((data as { errors: object }).errors)).toEqual([field]);
  });

  it('needs a fund password', async () => {
    const { id, logIn } = await member(server);
    await server.fund(id, 'USDT', '500');
    const customer = { id, client: await logIn() };
    expect(await tryCheck(customer)).toMatchObject(refused('fund-password-missing'));
    expect(await tryConfirm(customer, 'nothing')).toMatchObject(refused('fund-password-missing'));
  });

  it('moves nothing with a wrong fund password', async () => {
    const customer = await holder(server);
    const { hash } = await check(customer);
    const wrong = { hash, fund_password: '135791' };
    expect(await customer.client.try('POST wallet/down', wrong)).toMatchObject(refused('fund-password-wrong'));
    expect(await usdtOf(server, customer)).toEqual(['500', '0']);
    expect(await confirm(customer, hash)).toMatchObject({ status: 0 });
  });
});

describe('a pending withdrawal', () => {
  it('can be canceled, with all of it back', async () => {
    const customer = await holder(server);
    const { sn } = await withdraw(customer);
    const record = await customer.client.call('POST wallet/cancel', { sn });
    expect(record).toMatchObject({ status: 3, reason: 'Canceled by you', cancellable: false });
    expect(record.timeline.map(({ step }) => step)).toEqual(['received', 'canceled']);
    expect(await usdtOf(server, customer)).toEqual(['500', '0']);
    expect(await customer.client.try('POST wallet/cancel', { sn })).toMatchObject(refused('not-cancellable'));
    const { items } = await customer.client.call('GET wallet/records', { page: '1' });
    expect(items.map(({ reference }) => reference)).not.toContain(sn);
  });

  it('can’t be canceled by another customer', async () => {
    const [owner, stranger] = [await holder(server), await holder(server)];
    const { sn } = await withdraw(owner);
    expect(await stranger.client.try('POST wallet/cancel', { sn })).toMatchObject(refused('not-found'));
    expect(await usdtOf(server, owner)).toEqual(['400', '100']);
  });

  it('ends in one way, if canceling and a review meet', async () => {
    const customer = await holder(server, '2000');
    await verify(server, customer);
    const numbers: string[] = [];
    for (let index = 0; index < 10; index += 1) numbers.push((await withdraw(customer)).sn);
    const outcomes = await Promise.all(
      numbers.map(async (sn) => {
        const [canceled, reviewed] = await Promise.allSettled([
          customer.client.call('POST wallet/cancel', { sn }),
          decide(server, customer, sn, reviewWithdrawal),
        ]);
        return [canceled.status, reviewed.status].filter((status) => status === 'fulfilled').length;
      }),
    );
    expect(outcomes).toEqual(numbers.map(() => 1));
    const [available, held] = await usdtOf(server, customer);
    expect(Number(available) + Number(held)).toBe(2000);
    const { items } = await customer.client.call('GET wallet/down-record', { page: '1' });
    expect(Number(held)).toBe(100 * items.filter(({ status }) => status === 1).length);
  });
});

describe('a reviewed withdrawal', () => {
  const reviewed = async () => {
    const customer = await holder(server);
    const { sn } = await withdraw(customer);
    await decide(server, customer, sn, reviewWithdrawal);
    return { customer, sn };
  };

  it('can’t be canceled', async () => {
    const { customer, sn } = await reviewed();
    expect(await customer.client.try('POST wallet/cancel', { sn })).toMatchObject(refused('not-cancellable'));
    expect(await usdtOf(server, customer)).toEqual(['400', '100']);
  });

  it('can be returned with a reason, with all of it back', async () => {
    const { customer, sn } = await reviewed();
    await decide(server, customer, sn, (tx, services, withdrawal, at) =>
      returnWithdrawal(tx, services, withdrawal, { reason: 'The network is down.', at }),
    );
    const { items } = await customer.client.call('GET wallet/down-record', { page: '1' });
    expect(items[0]).toMatchObject({ sn, status: 3, reason: 'The network is down.' });
    expect(items[0]?.timeline.map(({ step }) => step)).toEqual(['received', 'reviewing', 'returned']);
    expect(await usdtOf(server, customer)).toEqual(['500', '0']);
    const notices = await customer.client.call('GET notice/index', {});
    const { content } = await customer.client.call('GET notice/detail', { id: notices.items[0]!.id });
    expect(content).toContain('The network is down.');
  });

  it('is sent once, and never returned after that', async () => {
    const { customer, sn } = await reviewed();
    const send = () =>
      decide(server, customer, sn, (tx, services, withdrawal, at) =>
        sendWithdrawal(tx, services, withdrawal, { transactionId: 'f00d', at }),
      );
    await send();
    await expect(send()).rejects.toThrow('no open hold');
    await expect(
      decide(server, customer, sn, (tx, services, withdrawal, at) =>
        returnWithdrawal(tx, services, withdrawal, { reason: 'too late', at }),
      ),
    ).rejects.toThrow('no open hold');
    await expect(
      sql`update withdrawals set status = 3, decided_at = now() where sn = ${sn}`.execute(server.db),
    ).rejects.toThrow('withdrawals');
    expect(await usdtOf(server, customer)).toEqual(['400', '0']);
  });
});

describe('an account with an open withdrawal', () => {
  it('can’t be closed', async () => {
    const customer = await holder(server, '100');
    await withdraw(customer);
    const { blockers } = await customer.client.call('GET user/closing', {});
    expect(blockers).toContain('withdrawal');
    expect(await customer.client.try('POST user/close', { password, forfeit_remainder: true })).toMatchObject(
      refused('account-not-empty'),
    );
  });
});
