import { hash } from '@node-rs/argon2';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { transact } from '#server/db/transact';
import { hashPassword } from '#server/domains/security/password-hash';
import { renewHash } from '#server/domains/security/renew-hash';
import { requireFundPassword } from '#server/domains/security/require-password';
import { renewLoginHash, replacePasswordHash } from '#server/domains/security/store';
import { fundPassword, member, password, statusOf } from '../account/support.ts';
import { useApp } from '../support/app.ts';
import { nextCode, overtake, protectedMember } from './support.ts';

const server = useApp();

const CURRENT = '$argon2id$v=19$m=19456,t=2,p=1$';

const hashesOf = async (id: string) =>
  server.db
    .selectFrom('customers')
    .select(['password_hash as login', 'fund_password_hash as fund'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Stores the passwords with half the memory and one pass. */
async function makeOutdated(id: string) {
  const options = { memoryCost: 9728, timeCost: 1, parallelism: 1 };
  await server.db
    .updateTable('customers')
    .set({
      password_hash: await hash(password.normalize('NFKC'), options),
      fund_password_hash: await hash(fundPassword, options),
    })
    .where('id', '=', id)
    .execute();
  return hashesOf(id);
}

describe('an outdated hash', () => {
  it('of a login password is renewed by a login, and by no wrong password', async () => {
    const { id, logIn, tryLogIn } = await member(server);
    const before = await makeOutdated(id);
    expect((await tryLogIn('Safari · iPhone', 'wrong one')).data.code).toBe('wrong-credentials');
    expect(await hashesOf(id)).toEqual(before);
    await logIn();
    const renewed = await hashesOf(id);
    expect(renewed.login.startsWith(CURRENT)).toBe(true);
    expect(renewed.fund).toBe(before.fund);
    expect(await statusOf(await logIn())).toBe(200);
    expect(await hashesOf(id)).toEqual(renewed);
  });

  it('is renewed by one of two logins, and both succeed', async () => {
    const { id, logIn } = await member(server);
    await makeOutdated(id);
    const clients = await Promise.all([logIn(), logIn('Firefox · Windows')]);
    expect(await Promise.all(clients.map(statusOf))).toEqual([200, 200]);
    expect((await hashesOf(id)).login.startsWith(CURRENT)).toBe(true);
  });

  it('is renewed before the code of an authenticator app, which continues the login', async () => {
    const { id, secret, ticket } = await protectedMember(server);
    await makeOutdated(id);
    const login = { ticket: await ticket(), code: nextCode(server, secret) };
    expect((await hashesOf(id)).login.startsWith(CURRENT)).toBe(true);
    expect((await server.visitor().try('POST index/confirmLogin', login)).status).toBe(1);
  });

  it('is renewed while a recovery waits for the code of an authenticator app, which completes it', async () => {
    const { id, username, secret, ticket, tryLogIn } = await protectedMember(server);
    await makeOutdated(id);
    const visitor = server.visitor();
    await visitor.call('POST index/forgotPassword', { identifier: username });
    await expect.poll(() => server.mails).toHaveLength(1);
    const code = /\b\d{6}\b/u.exec(server.mails[0]?.text ?? '')?.[0] ?? 'none';
    const reset = { identifier: username, code, password: 'ein besseres Wort' };
    const { data } = await visitor.try('POST index/resetPassword', reset);
    await ticket();
    expect((await hashesOf(id)).login.startsWith(CURRENT)).toBe(true);
    const recovery = { ticket: String(data.ticket), code: nextCode(server, secret) };
    expect((await visitor.try('POST index/confirmLogin', recovery)).status).toBe(1);
    expect((await tryLogIn('Safari · iPhone', 'ein besseres Wort')).data.code).toBe('second-factor-needed');
  });

  it('is renewed at the same time as the code of an authenticator app completes another login', async () => {
    const { id, secret, ticket } = await protectedMember(server);
    const waiting = await ticket();
    const { login } = await makeOutdated(id);
    await server.db.updateTable('login_tickets').set({ password_hash: login }).where('customer_id', '=', id).execute();
    const confirm = { ticket: waiting, code: nextCode(server, secret) };
    const response = await overtake(
      server,
      id,
      () => server.visitor().try('POST index/confirmLogin', confirm),
      async (tx) => renewLoginHash(tx, id, login, await hashPassword(password)),
    );
    expect(response.status).toBe(1);
  });

  it('is left, and returned, if the password changes meanwhile', async () => {
    const { id } = await member(server);
    const { login: stored } = await makeOutdated(id);
    const changed = await hashPassword('ein anderes Wort');
    await transact(server.db, (tx) => replacePasswordHash(tx, id, changed));
    const checked = { secret: 'login-password', customer: id, stored, password } as const;
    expect(await renewHash(server.services, checked)).toBe(stored);
    expect((await hashesOf(id)).login).toBe(changed);
  });

  it('of a fund password, or a login password that is asked for again, is renewed by it', async () => {
    const { id, logIn } = await member(server, { withFundPassword: true });
    const client = await logIn();
    const before = await makeOutdated(id);
    await requireFundPassword(server.services, {} as FastifyRequest, id, fundPassword);
    const withFund = await hashesOf(id);
    expect(withFund.fund?.startsWith(CURRENT)).toBe(true);
    expect(withFund.login).toBe(before.login);
    // Changes nothing, but asks for the password.
    await client.call('POST user/authenticator', { password });
    expect((await hashesOf(id)).login.startsWith(CURRENT)).toBe(true);
  });

  it('doesn’t hinder a change of the password', async () => {
    const { id, logIn, tryLogIn } = await member(server, { withFundPassword: true });
    const client = await logIn();
    await makeOutdated(id);
    await client.call('POST user/password', { password, new_password: 'ein besseres Wort' });
    expect((await tryLogIn('Safari · iPhone', 'ein besseres Wort')).status).toBe(1);
  });
});
