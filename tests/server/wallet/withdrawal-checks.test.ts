import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { type Db, transact } from '#server/db/transact';
import { composeNotice } from '#server/domains/notices/publish';
import { settleWithdrawal } from '#server/domains/wallet/withdrawal-store';
import { bodyHash, postingLines } from '#server/ledger/index';
import { sealMail } from '#server/plugins/mail-outbox/index';
import { sandboxAddress } from '#server/sandbox/addresses';
import { DAY_SECONDS } from '#server/time';
import { fundPassword } from '../account/support.ts';
import { draw, saver, seedTerms, tryDraw } from '../bank/support.ts';
import { nextCode, protectedMember } from '../security/support.ts';
import { useApp } from '../support/app.ts';
import { fromOutside, insist, refused } from '../support/client.ts';
import { testPrices, type TestPrices } from '../support/prices.ts';
import {
  check,
  confirm,
  holder,
  tronDestination,
  tryCheck,
  tryConfirm,
  usdtOf,
  verify,
  withdraw,
  type Holder,
} from './withdrawal-support.ts';

let prices: TestPrices | undefined;
const server = useApp(() => ({ prices: (prices = testPrices()) }));

describe('a checked withdrawal', () => {
  it('is confirmed once', async () => {
    const customer = await holder(server);
    const { hash } = await check(customer);
    await confirm(customer, hash);
    expect(await tryConfirm(customer, hash)).toMatchObject(refused('hash-used'));
    expect(await customer.client.try('POST wallet/extractHash', { hash })).toMatchObject(refused('hash-used'));
    expect(await usdtOf(server, customer)).toEqual(['400', '100']);
  });

  it('answers the same to the same key', async () => {
    const customer = await holder(server);
    const { hash } = await check(customer);
    const first = await confirm(customer, hash, 'withdraw-once');
    expect(await confirm(customer, hash, 'withdraw-once')).toEqual(first);
    const { hash: another } = await check(customer);
    expect(await tryConfirm(customer, another, 'withdraw-once')).toMatchObject({ http: 409 });
    expect(await usdtOf(server, customer)).toEqual(['400', '100']);
  });

  it('leaves nothing to guess the fund password with', async () => {
    const customer = await holder(server);
    const { hash } = await check(customer);
    await confirm(customer, hash, 'withdraw-once');
    const stored = await server.db
      .selectFrom('idempotency_keys')
      .select('body_hash')
      .where('customer_id', '=', customer.id)
      .executeTakeFirstOrThrow();
    expect(stored.body_hash).toEqual(bodyHash({ hash }));
  });

  it('expires after ten minutes', async () => {
    const customer = await holder(server);
    const { hash } = await check(customer);
    server.clock.advance(300);
    const checked = await customer.client.call('POST wallet/extractHash', { hash });
    const left = Date.parse(checked.expires_at) - Date.parse(checked.server_time);
    expect(left).toBeGreaterThan(200_000);
    expect(left).toBeLessThanOrEqual(300_000);
    server.clock.advance(301);
    expect(await tryConfirm(customer, hash)).toMatchObject(refused('hash-expired'));
    expect(await customer.client.try('POST wallet/extractHash', { hash })).toMatchObject(refused('hash-expired'));
    expect(await usdtOf(server, customer)).toEqual(['500', '0']);
  });

  it('belongs to one customer', async () => {
    const [owner, stranger] = [await holder(server), await holder(server)];
    const { hash } = await check(owner);
    for (const unknown of [hash, 'no-such-hash']) {
      expect(await tryConfirm(stranger, unknown)).toMatchObject(refused('not-found'));
      expect(await stranger.client.try('POST wallet/extractHash', { hash: unknown })).toMatchObject(
        refused('not-found'),
      );
    }
    expect(await usdtOf(server, stranger)).toEqual(['500', '0']);
  });

  it('is confirmed once by 50 confirmations at once', async () => {
    const customer = await holder(server);
    const { hash } = await check(customer);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => insist((key) => tryConfirm(customer, hash, key))),
    );
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1);
    expect(
      new Set(answers.filter(({ status }) => status !== 1).map(({ data }) => (data as { code: string }).code)),
    ).toEqual(new Set(['hash-used']));
    expect(await usdtOf(server, customer)).toEqual(['400', '100']);
  });

  it('can’t take more than there is, however many are confirmed at once', async () => {
    const customer = await holder(server);
    const hashes = await Promise.all(
      Array.from({ length: 20 }, async () => (await check(customer, { amount: '500' })).hash),
    );
    const answers = await Promise.all(hashes.map((hash) => insist((key) => tryConfirm(customer, hash, key))));
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1);
    expect(answers.find(({ status }) => status !== 1)).toMatchObject(refused('insufficient-balance'));
    expect(await usdtOf(server, customer)).toEqual(['0', '500']);
  });

  it('can be confirmed later if the balance was too low', async () => {
    const customer = await holder(server);
    const { hash } = await check(customer, { amount: '300' });
    const { sn } = await withdraw(customer, { amount: '400' });
    expect(await tryConfirm(customer, hash)).toMatchObject({
      data: { code: 'insufficient-balance', currency: 'USDT' },
    });
    await customer.client.call('POST wallet/cancel', { sn });
    expect(await confirm(customer, hash)).toMatchObject({ amount: '300' });
  });
});

