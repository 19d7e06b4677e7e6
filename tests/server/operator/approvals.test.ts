import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { transact } from '#server/db/transact';
import { approveWithdrawal, readApprovals } from '#server/domains/operator/approve-withdrawal';
import { lockWithdrawal } from '#server/domains/wallet/withdrawal-store';
import { sandboxAddress } from '#server/sandbox/addresses';
import { startOperator } from '#server/sandbox/operator/index';
import { draw, saver, seedTerms } from '../bank/support.ts';
import { useApp } from '../support/app.ts';
import { testPrices } from '../support/prices.ts';
import { holder, tron, usdtOf, verify, withdraw } from '../wallet/withdrawal-support.ts';
import { twoOperators } from './approval-support.ts';
import { acts, adaToken, operate, operateAs, withOwnTokens } from './support.ts';

const prices = testPrices();
const server = useApp((services) => ({ ...withOwnTokens(services), prices }));

const { ada, ben, send, listed, needed, limitTo, inReview } = twoOperators(server);
const approvals = async (sn: string) => (await listed(sn))?.approvedBy;
const actsOn = async (sn: string) =>
  (await acts(server))
    .filter(({ subject }) => subject === `withdrawal/${sn}`)
    .map(({ act, operator }) => [act, operator]);

beforeAll(() => seedTerms(server));
beforeEach(() => limitTo(300));
afterEach(async () => {
  prices.set({ USDT: '1', XRP: '2' });
  await server.db.deleteFrom('site_settings').execute();
});

it('lists open withdrawals by pages, and those that wait for people alone', async () => {
  const customer = await holder(server, '5000');
  await verify(server, customer);
  const small: string[] = [];
  for (let turn = 0; turn < 20; turn += 1) small.push((await withdraw(customer, { amount: '11' })).sn);
  const { sn } = await inReview();
  const list = async (query: string) => (await operate(server, 'GET', `withdrawals${query}`)).data;
  const sns = async (query: string) => ((await list(query)).items as { sn: string }[]).map((each) => each.sn);
  expect(await list('')).toMatchObject({ page: 1, pageSize: 20, total: 21 });
  expect(await sns('?page=1')).toEqual(small);
  expect(await sns('?page=2')).toEqual([sn]);
  expect(await list('?waiting=1')).toMatchObject({ total: 1 });
  expect(await sns('?waiting=1')).toEqual([sn]);
  expect((await operate(server, 'GET', 'withdrawals?page=0')).http).toBe(422);
});

