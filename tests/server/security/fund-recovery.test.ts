import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '#server/domains/security/password-hash';
import { replacePasswordHash } from '#server/domains/security/store';
import { fundPassword, kinds, member, password, titles } from '../account/support.ts';
import { useApp } from '../support/app.ts';
import type { Client } from '../support/client.ts';
import { outcomes, overtake } from './support.ts';

const server = useApp();

const next = '135791';

async function codeFor(client: Client): Promise<string> {
  server.mails.length = 0;
  await client.call('POST user/sendTradingCode', {});
  return /\b\d{6}\b/.exec(server.mails[0]?.text ?? '')?.[0] ?? 'none';
}

const reset = (client: Client, code: string, { login = password, to = next } = {}) =>
  client.try('POST user/resetTradingPassword', { password: login, code, trading_password: to });

const isFundPassword = async (client: Client, given: string): Promise<boolean> =>
  (await client.try('POST user/trade-password', { password: given, new_password: given })).status === 1;

describe('resetting the fund password', () => {
  it('needs the login password and the code, and tells the customer', async () => {
    const { email, logIn } = await member(server, { withFundPassword: true });
    const client = await logIn();
    const code = await codeFor(client);
    expect(server.mails[0]?.to).toBe(email);
    const done = await reset(client, code);
    expect(done.data).toMatchObject({ info: { withdrawals_held: { reason: 'fund-password-recovered' } } });
    expect(server.mails.at(-1)?.subject).toBe('Your fund password was reset');
    expect(await titles(client)).toContain('Your fund password was reset');
    expect(await kinds(client)).toContain('fund-password-recovered');
    expect(await isFundPassword(client, fundPassword)).toBe(false);
    expect(await isFundPassword(client, next)).toBe(true);
  });

  it('refuses the login password and a common one, which uses up no code', async () => {
    const client = await (await member(server, { withFundPassword: true })).logIn();
    const code = await codeFor(client);
    expect((await reset(client, code, { to: password })).data.code).toBe('same-as-login-password');
    expect((await reset(client, code, { to: 'Password' })).data.code).toBe('password-common');
    expect(await isFundPassword(client, fundPassword)).toBe(true);
    expect((await reset(client, code)).status).toBe(1);
  });

  it('changes nothing with a wrong login password, which uses up no code', async () => {
    const client = await (await member(server, { withFundPassword: true })).logIn();
    const code = await codeFor(client);
    expect((await reset(client, code, { login: 'wrong' })).data.code).toBe('wrong-password');
    expect(await isFundPassword(client, fundPassword)).toBe(true);
    expect((await reset(client, code)).status).toBe(1);
  });

  it('changes nothing with a wrong code, another customer’s, or one for another purpose', async () => {
    const { logIn, username } = await member(server, { withFundPassword: true });
    const [client, other] = [await logIn(), await (await member(server, { withFundPassword: true })).logIn()];
    const theirs = await codeFor(other);
    server.mails.length = 0;
    await server.visitor().call('POST index/forgotPassword', { identifier: username });
    await setImmediate();
    const forLogin = /\b\d{6}\b/.exec(server.mails[0]?.text ?? '')?.[0] ?? 'none';
    const own = await codeFor(client);
    for (const code of [theirs, forLogin].filter((each) => each !== own))
      expect((await reset(client, code)).data.code).toBe('email-code-wrong');
    expect(await isFundPassword(client, fundPassword)).toBe(true);
  });

  it('is refused while none is set, and no mail is sent', async () => {
    const client = await (await member(server)).logIn();
    server.mails.length = 0;
    expect((await client.try('POST user/sendTradingCode', {})).data.code).toBe('fund-password-missing');
    expect((await reset(client, '000000')).data.code).toBe('fund-password-missing');
    expect(server.mails).toEqual([]);
  });

  it('sends another code only after 60 seconds', async () => {
    const client = await (await member(server, { withFundPassword: true })).logIn();
    await codeFor(client);
    expect((await client.try('POST user/sendTradingCode', {})).http).toBe(429);
    server.clock.advance(61);
    expect(await codeFor(client)).not.toBe('none');
  });

  it('is refused if the login password changes meanwhile', async () => {
    const { id, logIn } = await member(server, { withFundPassword: true });
    const client = await logIn();
    const code = await codeFor(client);
    const changed = await hashPassword('ein anderes Wort');
    const response = await overtake(
      server,
      id,
      () => reset(client, code),
      (tx) => replacePasswordHash(tx, id, changed),
    );
    expect(response.data.code).toBe('wrong-password');
    expect(await isFundPassword(client, fundPassword)).toBe(true);
  });

  it('happens once of many at the same time', async () => {
    const client = await (await member(server, { withFundPassword: true })).logIn();
    const code = await codeFor(client);
    const responses = await Promise.all(['135791', '246802'].map((to) => reset(client, code, { to })));
    expect(outcomes(responses)).toEqual(['email-code-wrong', 'done']);
  });
});