describe('the address of a withdrawal', () => {
  it('is a new one only the first time, and has its saved name', async () => {
    const customer = await holder(server);
    await withdraw(customer);
    await customer.client.call('POST wallet/saveAddress', { ...tronDestination, label: 'Savings' });
    const { hash } = await check(customer);
    expect(await customer.client.call('POST wallet/extractHash', { hash })).toMatchObject({
      first_time: false,
      label: 'Savings',
    });
  });

  it('is a new one with another destination tag', async () => {
    const customer = await holder(server);
    await server.fund(customer.id, 'XRP', '100');
    const there = { currency: 'XRP', network: 'xrp', address: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', amount: '10' };
    await withdraw(customer, { ...there, memo: '42' });
    const isFirst = async (memo: string) => {
      const { hash } = await check(customer, { ...there, memo });
      return (await customer.client.call('POST wallet/extractHash', { hash })).first_time;
    };
    expect(await Promise.all(['42', '43', ''].map(isFirst))).toEqual([false, true, true]);
  });

  it('counts as new again if nothing was sent there', async () => {
    const customer = await holder(server);
    const { sn } = await withdraw(customer);
    await customer.client.call('POST wallet/cancel', { sn });
    const { hash } = await check(customer);
    expect(await customer.client.call('POST wallet/extractHash', { hash })).toMatchObject({ first_time: true });
  });

  it('that begins and ends like a known one is warned of', async () => {
    const customer = await holder(server);
    const known = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    const poisoned = `0x5aae${'0'.repeat(32)}beaed`.slice(0, 38) + 'eaed';
    await customer.client.call('POST wallet/saveAddress', {
      currency: 'USDT',
      network: 'ethereum',
      address: known,
      label: 'Savings',
    });
    const of = async (address: string) =>
      customer.client.call('POST wallet/extractHash', {
        hash: (await check(customer, { network: 'ethereum', address })).hash,
      });
    expect(await of(poisoned)).toMatchObject({ first_time: true, resembles: known });
    expect(await of(known)).toMatchObject({ label: 'Savings', resembles: null });
  });

  it('must be saved, and for 24 hours, if the customer wants that', async () => {
    const customer = await holder(server);
    const { hash } = await check(customer);
    await customer.client.call('POST wallet/savedOnly', { enabled: true });
    expect(await tryCheck(customer)).toMatchObject(refused('address-not-saved'));
    // What was checked before is looked at again.
    expect(await tryConfirm(customer, hash)).toMatchObject(refused('address-not-saved'));
    await customer.client.call('POST wallet/saveAddress', { ...tronDestination, label: 'Savings' });
    expect(await tryCheck(customer)).toMatchObject(refused('address-not-saved'));
    expect(await tryConfirm(customer, hash)).toMatchObject(refused('address-not-saved'));
    server.clock.advance(DAY_SECONDS);
    expect(await withdraw(customer)).toMatchObject({ status: 0 });
    expect(await tryCheck(customer, { address: sandboxAddress('tron', '7').address })).toMatchObject(
      refused('address-not-saved'),
    );
  });

  it('may be any other again 24 hours after that was turned off', async () => {
    const customer = await holder(server);
    await customer.client.call('POST wallet/savedOnly', { enabled: true });
    await customer.client.call('POST wallet/savedOnly', { enabled: false });
    expect(await tryCheck(customer)).toMatchObject(refused('address-not-saved'));
    server.clock.advance(DAY_SECONDS + 1);
    expect(await withdraw(customer)).toMatchObject({ status: 0 });
  });
});

describe('the daily limit without verification', () => {
  const limits = ({ client }: Holder) => client.call('GET wallet/limits', {});

  it('is said, used, and refuses what exceeds it', async () => {
    const customer = await holder(server, '5000');
    expect(await limits(customer)).toEqual({ unverified: { currency: 'USD', amount: '1000', used: '0' } });
    await withdraw(customer, { amount: '600' });
    expect(await limits(customer)).toEqual({ unverified: { currency: 'USD', amount: '1000', used: '600' } });
    expect(await tryCheck(customer, { amount: '400.000001' })).toMatchObject(refused('verification-needed'));
    expect(await withdraw(customer, { amount: '400' })).toMatchObject({ status: 0 });
  });

  it('refuses what has no current price, and asks for nothing else while that could change', async () => {
    const [customer, other, verified] = [
      await holder(server, '5000'),
      await holder(server, '5000'),
      await holder(server),
    ];
    await withdraw(other, { amount: '1000' });
    await verify(server, verified);
    prices?.silence();
    try {
      expect(await tryCheck(customer)).toMatchObject(refused('rate-unavailable'));
      expect(await tryCheck(other)).toMatchObject(refused('verification-needed'));
      expect(await withdraw(verified)).toMatchObject({ status: 0 });
    } finally {
      prices?.set({});
    }
  });

  it('is not exceeded by several confirmations at once', async () => {
    const customer = await holder(server, '5000');
    const hashes = await Promise.all(
      Array.from({ length: 10 }, async () => (await check(customer, { amount: '400' })).hash),
    );
    const answers = await Promise.all(hashes.map((hash) => tryConfirm(customer, hash)));
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(2);
    expect(answers.find(({ status }) => status !== 1)).toMatchObject(refused('verification-needed'));
    expect(await limits(customer)).toMatchObject({ unverified: { used: '800' } });
  });

  it('is not exceeded by two servers at once either, which share no queue of the customer', async () => {
    const customer = await holder(server, '5000');
    const [first, second] = [await check(customer, { amount: '600' }), await check(customer, { amount: '600' })];
    const settle = (db: Db, { hash }: { hash: string }) => {
      const at = server.clock.now();
      const once = { customer: customer.id, key: `key-${hash}`, call: 'POST wallet/down', body: { hash } };
      const postings = postingLines([
        { customer: customer.id, bucket: 'available', currency: 'USDT', amount: '-600' },
        { customer: customer.id, bucket: 'held', currency: 'USDT', amount: '600' },
      ]);
      const told = { customer: customer.id, language: 'en-us', kind: 'withdrawal-confirmed' } as const;
      const mail = { to: 'ada@post.example', subject: '', text: '', language: 'en-us' } as const;
      const announcement = {
        notice: composeNotice(server.services, told),
        sealed: sealMail(server.services, mail),
      };
      const rest = { session: 'none', at, expectedAt: at, limit: '1000', postings, record: {}, announcement };
      return settleWithdrawal(db, once, { hash, sn: `W-${hash}`, ...rest });
    };
    const later = await transact(server.db, async (tx) => {
      await settle(tx, first);
      const waiting = fromOutside(() => settle(server.db, second));
      await vi.waitFor(
        async () => {
          const { rows } = await fromOutside(() =>
            sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
              server.db,
            ),
          );
          expect(rows).toHaveLength(1);
        },
        { timeout: 30_000 },
      );
      return { waiting };
    });
    expect(await later.waiting).toMatchObject({ response: { code: 'verification-needed' }, notice: null });
    expect(await usdtOf(server, customer)).toEqual(['4400', '600']);
  });

  it('starts over each day, and gets back what was canceled', async () => {
    const customer = await holder(server, '5000');
    const { sn } = await withdraw(customer, { amount: '1000' });
    await customer.client.call('POST wallet/cancel', { sn });
    expect(await limits(customer)).toMatchObject({ unverified: { used: '0' } });
    await withdraw(customer, { amount: '1000' });
    server.clock.advance(DAY_SECONDS);
    expect(await limits(customer)).toMatchObject({ unverified: { used: '0' } });
    expect(await withdraw(customer, { amount: '1000' })).toMatchObject({ status: 0 });
  });

  it('is none for a verified customer', async () => {
    const customer = await holder(server, '5000');
    await verify(server, customer);
    expect(await limits(customer)).toEqual({ unverified: null });
    expect(await withdraw(customer, { amount: '5000' })).toMatchObject({ status: 0 });
  });
});

