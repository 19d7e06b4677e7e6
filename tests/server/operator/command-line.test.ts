import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { draw, saver } from '../bank/support.ts';
import { losing, reason, removalsOf } from '../security/removal-support.ts';
import { current, expectStage, plain, runJobs, trader } from '../counters/support.ts';
import { useApp } from '../support/app.ts';
import { uploadVoucher } from '../wallet/support.ts';
import { holder, usdtOf, withdraw } from '../wallet/withdrawal-support.ts';
import { acts, token, withToken } from './support.ts';

const server = useApp(withToken);

let url = '';

beforeAll(async () => {
  url = await server.app.listen({ host: '127.0.0.1', port: 0 });
});

/** Runs `npm run operator -- …` and returns what it prints. */
async function operator(...given: string[]): Promise<unknown> {
  const env = { ...process.env, OPERATOR_TOKEN: token, FLORIN_URL: url };
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/operator.ts', ...given, '--as', 'Ada Øst'], {
    env,
  });
  return JSON.parse(stdout);
}

const stateOf = async ({ id }: { id: string }) => (await removalsOf(server, id)).at(-1)?.state;

describe('npm run operator', () => {
  it('lists, shows and approves requests to remove a lost authenticator app', async () => {
    const owner = await losing(server);
    const id = String(owner.removal);
    expect(await operator('removals')).toMatchObject([{ id, customer: owner.id }]);
    expect(await operator('removal', id)).toMatchObject({ id, text: reason });
    await operator('approve', id);
    expect([await stateOf(owner), await operator('removals')]).toEqual(['waiting', []]);
    expect(await operator('removals', '--waiting')).toMatchObject([{ id }]);
    expect((await acts(server))[0]).toMatchObject({ operator: 'Ada Øst', act: 'removal-approved' });
    expect(await operator('audit', 'verify')).toMatchObject({ broken: null });
  });

  it('reviews, sends and confirms a withdrawal, and credits a deposit', async () => {
    const customer = await holder(server);
    const { sn } = await withdraw(customer);
    expect(await operator('withdrawals')).toMatchObject([{ sn, customer: customer.id, received: '99' }]);
    await expect(operator('send', sn)).rejects.toThrow('npm run operator');
    await operator('review', sn);
    await operator('send', sn, 'f00d');
    await operator('confirm', sn, '20');
    expect(await operator('withdrawals')).toEqual([]);
    const voucher = await uploadVoucher(customer);
    const request = { currency: 'USDT', network: 'tron', amount: '250', voucher };
    const { sn: deposit } = await customer.client.call('POST wallet/up', request);
    expect(await operator('deposits')).toMatchObject([{ sn: deposit, amount: '250' }]);
    await operator('review', deposit);
    await operator('confirm', deposit, '7', 'c'.repeat(64));
    expect(await operator('deposits')).toMatchObject([
      { sn: deposit, transactionId: 'c'.repeat(64), confirmations: 7 },
    ]);
    await operator('credit', deposit, '240');
    expect(await usdtOf(server, customer)).toEqual(['640', '0']);
  });

  it('sets the terms of a bank, shows where to pay, and completes a withdrawal by bank', async () => {
    const withdrawals = { fee: '1.5', minimum: '10', maximum: '500', daily_limit: '500', minutes: 60 };
    const folder = await mkdtemp(join(tmpdir(), 'florin-terms-'));
    const file = join(folder, 'eur.json');
    await writeFile(file, JSON.stringify({ currency: 'EUR', deposits: null, withdrawals }));
    await operator('bank', 'EUR', file);
    await rm(folder, { recursive: true });
    expect(await operator('bank')).toEqual([{ currency: 'EUR', deposits: null, withdrawals }]);
    const { sn } = await draw(await saver(server));
    expect(await operator('card', sn)).toMatchObject({ number: '4111111111111111', holder: 'Margit Sample' });
    await operator('review', sn);
    await operator('send', sn, 'SEPA-77');
    await operator('complete', sn);
    expect(await operator('withdrawals')).toEqual([]);
  });

  it('enters requests for the counters, takes one back, and settles the orders', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'florin-requests-'));
    const file = join(folder, 'request.json');
    const { createdBy: _, ...request } = plain;
    await writeFile(file, JSON.stringify(request));
    const found = async (): Promise<string> => {
      const customer = await trader(server);
      await operator('request', file);
      await customer.client.call('POST exchange/match', { counter: 'bronze' });
      await runJobs(server.services);
      const { sn } = expectStage(await current(customer), 'matched').offer;
      await customer.client.call('POST exchange/accept', { order: sn });
      return sn;
    };
    const [paid, unpaid] = [await found(), await found()];
    expect(await operator('orders')).toMatchObject([{ sn: paid }, { sn: unpaid }]);
    await operator('complete', paid);
    await operator('refund', unpaid);
    expect(await operator('orders')).toEqual([]);
    await operator('request', file);
    const [open] = (await operator('requests')) as { id: string }[];
    await operator('withdraw', open?.id ?? '');
    expect(await operator('requests')).toEqual([]);
    await rm(folder, { recursive: true });
    expect((await acts(server))[0]).toMatchObject({ operator: 'Ada Øst', act: 'counter-request-withdrawn' });
  });

  it('shows and sets the site’s settings, and takes them back', async () => {
    const valueOf = async (name: string) =>
      ((await operator('settings')) as { name: string; value: unknown }[]).find((item) => item.name === name)?.value;
    expect(await valueOf('bonus_switch')).toBe(true);
    await operator(
      'set',
      'bonus_switch=false',
      'start_short_second=4',
      'languages=en-us,th-th',
      'support_hours=Weekdays = 9 to 17',
    );
    expect(await server.visitor().call('GET index/site', {})).toMatchObject({
      bonus_switch: false,
      start_short_second: 4,
      languages: ['en-us', 'th-th'],
      support_hours: 'Weekdays = 9 to 17',
    });
    expect((await acts(server))[0]).toMatchObject({ operator: 'Ada Øst', act: 'setting-changed' });
    await operator('set', 'bonus_switch=', 'support_hours=');
    expect([await valueOf('bonus_switch'), await valueOf('support_hours')]).toEqual([true, null]);
    await expect(operator('set', 'bonus_switch')).rejects.toThrow('npm run operator');
    await expect(operator('set', 'bonus_switch=maybe')).rejects.toThrow('422');
  });

  it('refuses one with a reason only', async () => {
    const owner = await losing(server);
    const id = String(owner.removal);
    await expect(operator('refuse', id)).rejects.toThrow('npm run operator');
    expect(await stateOf(owner)).toBe('requested');
    await operator('refuse', id, 'We could not reach you.');
    expect(await stateOf(owner)).toBe('refused');
    await expect(operator('approve', id)).rejects.toThrow('404');
  });
});
