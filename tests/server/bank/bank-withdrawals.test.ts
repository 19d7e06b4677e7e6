import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { startOperator } from '#server/sandbox/operator/index';
import { acts, operate, withToken } from '../operator/support.ts';
import { useApp, type TestCustomer } from '../support/app.ts';
import { refused } from '../support/client.ts';
import { testPrices } from '../support/prices.ts';
import { withdraw } from '../wallet/withdrawal-support.ts';
import { draw, euroOf, saver, seedTerms } from './support.ts';

const server = useApp((services) => ({ ...withToken(services), prices: testPrices() }));

const decide = (path: string, body: object = {}) => operate(server, 'POST', path, body);

async function owner() {
  const customer = await saver(server, '250');
  await server.fund(customer.id, 'USDT', '500');
  return { customer, sn: (await draw(customer)).sn };
}

const records = async ({ client }: Pick<TestCustomer, 'client'>, fiat?: '0' | '1') =>
  (await client.call('GET wallet/down-record', { page: '1', ...(fiat ? { fiat } : {}) })).items;

beforeAll(() => seedTerms(server));

describe('a withdrawal by bank', () => {
  it('is in the list with its card, and apart from cryptocurrency', async () => {
    const { customer, sn } = await owner();
    const crypto = await withdraw(customer);
    expect(await records(customer, '1')).toMatchObject([
      {
        sn,
        network: null,
        address: null,
        memo: '',
        card: '41************11',
        received: '98.5',
        transaction_id: null,
        confirmations_needed: 0,
        cancellable: true,
      },
    ]);
    expect((await records(customer, '0')).map((record) => record.sn)).toEqual([crypto.sn]);
    expect(await records(customer)).toHaveLength(2);
  });

  it('can be canceled while it is pending', async () => {
    const { customer, sn } = await owner();
    expect(await customer.client.call('POST wallet/cancel', { sn })).toMatchObject({
      status: 3,
      card: '41************11',
    });
    expect(await euroOf(server, customer)).toEqual(['250', '0']);
    expect((await decide(`withdrawals/${sn}/review`)).http).toBe(409);
  });

  it('is reviewed, sent with the bank’s reference, and completed by an operator, once', async () => {
    const { customer, sn } = await owner();
    const path = `withdrawals/${sn}`;
    await decide(`${path}/review`);
    // Not before it is sent, and no network confirms it.
    expect((await decide(`${path}/complete`)).http).toBe(409);
    expect((await decide(`${path}/send`, { transaction_id: 'SEPA-20261123-77' })).http).toBe(200);
    expect(await euroOf(server, customer)).toEqual(['150', '0']);
    expect((await decide(`${path}/confirm`, { confirmations: 20 })).http).toBe(409);
    expect((await decide(`${path}/return`, { reason: 'too late' })).http).toBe(409);
    const answers = await Promise.all([1, 2, 3].map(() => decide(`${path}/complete`)));
    expect(answers.map(({ http }) => String(http)).toSorted()).toEqual(['200', '409', '409']);
    const [record] = await records(customer);
    expect(record).toMatchObject({ sn, status: 2, transaction_id: 'SEPA-20261123-77', confirmations: 0 });
    expect(record?.timeline.map(({ step, at }) => [step, at !== null])).toEqual([
      ['received', true],
      ['reviewing', true],
      ['sent', true],
      ['completed', true],
    ]);
    expect((await acts(server)).filter(({ subject }) => subject === `withdrawal/${sn}`).map(({ act }) => act)).toEqual([
      'withdrawal-completed',
      'withdrawal-sent',
      'withdrawal-reviewed',
    ]);
  });

  it('is not completed by an operator if it goes over a network', async () => {
    const { customer } = await owner();
    const { sn } = await withdraw(customer);
    await decide(`withdrawals/${sn}/review`);
    await decide(`withdrawals/${sn}/send`, { transaction_id: 'f00d'.repeat(16) });
    expect((await decide(`withdrawals/${sn}/complete`)).http).toBe(409);
  });

  it('is completed by the sandbox’s operator, beside one over a network', async () => {
    const { customer } = await owner();
    await withdraw(customer);
    const errors: unknown[] = [];
    const stops = [1, 2].map(() => startOperator(server.services, (error) => errors.push(error)));
    await vi.waitFor(
      async () => {
        server.clock.advance(3);
        expect((await records(customer)).map(({ status }) => status)).toEqual([2, 2]);
      },
      { timeout: 30_000, interval: 100 },
    );
    await Promise.all(stops.map((stop) => stop()));
    expect(errors).toEqual([]);
    expect(await euroOf(server, customer)).toEqual(['150', '0']);
  });

  it('keeps an account open', async () => {
    const { customer } = await owner();
    const { blockers } = await customer.client.call('GET user/closing', {});
    expect(blockers).toContain('withdrawal');
  });

  it('belongs to its owner, and its card stays', async () => {
    const { sn } = await owner();
    const stranger = await server.customer();
    expect(await stranger.client.try('POST wallet/cancel', { sn })).toMatchObject(refused('not-found'));
    await expect(sql`update withdrawals set card_id = card_id + 1 where sn = ${sn}`.execute(server.db)).rejects.toThrow(
      sn,
    );
  });

  it('goes either to a card or to an address', async () => {
    const { sn } = await owner();
    await expect(
      sql`insert into withdrawals (sn, customer_id, currency, memo, amount, fee, worth, created_at, expected_at)
        select sn || 'x', customer_id, currency, memo, amount, fee, worth, created_at, expected_at
        from withdrawals where sn = ${sn}`.execute(server.db),
    ).rejects.toThrow('withdrawals_destination');
  });
});