describe('a large withdrawal', () => {
  it('is sent once two people have approved it, one of whom may send it', async () => {
    const { customer, sn } = await inReview();
    expect(await send(sn)).toMatchObject({
      http: 409,
      message: 'Two people have to approve this withdrawal before it is sent; nobody has yet.',
      data: { code: 'approval-needed', approvalsNeeded: 2, approvedBy: [] },
    });
    expect((await ada(`${sn}/approve`)).data).toEqual({ approvalsNeeded: 2, approvedBy: ['Ada Berg'] });
    expect(await send(sn, ben)).toMatchObject({
      http: 409,
      message: 'Two people have to approve this withdrawal before it is sent; so far, Ada Berg has.',
    });
    expect(await usdtOf(server, customer)).toEqual(['4700', '300']);
    expect((await ben(`${sn}/approve`)).data).toEqual({ approvalsNeeded: 2, approvedBy: ['Ada Berg', 'Ben Øst'] });
    expect((await ada(`${sn}/approve`)).message).toBe('You’ve already approved this withdrawal. It can be sent now.');
    expect((await send(sn, ben)).http).toBe(200);
    expect(await usdtOf(server, customer)).toEqual(['4700', '0']);
    expect(await actsOn(sn)).toEqual([
      ['withdrawal-sent', 'Ben Øst'],
      ['withdrawal-approved', 'Ben Øst'],
      ['withdrawal-approved', 'Ada Berg'],
      ['withdrawal-reviewed', 'Ada Berg'],
    ]);
    expect((await operate(server, 'GET', 'audit/verify')).data).toMatchObject({ broken: null });
    expect((await ada(`${sn}/approve`)).data).toMatchObject({ code: 'not-next-step' });
  });

  it('by bank is one too', async () => {
    const { sn } = await draw(await saver(server), { amount: '240' });
    await ada(`${sn}/review`);
    expect(await listed(sn)).toMatchObject({ approvalsNeeded: 2, approvedBy: [] });
    expect((await send(sn)).http).toBe(409);
    await Promise.all([ada(`${sn}/approve`), ben(`${sn}/approve`)]);
    expect((await send(sn)).http).toBe(200);
  });

  it('begins at the threshold', async () => {
    const { sn } = await inReview('299.999999');
    expect([await needed(sn), (await send(sn)).http]).toEqual([0, 200]);
    expect(await needed((await inReview('300')).sn)).toBe(2);
  });

  it('needs no approval while the threshold is 0', async () => {
    await limitTo(0);
    const { sn } = await inReview('5000');
    expect([await needed(sn), (await send(sn)).http]).toEqual([0, 200]);
  });

  it('is approved in review only', async () => {
    const customer = await holder(server, '5000');
    await verify(server, customer);
    const { sn } = await withdraw(customer, { amount: '300' });
    expect(await ada(`${sn}/approve`)).toMatchObject({ http: 409, data: { code: 'not-next-step' } });
    await customer.client.call('POST wallet/cancel', { sn });
    expect(await ada(`${sn}/approve`)).toMatchObject({ http: 409, data: { code: 'not-next-step' } });
    expect((await ada('W0/approve')).http).toBe(404);
    expect((await ada(`${sn}/approve`, { operator: 'Ben Øst' })).http).toBe(422);
  });

  it('that was approved can still be returned, and is never sent then', async () => {
    const { customer, sn } = await inReview();
    await Promise.all([ada(`${sn}/approve`), ben(`${sn}/approve`)]);
    expect((await ada(`${sn}/return`, { reason: 'The address was reported.' })).http).toBe(200);
    expect((await send(sn)).http).toBe(409);
    expect(await usdtOf(server, customer)).toEqual(['5000', '0']);
  });
});

