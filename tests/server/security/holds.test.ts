import { describe, expect, it } from 'vitest';
import type { HoldReason } from '#contract/account';
import { transact } from '#server/db/transact';
import { holdWithdrawals } from '#server/domains/security/hold-withdrawals';
import { DAY_MS, DAY_SECONDS } from '#server/time';
import { fundPassword, member, password } from '../account/support.ts';
import { useApp } from '../support/app.ts';
import { type Client, fromOutside } from '../support/client.ts';
import { addPasskey, overtake, protectedMember } from './support.ts';

const server = useApp();

const held = async (client: Client) => (await client.call('POST user/refresh', {})).info.withdrawals_held;

const storedHold = (id: string) =>
  server.db
    .selectFrom('customers')
    .select(['withdrawals_held_until as until', 'withdrawals_held_reason as reason'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const hold = (id: string, reason: HoldReason, at = server.clock.now()) =>
  transact(server.db, (tx) => holdWithdrawals(tx, id, reason, at));

const changePassword = (client: Client, next = 'another Schlüssel 42') =>
  client.call('POST user/password', { password, new_password: next });

async function changeEmail(client: Client, email: string) {
  await client.call('POST index/sendEmailOfChange', { email });
  const code = /\b\d{6}\b/.exec(server.mails.findLast(({ to }) => to === email)?.text ?? '')?.[0] ?? 'none';
  return client.call('POST user/email', { email, code, password });
}

/** Runs an act and returns the hold it sets, after checking that it lasts 24 hours from then. */
async function reasonOf(act: () => Promise<{ info: { withdrawals_held: Awaited<ReturnType<typeof held>> } }>) {
  const before = server.clock.now().getTime();
  const { withdrawals_held: set } = (await act()).info;
  const began = Date.parse(set?.until ?? '') - DAY_MS;
  expect(began).toBeGreaterThanOrEqual(before);
  expect(began).toBeLessThanOrEqual(server.clock.now().getTime());
  return set?.reason;
}

describe('withdrawals are held for 24 hours', () => {
  it('after the login password changed', async () => {
    const client = await (await member(server)).logIn();
    expect(await held(client)).toBeNull();
    expect(await reasonOf(() => changePassword(client))).toBe('password-changed');
  });

  it('after the fund password changed', async () => {
    const client = await (await member(server, { withFundPassword: true })).logIn();
    const request = { password: fundPassword, new_password: '135791' };
    expect(await reasonOf(() => client.call('POST user/trade-password', request))).toBe('fund-password-changed');
  });

  it('after the email address changed', async () => {
    const client = await (await member(server)).logIn();
    expect(await reasonOf(() => changeEmail(client, 'held@post.example'))).toBe('email-changed');
  });

  it('after the authenticator app was turned off', async () => {
    const { client, confirm } = await protectedMember(server);
    await confirm();
    expect(await reasonOf(() => client.call('POST user/removeAuthenticator', { password }))).toBe(
      'authenticator-removed',
    );
  });
});

it('is said by the mail and the notice of the change', async () => {
  const client = await (await member(server)).logIn();
  await changePassword(client);
  const sentence = 'For your safety, withdrawals are paused for 24 hours after this change.';
  expect(server.mails.map(({ text }) => text)).toEqual([expect.stringContaining(sentence)]);
  const { items } = await client.call('GET notice/index', {});
  const { content } = await client.call('GET notice/detail', { id: items[0]?.id ?? 'none' });
  expect(content).toContain(`<p>${sentence}</p>`);
});

describe('withdrawals are not held', () => {
  it('after the first fund password was set', async () => {
    const client = await (await member(server)).logIn();
    expect(
      (await client.call('POST user/tradingPassword', { password, trading_password: fundPassword })).info
        .withdrawals_held,
    ).toBeNull();
  });

  it('after the authenticator app was turned on, or a passkey was added or removed', async () => {
    const { client, confirm } = await protectedMember(server);
    await confirm();
    const { id } = await addPasskey(client);
    await confirm();
    await client.call('POST user/removePasskey', { id, password });
    expect(await held(client)).toBeNull();
  });

  it('after a change that was refused', async () => {
    const { client, confirm } = await protectedMember(server);
    const { logIn, id } = await member(server, { withFundPassword: true });
    const other = await logIn();
    const [wrong, next] = ['wrong password', 'another Schlüssel 42'];
    await other.try('POST user/password', { password: wrong, new_password: next });
    await other.try('POST user/trade-password', { password: '975318', new_password: '135791' });
    await other.try('POST user/email', { email: 'refused@post.example', code: '123456', password });
    await client.try('POST user/removeAuthenticator', { password });
    await confirm();
    await client.try('POST user/removeAuthenticator', { password: wrong });
    expect([await held(client), (await storedHold(id)).until]).toEqual([null, null]);
  });

  it('for another customer', async () => {
    const [one, other] = [await member(server), await member(server)];
    await changePassword(await one.logIn());
    expect((await storedHold(one.id)).reason).toBe('password-changed');
    expect(await storedHold(other.id)).toEqual({ until: null, reason: null });
  });
});

describe('a hold', () => {
  it('ends by itself', async () => {
    const client = await (await member(server)).logIn();
    const until = (await changePassword(client)).info.withdrawals_held?.until ?? '';
    server.clock.advance((Date.parse(until) - server.clock.now().getTime()) / 1000 - 60);
    expect(await held(client)).toEqual({ until, reason: 'password-changed' });
    server.clock.advance(60);
    expect(await held(client)).toBeNull();
  });

  it('starts again with a later change, and gives its reason', async () => {
    const { id, logIn } = await member(server, { withFundPassword: true });
    const client = await logIn();
    const first = (await changePassword(client)).info.withdrawals_held;
    server.clock.advance(DAY_SECONDS / 2);
    await client.call('POST user/trade-password', { password: fundPassword, new_password: '135791' });
    const second = await held(client);
    expect(second?.reason).toBe('fund-password-changed');
    expect(Date.parse(second?.until ?? '') - Date.parse(first?.until ?? '')).toBeGreaterThanOrEqual(DAY_MS / 2);
    expect((await storedHold(id)).until?.toISOString()).toBe(second?.until);
  });

  it('can start again after it is over', async () => {
    const client = await (await member(server, { withFundPassword: true })).logIn();
    await changePassword(client);
    server.clock.advance(3 * DAY_SECONDS);
    expect(await held(client)).toBeNull();
    const request = { password: fundPassword, new_password: '135791' };
    expect(await reasonOf(() => client.call('POST user/trade-password', request))).toBe('fund-password-changed');
  });

  it('is never shortened: the later end stays with its reason', async () => {
    const { id } = await member(server);
    const [early, late] = [server.clock.now(), new Date(server.clock.now().getTime() + 60_000)];
    await hold(id, 'email-changed', late);
    await hold(id, 'password-changed', early);
    expect(await storedHold(id)).toEqual({ until: new Date(late.getTime() + DAY_MS), reason: 'email-changed' });
  });

  it('keeps the later end of concurrent changes, in whatever order they commit', async () => {
    const { id } = await member(server);
    const [early, late] = [server.clock.now(), new Date(server.clock.now().getTime() + 60_000)];
    // The earlier change waits for the row and runs when the later one has committed.
    await overtake(
      server,
      id,
      () => fromOutside(() => hold(id, 'password-changed', early)),
      (tx) => holdWithdrawals(tx, id, 'email-changed', late),
    );
    expect(await storedHold(id)).toEqual({ until: new Date(late.getTime() + DAY_MS), reason: 'email-changed' });
  });

  it('is rolled back with its change', async () => {
    const { id } = await member(server);
    await expect(
      transact(server.db, async (tx) => {
        await holdWithdrawals(tx, id, 'email-changed', server.clock.now());
        throw new Error('something else failed');
      }),
    ).rejects.toThrow('something else failed');
    expect((await storedHold(id)).until).toBeNull();
  });
});
