import { sql } from 'kysely';
import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { kinds, member, password, statusOf, titles } from '../account/support.ts';
import { useApp } from '../support/app.ts';
import { appCode, outcomes, overtake, protectedMember, toBeginOfStep, wrongCode } from './support.ts';

const server = useApp();

const begun = async () => {
  const owner = await member(server);
  const client = await owner.logIn();
  const { secret } = await client.call('POST user/authenticator', { password });
  return { ...owner, client, secret };
};

describe('turning on the authenticator app', () => {
  it('takes two steps: a secret, and a first code', async () => {
    const { username, logIn } = await member(server);
    const client = await logIn();
    const { secret, uri, expires_in: seconds } = await client.call('POST user/authenticator', { password });
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toBe(
      `otpauth://totp/Florin:${username}?issuer=Florin&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(seconds).toBe(600);
    expect(await client.call('GET user/factors', {})).toEqual({
      authenticator_since: null,
      recovery_codes: 0,
      removal_waiting_days: 3,
      passkeys: [],
    });
    const other = await logIn('Firefox · Windows');
    const { recovery_codes: codes } = await client.call('POST user/confirmAuthenticator', {
      code: appCode(server, secret),
    });
    expect(codes.every((code) => /^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/.test(code))).toBe(true);
    expect(new Set(codes).size).toBe(10);
    expect(await client.call('GET user/factors', {})).toMatchObject({
      authenticator_since: expect.stringMatching(/^20/),
      recovery_codes: 10,
      passkeys: [],
    });
    expect(await Promise.all([statusOf(client), statusOf(other)])).toEqual([200, 200]);
  });

  it('notifies by notice, mail and activity, in the customer’s language', async () => {
    const { logIn, email } = await member(server, { lang: 'de-de' });
    const client = await logIn();
    const { secret } = await client.call('POST user/authenticator', { password });
    expect(server.mails).toEqual([]);
    await client.call('POST user/confirmAuthenticator', { code: appCode(server, secret) }, { lang: 'ja-jp' });
    expect(server.mails).toEqual([
      expect.objectContaining({ to: email, subject: 'Die Authenticator-App wurde aktiviert' }),
    ]);
    expect(server.mails[0]?.text).not.toContain(secret);
    expect(await titles(client)).toEqual(['Die Authenticator-App wurde aktiviert']);
    expect(await kinds(client)).toEqual(['authenticator-on', 'login-password']);
  });

  it('requires the login password', async () => {
    const client = await (await member(server)).logIn();
    expect((await client.try('POST user/authenticator', { password: 'wrong' })).data.code).toBe('wrong-password');
    expect((await client.try('POST user/confirmAuthenticator', { code: '123456' })).data.code).toBe('ticket-expired');
  });

  it('accepts a correct code after a wrong one', async () => {
    const { client, secret, tryLogIn } = await begun();
    expect((await client.try('POST user/confirmAuthenticator', { code: wrongCode(server, secret) })).data.code).toBe(
      'second-factor-wrong',
    );
    expect((await tryLogIn('Safari · iPhone', password)).status).toBe(1);
    const shown = appCode(server, secret);
    await client.call('POST user/confirmAuthenticator', { code: `${shown.slice(0, 3)} ${shown.slice(3)}` });
    expect((await tryLogIn('Safari · iPhone', password)).data.code).toBe('second-factor-needed');
  });

  it('expires after ten minutes', async () => {
    const { client, secret } = await begun();
    server.clock.advance(601);
    expect((await client.try('POST user/confirmAuthenticator', { code: appCode(server, secret) })).data.code).toBe(
      'ticket-expired',
    );
    const again = await client.call('POST user/authenticator', { password });
    await client.call('POST user/confirmAuthenticator', { code: appCode(server, again.secret) });
  });

  it('can restart with another secret', async () => {
    const { client, secret } = await begun();
    const next = await client.call('POST user/authenticator', { password });
    expect(next.secret).not.toBe(secret);
    toBeginOfStep(server);
    const [old, fresh] = [appCode(server, secret), appCode(server, next.secret)];
    if (old !== fresh)
      expect((await client.try('POST user/confirmAuthenticator', { code: old })).data.code).toBe('second-factor-wrong');
    await client.call('POST user/confirmAuthenticator', { code: fresh });
  });

  it('happens once: of two concurrent confirmations, one succeeds', async () => {
    const { client, secret } = await begun();
    const code = appCode(server, secret);
    const responses = await Promise.all([1, 2].map(() => client.try('POST user/confirmAuthenticator', { code })));
    expect(outcomes(responses)).toEqual(['authenticator-already-on', 'done']);
    expect((await client.try('POST user/authenticator', { password })).data.code).toBe('authenticator-already-on');
    expect((await client.call('GET user/factors', {})).recovery_codes).toBe(10);
    expect((await kinds(client)).filter((kind) => kind === 'authenticator-on')).toHaveLength(1);
  });

  it('fails for a session that a concurrent password change ended', async () => {
    const { id, client, secret } = await begun();
    const response = await overtake(
      server,
      id,
      () => client.try('POST user/confirmAuthenticator', { code: appCode(server, secret) }),
      (tx) => tx.updateTable('sessions').set({ ended_at: server.clock.now() }).where('customer_id', '=', id).execute(),
    );
    expect(response).toMatchObject({ http: 401, data: { code: 'session-gone' } });
    const { rows } =
      await sql`select 1 from authenticators where customer_id = ${id} and confirmed_at is not null`.execute(server.db);
    expect(rows).toEqual([]);
  });

  it('keeps the secret sealed, bound to its customer, and the recovery codes as hashes', async () => {
    const [one, other] = [await protectedMember(server), await protectedMember(server)];
    const { rows } = await sql<{ all: string }>`
      select a::text || coalesce(string_agg(r::text, ''), '') as all
      from authenticators a left join recovery_codes r using (customer_id) group by a`.execute(server.db);
    const stored = rows.map(({ all }) => all).join('');
    for (const text of [one.secret, ...one.recovery.map((code) => code.replace('-', ''))]) {
      expect(stored).not.toContain(text);
      expect(stored).not.toContain(Buffer.from(text).toString('hex'));
    }
    const hashes = await server.db
      .selectFrom('recovery_codes')
      .select('code_hash')
      .where('customer_id', '=', one.id)
      .execute();
    const keyed = one.recovery.map((code) =>
      createHmac('sha256', one.secret).update(code.replace('-', '')).digest('hex'),
    );
    expect(new Set(hashes.map(({ code_hash: hash }) => hash.toString('hex')))).toEqual(new Set(keyed));
    const row = await server.db
      .selectFrom('authenticators')
      .select('secret')
      .where('customer_id', '=', one.id)
      .executeTakeFirstOrThrow();
    const { cipher } = server.services;
    expect(cipher.open(row.secret, `authenticator ${one.id}`)).toBe(one.secret);
    expect(() => cipher.open(row.secret, `authenticator ${other.id}`)).toThrow('unable to authenticate');
  });
});

describe('turning off the authenticator app', () => {
  it('ends the second step of logins, recovery codes and pending logins', async () => {
    const { client, ticket, recovery, logIn, confirm: giveCode } = await protectedMember(server);
    const waiting = await ticket();
    await giveCode();
    await client.call('POST user/removeAuthenticator', { password });
    expect(await client.call('GET user/factors', {})).toMatchObject({ authenticator_since: null, recovery_codes: 0 });
    expect(server.mails.map(({ subject }) => subject)).toEqual(['Your authenticator app was turned off']);
    expect((await kinds(client))[0]).toBe('authenticator-off');
    const confirm = await server.visitor().try('POST index/confirmLogin', { ticket: waiting, code: recovery[0] ?? '' });
    expect(confirm.data.code).toBe('ticket-expired');
    expect(await statusOf(await logIn())).toBe(200);
    expect((await client.try('POST user/confirm', { code: '123456' })).data.code).toBe('authenticator-off');
    expect((await client.try('POST user/removeAuthenticator', { password })).data.code).toBe('authenticator-off');
    expect((await client.try('POST user/recoveryCodes', { password })).data.code).toBe('authenticator-off');
  });

  it('requires the login password and a code, also after wrong ones', async () => {
    const { client, secret, recovery } = await protectedMember(server);
    const [code = ''] = recovery;
    expect((await client.try('POST user/removeAuthenticator', { password: 'wrong' })).data.code).toBe('wrong-password');
    for (const wrong of [wrongCode(server, secret), 'AAAAA-AAAAA']) {
      expect((await client.try('POST user/confirm', { code: wrong })).data.code).toBe('second-factor-wrong');
      expect((await client.try('POST user/removeAuthenticator', { password })).data.code).toBe('second-factor-needed');
    }
    expect(await client.call('GET user/factors', {})).toMatchObject({
      authenticator_since: expect.any(String),
      recovery_codes: 10,
    });
    await client.call('POST user/confirm', { code: code.toLowerCase().replace('-', ' ') });
    await client.call('POST user/removeAuthenticator', { password });
    expect((await kinds(client)).slice(0, 2)).toEqual(['authenticator-off', 'recovery-code-used']);
  });

  it('rejects the code that was just used', async () => {
    const { client, secret } = await protectedMember(server);
    toBeginOfStep(server);
    const code = appCode(server, secret);
    await client.call('POST user/confirm', { code });
    await client.call('POST user/recoveryCodes', { password });
    expect((await client.try('POST user/confirm', { code })).data.code).toBe('second-factor-wrong');
    expect((await client.try('POST user/removeAuthenticator', { password })).data.code).toBe('second-factor-needed');
  });

  it('fails after a concurrent password change', async () => {
    const { id, client, confirm } = await protectedMember(server);
    await confirm();
    const response = await overtake(
      server,
      id,
      () => client.try('POST user/removeAuthenticator', { password }),
      (tx) => tx.updateTable('customers').set({ password_hash: 'another' }).where('id', '=', id).execute(),
    );
    expect(response.data.code).toBe('wrong-password');
    expect((await client.call('GET user/factors', {})).authenticator_since).not.toBeNull();
  });
});

describe('recovery codes', () => {
  it('can be replaced, which invalidates the old ones', async () => {
    const { client, recovery, ticket, confirm } = await protectedMember(server);
    await confirm();
    const { recovery_codes: fresh } = await client.call('POST user/recoveryCodes', { password });
    expect(new Set([...fresh, ...recovery]).size).toBe(20);
    expect(server.mails.map(({ subject }) => subject)).toEqual(['New recovery codes were created']);
    expect((await kinds(client))[0]).toBe('recovery-codes-made');
    const visitor = server.visitor();
    const old = await visitor.try('POST index/confirmLogin', { ticket: await ticket(), code: recovery[0] ?? '' });
    expect(old.data.code).toBe('second-factor-wrong');
    await visitor.call('POST index/confirmLogin', { ticket: await ticket(), code: fresh[0] ?? '' });
  });

  it('are valid once, even concurrently', async () => {
    const { client, recovery } = await protectedMember(server);
    const given = { code: recovery[3] ?? '' };
    const responses = await Promise.all([1, 2].map(() => client.try('POST user/confirm', given)));
    expect(outcomes(responses)).toEqual(['second-factor-wrong', 'done']);
  });
});

describe('without a session', () => {
  it.each([
    ['GET user/factors', {}],
    ['POST user/authenticator', { password }],
    ['POST user/confirmAuthenticator', { code: '123456' }],
    ['POST user/confirm', { code: '123456' }],
    ['POST user/removeAuthenticator', { password }],
    ['POST user/recoveryCodes', { password }],
    ['POST user/passkeyOptions', { password }],
    ['POST user/renamePasskey', { id: 'one', name: 'Phone' }],
    ['POST user/removePasskey', { id: 'one', password }],
  ] as const)('%s returns 401', async (name, request) => {
    expect((await server.visitor().try(name, request as never)).http).toBe(401);
  });
});