describe('an approval', () => {
  it('counts once for each person, even if given twenty times at once', async () => {
    const { sn } = await inReview();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ada(`${sn}/approve`)));
    expect(answers.filter(({ http }) => http === 200)).toHaveLength(1);
    expect(answers.filter(({ data }) => data.code === 'already-approved')).toHaveLength(19);
    expect((await ada(`${sn}/approve`)).message).toContain('Another person has to approve it, too.');
    expect(await approvals(sn)).toEqual(['Ada Berg']);
    expect((await send(sn)).http).toBe(409);
    expect((await actsOn(sn)).filter(([act]) => act === 'withdrawal-approved')).toHaveLength(1);
  });

  it('needs a personal token, since with the shared one anybody could be two people', async () => {
    const { sn } = await inReview();
    for (const name of ['Carl', 'Dora']) {
      const answer = await operate(server, 'POST', `withdrawals/${sn}/approve`, {}, { 'x-operator': name });
      expect(answer).toMatchObject({ http: 409, data: { code: 'own-token-needed' } });
    }
    expect(
      (await operateAs(server, 'another-token-that-nobody-knows-here', 'POST', `withdrawals/${sn}/approve`, {})).http,
    ).toBe(401);
    const asBen = { 'x-operator': Buffer.from('Ben Øst').toString('latin1') };
    expect((await operateAs(server, adaToken, 'POST', `withdrawals/${sn}/approve`, {}, asBen)).http).toBe(403);
    expect(await approvals(sn)).toEqual([]);
  });

  it('is for one destination and amount: if they change behind the server’s back, it no longer counts', async () => {
    const { customer, sn } = await inReview();
    await Promise.all([ada(`${sn}/approve`), ben(`${sn}/approve`)]);
    const change = (assignment: ReturnType<typeof sql>) =>
      transact(server.db, async (tx) => {
        await sql`alter table withdrawals disable trigger withdrawals_one_way`.execute(tx);
        await sql`update withdrawals set ${assignment} where sn = ${sn}`.execute(tx);
        await sql`alter table withdrawals enable trigger withdrawals_one_way`.execute(tx);
      });
    for (const [there, back] of [
      [sql`address = 'elsewhere'`, sql`address = ${tron}`],
      [sql`amount = 4000`, sql`amount = 300`],
      [sql`fee = 0`, sql`fee = 1`],
      [sql`memo = '7'`, sql`memo = ''`],
      [sql`network = 'ethereum'`, sql`network = 'tron'`],
    ] as const) {
      await change(there);
      expect([await approvals(sn), (await send(sn)).http]).toEqual([[], 409]);
      await change(back);
      expect(await approvals(sn)).toHaveLength(2);
    }
    expect(await usdtOf(server, customer)).toEqual(['4700', '300']);
  });

  it('for a bank card is for that card’s number', async () => {
    const { sn } = await draw(await saver(server), { amount: '240' });
    await ada(`${sn}/review`);
    await Promise.all([ada(`${sn}/approve`), ben(`${sn}/approve`)]);
    await sql`update bank_cards set number = '\\x00' where id = (select card_id from withdrawals where sn = ${sn})`.execute(
      server.db,
    );
    expect([await approvals(sn), (await send(sn)).http]).toEqual([[], 409]);
  });

  it('counts only while that person has a token', async () => {
    const { sn } = await inReview();
    await Promise.all([ada(`${sn}/approve`), ben(`${sn}/approve`)]);
    const { settings } = server.services;
    const left = { ...settings, operatorTokens: settings.operatorTokens.slice(0, 1) };
    const of = await readApprovals(server.db, { ...server.services, settings: left }, [sn]);
    expect(of(sn)).toEqual({ approvalsNeeded: 2, approvedBy: ['Ada Berg'] });
  });

  it('no longer counts once that token was replaced, until it is given with the new one', async () => {
    const { sn } = await inReview();
    await Promise.all([ada(`${sn}/approve`), ben(`${sn}/approve`)]);
    const { settings } = server.services;
    const [own, his] = settings.operatorTokens;
    if (!own || !his) throw new Error('nobody has a token');
    const rotated = { ...settings, operatorTokens: [own, { ...his, token: 'another-token-that-only-ben-knows-now' }] };
    const services = { ...server.services, settings: rotated };
    const approved = async () => (await readApprovals(server.db, services, [sn]))(sn).approvedBy;
    expect(await approved()).toEqual(['Ada Berg']);
    const again = await transact(server.db, async (tx) => {
      const withdrawal = await lockWithdrawal(tx, sn);
      if (!withdrawal) throw new Error('it is gone');
      const by = { operator: { name: his.name, token: 'own' }, at: server.clock.now() } as const;
      return approveWithdrawal(tx, services, withdrawal, by);
    });
    expect(again.approvedBy).toEqual(['Ada Berg', 'Ben Øst']);
    // With the stolen one back in place, his first one counts, and he is still one person.
    expect(await approvals(sn)).toEqual(['Ada Berg', 'Ben Øst']);
  });

  it('is kept as it was given', async () => {
    const { sn } = await inReview();
    await ada(`${sn}/approve`);
    for (const change of [
      sql`update withdrawal_approvals set operator = 'Ben Øst' where sn = ${sn}`,
      sql`delete from withdrawal_approvals where sn = ${sn}`,
      sql`truncate withdrawal_approvals`,
    ])
      await expect(change.execute(server.db)).rejects.toThrow('append-only');
  });
});