describe('open withdrawals', () => {
  it('are at most fifty, in crypto and by bank together', async () => {
    await seedTerms(server);
    const customer = await saver(server);
    await server.fund(customer.id, 'USDT', '500');
    const { sn } = await withdraw(customer, { amount: '10' });
    const copy = (count: number) => sql`
      insert into withdrawals
      select (w).* from (
        select jsonb_populate_record(o, jsonb_build_object('sn', 'C' || ${count}::text || '-' || turn)) as w
        from withdrawals o, generate_series(1, ${count}::int) turn where sn = ${sn}) copies`;
    const { hash } = await check(customer, { amount: '10' });
    await copy(48).execute(server.db);
    await draw(customer, {}, 'the-fiftieth');
    const full = { status: 0, data: { code: 'withdrawal-limit', max: 50 } };
    expect(await tryCheck(customer, { amount: '10' })).toMatchObject(full);
    expect(await tryDraw(customer)).toMatchObject(full);
    const confirmed = { hash, fund_password: fundPassword };
    expect(await customer.client.try('POST wallet/down', confirmed, { key: 'checked-before' })).toMatchObject(full);
    expect(await draw(customer, {}, 'the-fiftieth')).toMatchObject({ status: 0 });
    await customer.client.call('POST wallet/cancel', { sn });
    expect(await check(customer, { amount: '10' })).toHaveProperty('hash');
  });
});

