import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '#server/db/transact';
import { changeSite } from '#server/domains/content/site-settings-store';
import { approvalWarning } from '#server/domains/operator/approve-withdrawal';
import { findProposal } from '#server/domains/operator/propose-threshold';
import { useApp } from '../support/app.ts';
import { testPrices } from '../support/prices.ts';
import { holder, usdtOf, verify, withdraw } from '../wallet/withdrawal-support.ts';
import { twoOperators } from './approval-support.ts';
import { acts, adaToken, benToken, operate, operateAs, withOwnTokens, withToken } from './support.ts';

const server = useApp((services) => ({ ...withOwnTokens(services), prices: testPrices() }));
const { ada, send, needed, limitTo, inReview } = twoOperators(server);

beforeEach(() => limitTo(300));
afterEach(() => server.db.deleteFrom('site_settings').execute());

describe('the threshold', () => {
  const set = (by: string, value: number | null, more: object = {}) =>
    operateAs(server, by, 'POST', 'settings', { withdrawal_approval_threshold: value, ...more });
  const setting = async () =>
    (
      (await operate(server, 'GET', 'settings')).data.items as { name: string; value: number; proposed?: object }[]
    ).find(({ name }) => name === 'withdrawal_approval_threshold');

  it('is nothing that customers see', async () => {
    expect(JSON.stringify(await server.visitor().call('GET index/site', {}))).not.toContain('threshold');
  });

  it('follows at once for what is open: lower, higher, and off', async () => {
    const { sn } = await inReview('200');
    expect(await needed(sn)).toBe(0);
    expect((await set(adaToken, 200)).http).toBe(200);
    expect([await needed(sn), (await send(sn)).http]).toEqual([2, 409]);
    await ada(`${sn}/approve`);
    await set(adaToken, 0);
    expect([await needed(sn), (await send(sn)).http]).toEqual([2, 409]);
    expect((await set(benToken, 0)).data).toEqual({});
    expect((await send(sn)).http).toBe(200);
  });

  it('is raised or turned off by two people only', async () => {
    expect((await set(adaToken, 0)).data).toMatchObject({ proposed: { value: 0, operator: 'Ada Berg' } });
    // Neither by one person twice, nor by two who want different things, nor by somebody with the shared token.
    expect((await set(adaToken, null)).data).toHaveProperty('proposed');
    expect((await operate(server, 'POST', 'settings', { withdrawal_approval_threshold: 0 })).data).toMatchObject({
      code: 'own-token-needed',
    });
    // One that replaces another says so.
    expect((await set(adaToken, null)).data).not.toHaveProperty('replaced');
    expect((await set(benToken, 900)).data).toMatchObject({
      proposed: { value: 900, operator: 'Ben Øst' },
      replaced: { value: 0, operator: 'Ada Berg' },
    });
    expect((await set(adaToken, 0, { bonus_switch: false })).data).toMatchObject({ code: 'change-alone' });
    expect(await setting()).toMatchObject({ value: 300, proposed: { value: 900, operator: 'Ben Øst' } });
    expect((await set(adaToken, 900)).data).toEqual({});
    expect(await setting()).toEqual({ name: 'withdrawal_approval_threshold', value: 900, default: 0 });
    const log = (await acts(server)).filter(({ act }) => act.startsWith('setting-'));
    expect(log.slice(0, 2)).toMatchObject([
      { act: 'setting-changed', operator: 'Ada Berg', details: { from: 300, to: 900 } },
      { act: 'setting-proposed', operator: 'Ben Øst', details: { from: 300, to: 900 } },
    ]);
  });

  it('is agreed to within a day, and about what it was', async () => {
    await set(adaToken, 0);
    server.clock.advance(86_400);
    expect((await set(benToken, 0)).data).toHaveProperty('proposed');
    expect((await set(benToken, 200)).data).toEqual({});
    expect((await set(adaToken, 0)).data).toHaveProperty('proposed');
  });

  it('is not agreed to with a proposal whose token was replaced', async () => {
    await set(adaToken, 0);
    const { settings } = server.services;
    const operatorTokens = settings.operatorTokens.map((own) => ({ ...own, token: `${own.token}-replaced` }));
    expect(await findProposal(server.db, server.services)).toMatchObject({ value: 0, operator: 'Ada Berg' });
    expect(await findProposal(server.db, { ...server.services, settings: { ...settings, operatorTokens } })).toBe(
      undefined,
    );
  });

  it('stays on if both propose at once, or goes off, but never by one of them', async () => {
    const answers = await Promise.all([adaToken, adaToken, adaToken].map((by) => set(by, 0)));
    expect(answers.every(({ data }) => data.proposed !== undefined)).toBe(true);
    expect((await setting())?.value).toBe(300);
    const both = await Promise.all([set(adaToken, 500), set(benToken, 500)]);
    expect(both.filter(({ data }) => data.proposed === undefined)).toHaveLength(1);
    expect((await setting())?.value).toBe(500);
  });
});

describe('with the shared token alone', () => {
  const shared = useApp((services) => ({ ...withToken(services), prices: testPrices() }));

  it('the threshold can’t be turned on, because nobody could be told apart', async () => {
    const answer = await operate(shared, 'POST', 'settings', { withdrawal_approval_threshold: 300 });
    expect(answer).toMatchObject({ http: 409, data: { code: 'too-few-operators' } });
    expect(answer.message).toContain('OPERATOR_TOKENS');
  });

  it('and the threshold on since before, large withdrawals wait, which is said at startup', async () => {
    const { db, services } = shared;
    expect(await approvalWarning(db, services.settings)).toBeUndefined();
    await transact(db, (tx) => changeSite(tx, services.settings, { withdrawal_approval_threshold: 300 }));
    expect(await approvalWarning(db, services.settings)).toContain('withdrawal_approval_threshold');
    expect(await approvalWarning(db, withOwnTokens(services).settings)).toBeUndefined();
    const customer = await holder(shared, '5000');
    await verify(shared, customer);
    const { sn } = await withdraw(customer, { amount: '300' });
    const act = (path: string, body = {}) => operate(shared, 'POST', path, body);
    await act(`withdrawals/${sn}/review`);
    expect((await act(`withdrawals/${sn}/send`, { transaction_id: 'f00d' })).message).toContain('OPERATOR_TOKENS');
    expect((await act(`withdrawals/${sn}/approve`)).data).toMatchObject({ code: 'own-token-needed' });
    expect((await act('settings', { withdrawal_approval_threshold: 0 })).data).toMatchObject({
      code: 'too-few-operators',
    });
    expect(await usdtOf(shared, customer)).toEqual(['4700', '300']);
  });
});