describe('several at once', () => {
  it('two people approve and send together: it is sent once, with both approvals', async () => {
    const { customer, sn } = await inReview();
    const answers = await Promise.all([send(sn), ada(`${sn}/approve`), send(sn, ben), ben(`${sn}/approve`), send(sn)]);
    const sent = answers.filter((_, index) => index % 2 === 0).map(({ http }) => http);
    expect([answers[1]?.http, answers[3]?.http]).toEqual([200, 200]);
    const again = await Promise.all([1, 2, 3].map(() => send(sn, ben)));
    const all = [...sent, ...again.map(({ http }) => http)];
    expect(all.filter((http) => http === 200)).toHaveLength(1);
    expect(all.filter((http) => http === 409)).toHaveLength(5);
    expect((await actsOn(sn)).map(([act]) => `${act}`).toSorted()).toEqual([
      'withdrawal-approved',
      'withdrawal-approved',
      'withdrawal-reviewed',
      'withdrawal-sent',
    ]);
    expect(await usdtOf(server, customer)).toEqual(['4700', '0']);
  });

  it('small ones of a customer count together, open or sent within a day', async () => {
    const { customer, sn } = await inReview('100');
    expect(await needed(sn)).toBe(0);
    expect((await send(sn)).http).toBe(200);
    const second = await inReview('150', customer);
    expect(await needed(second.sn)).toBe(0);
    const third = await inReview('100', customer);
    // Now each of the two that are open would exceed it with the other.
    expect([await needed(second.sn), await needed(third.sn)]).toEqual([2, 2]);
    const answers = await Promise.all([send(second.sn), send(third.sn, ben)]);
    expect(answers.map(({ http }) => http)).toEqual([409, 409]);
    // One that is returned or canceled left nothing.
    await ada(`${third.sn}/return`, { reason: 'As you asked.' });
    expect(await needed(second.sn)).toBe(0);
    // Another customer's don't count.
    expect(await needed((await inReview('100')).sn)).toBe(0);
    expect((await send(second.sn)).http).toBe(200);
    const next = await inReview('100', customer);
    expect(await needed(next.sn)).toBe(2);
    server.clock.advance(86_400);
    expect(await needed(next.sn)).toBe(0);
  });

  it('counts crypto and what goes by bank together', async () => {
    const customer = await saver(server);
    await server.fund(customer.id, 'USDT', '500');
    const { sn } = await draw(customer, { amount: '100' });
    await ada(`${sn}/review`);
    expect(await needed(sn)).toBe(0);
    const { sn: crypto } = await inReview('175', customer);
    expect([await needed(sn), await needed(crypto)]).toEqual([2, 2]);
  });
});

describe('its worth', () => {
  it('is that of the request or of now, whichever is more', async () => {
    const [cheap, dear] = [await inReview('200'), await inReview('300')];
    prices.set({ USDT: '1.5' });
    expect([await needed(cheap.sn), await needed(dear.sn)]).toEqual([2, 2]);
    prices.set({ USDT: '0.5' });
    expect([await needed(cheap.sn), await needed(dear.sn)]).toEqual([0, 2]);
  });

  it('is unknown without a current price, so it needs approval', async () => {
    const { customer, sn } = await inReview('50');
    prices.silence();
    expect([await needed(sn), (await send(sn)).http]).toEqual([2, 409]);
    prices.set({ USDT: '0' });
    expect(await needed(sn)).toBe(2);
    prices.set({ USDT: '1' });
    expect(await needed(sn)).toBe(0);
    // That of another one which counts is needed, too.
    await server.fund(customer.id, 'XRP', '100');
    const { address } = sandboxAddress('xrp', '1');
    await withdraw(customer, { currency: 'XRP', network: 'xrp', address, memo: '42', amount: '10' });
    expect(await needed(sn)).toBe(0);
    prices.set({ XRP: '0' });
    expect(await needed(sn)).toBe(2);
    prices.silence();
    await Promise.all([ada(`${sn}/approve`), ben(`${sn}/approve`)]);
    expect((await send(sn)).http).toBe(200);
  });
});

describe('the sandbox’s automatic operator', () => {
  it('leaves large withdrawals to people, and goes on with the others', async () => {
    const [large, approved, small] = [await inReview(), await inReview(), await inReview('100')];
    await Promise.all([ada(`${approved.sn}/approve`), ben(`${approved.sn}/approve`)]);
    const errors: unknown[] = [];
    const stops = [1, 2].map(() => startOperator(server.services, (error) => errors.push(error)));
    await vi.waitFor(
      async () => {
        server.clock.advance(3);
        expect(await listed(small.sn)).toBeUndefined();
      },
      { timeout: 30_000, interval: 100 },
    );
    expect(await usdtOf(server, large.customer)).toEqual(['4700', '300']);
    expect(await usdtOf(server, approved.customer)).toEqual(['4700', '300']);
    // What people sent, it confirms.
    expect((await send(approved.sn)).http).toBe(200);
    await vi.waitFor(
      async () => {
        server.clock.advance(3);
        expect(await listed(approved.sn)).toBeUndefined();
      },
      { timeout: 30_000, interval: 100 },
    );
    await Promise.all(stops.map((stop) => stop()));
    expect(errors).toEqual([]);
  });
});