describe('a hold after a security change', () => {
  it('refuses to check and to confirm, and ends by itself', async () => {
    const customer = await holder(server);
    const { hash } = await check(customer);
    await customer.client.call('POST user/trade-password', { password: fundPassword, new_password: '135791' });
    expect(await tryCheck(customer)).toMatchObject(refused('withdrawals-held'));
    const again = { hash, fund_password: '135791' };
    expect(await customer.client.try('POST wallet/down', again)).toMatchObject(refused('withdrawals-held'));
    expect(await usdtOf(server, customer)).toEqual(['500', '0']);
    server.clock.advance(DAY_SECONDS + 1);
    const { hash: later } = await check(customer);
    expect(await customer.client.call('POST wallet/down', { hash: later, fund_password: '135791' })).toMatchObject({
      status: 0,
    });
  });
});

describe('with the authenticator app on', () => {
  it('each withdrawal needs a second factor of its own, given in this session', async () => {
    const owner = await protectedMember(server, { withFundPassword: true });
    await server.fund(owner.id, 'USDT', '500');
    const confirmIdentity = (client = owner.client) =>
      client.call('POST user/confirm', { code: nextCode(server, owner.secret) });
    const [first, second] = [await check(owner), await check(owner)];
    expect(await tryConfirm(owner, first.hash)).toMatchObject(refused('second-factor-needed'));
    expect(await usdtOf(server, owner)).toEqual(['500', '0']);
    // Another device's confirmation is none.
    await confirmIdentity(await server.device(owner.id));
    expect(await tryConfirm(owner, first.hash)).toMatchObject(refused('second-factor-needed'));
    await confirmIdentity();
    const answers = await Promise.all([first, second].map(({ hash }) => tryConfirm(owner, hash)));
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1);
    expect(answers.find(({ status }) => status !== 1)).toMatchObject(refused('second-factor-needed'));
    expect(await usdtOf(server, owner)).toEqual(['400', '100']);
  });

  it('a key that was refused for it stays refused, so that the order needs a new one', async () => {
    const owner = await protectedMember(server, { withFundPassword: true });
    await server.fund(owner.id, 'USDT', '500');
    const { hash } = await check(owner);
    expect(await tryConfirm(owner, hash, 'first-attempt')).toMatchObject(refused('second-factor-needed'));
    await owner.client.call('POST user/confirm', { code: nextCode(server, owner.secret) });
    expect(await tryConfirm(owner, hash, 'first-attempt')).toMatchObject(refused('second-factor-needed'));
    expect(await confirm(owner, hash, 'second-attempt')).toMatchObject({ status: 0 });
  });

  it('a withdrawal that is refused leaves the confirmation', async () => {
    const owner = await protectedMember(server, { withFundPassword: true });
    await server.fund(owner.id, 'USDT', '500');
    const [first, second] = [await check(owner, { amount: '400' }), await check(owner, { amount: '400' })];
    const confirmIdentity = () => owner.client.call('POST user/confirm', { code: nextCode(server, owner.secret) });
    await confirmIdentity();
    await confirm(owner, first.hash);
    await confirmIdentity();
    expect(await tryConfirm(owner, second.hash)).toMatchObject(refused('insufficient-balance'));
    const { hash } = await check(owner);
    expect(await confirm(owner, hash)).toMatchObject({ status: 0 });
  });
});
