import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { kinds, member, password, titles } from '../account/support.ts';
import { useApp } from '../support/app.ts';
import { refused } from '../support/client.ts';
import { type Deviation, PasskeyDevice } from '../support/passkey-device.ts';
import { addPasskey, outcomes, overtake } from './support.ts';

const server = useApp();

const loggedIn = async () => {
  const owner = await member(server);
  return { ...owner, client: await owner.logIn() };
};

const listed = async (client: Awaited<ReturnType<typeof loggedIn>>['client']) =>
  (await client.call('GET user/factors', {})).passkeys;

describe('adding a passkey', () => {
  it('requests a discoverable passkey with user verification', async () => {
    const { id, username, client } = await loggedIn();
    const { options } = await client.call('POST user/passkeyOptions', { password });
    expect(options).toMatchObject({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rp: { id: 'localhost', name: 'Florin' },
      user: { name: username, displayName: username },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      excludeCredentials: [],
      timeout: 300_000,
    });
    const handle = Buffer.from((options.user as { id: string }).id, 'base64url');
    expect(handle).toHaveLength(32);
    expect(handle.toString('latin1')).not.toContain(id);
    const again = await client.call('POST user/passkeyOptions', { password });
    expect(again.options.user).toEqual(options.user);
    expect(again.options.challenge).not.toBe(options.challenge);
    const stranger = await (await loggedIn()).client.call('POST user/passkeyOptions', { password });
    expect((stranger.options.user as { id: string }).id).not.toBe((options.user as { id: string }).id);
  });

  it('lists it, and notifies by notice, mail and activity', async () => {
    const { client, email } = await loggedIn();
    const { id, device } = await addPasskey(client, 'Safari · iPhone');
    expect(await listed(client)).toEqual([
      { id, name: 'Safari · iPhone', synced: false, created_at: expect.stringMatching(/^20/), used_at: null },
    ]);
    expect(server.mails).toEqual([expect.objectContaining({ to: email, subject: 'A passkey was added' })]);
    expect(server.mails[0]?.text).toContain('    Passkey: Safari · iPhone\n');
    expect(await titles(client)).toEqual(['A passkey was added']);
    expect(await kinds(client)).toEqual(['passkey-added', 'login-password']);
    const { options } = await client.call('POST user/passkeyOptions', { password });
    const known = { id: device.id.toString('base64url'), transports: ['internal', 'hybrid'], type: 'public-key' };
    expect(options.excludeCredentials).toEqual([known]);
  });

  it('accepts self-attestation, which browsers may send unrequested', async () => {
    const { client } = await loggedIn();
    await addPasskey(client, 'Key', new PasskeyDevice(), { attestation: 'self' });
    expect(await listed(client)).toHaveLength(1);
  });

  it('requires the login password', async () => {
    const { client } = await loggedIn();
    expect((await client.try('POST user/passkeyOptions', { password: 'wrong' })).data.code).toBe('wrong-password');
  });

  it.each([
    ['that another page asked for', { origin: 'https://florin.example.evil.test' }],
    ['from another port', { origin: 'http://localhost:8080' }],
    ['for another site', { rpId: 'evil.test' }],
    ['whose user was not verified', { userVerified: false }],
    ['that responses a login', { type: 'webauthn.get' }],
    ['with a certificate', { attestation: 'certificate' }],
    ['of a form that nobody knows', { attestation: 'unknown' }],
  ] satisfies [string, Deviation][])('refuses one %s', async (_, deviation) => {
    const { client } = await loggedIn();
    const { options } = await client.call('POST user/passkeyOptions', { password });
    const device = new PasskeyDevice();
    const response = await client.try('POST user/addPasskey', {
      name: 'Phone',
      credential: device.create(options, deviation),
    });
    expect(response).toMatchObject(refused('passkey-refused'));
    // The challenge is valid once.
    const again = await client.try('POST user/addPasskey', { name: 'Phone', credential: device.create(options) });
    expect(again.data.code).toBe('ticket-expired');
    expect(await listed(client)).toEqual([]);
    expect(server.mails).toEqual([]);
  });

  it('refuses invalid passkeys', async () => {
    const { client } = await loggedIn();
    const { options } = await client.call('POST user/passkeyOptions', { password });
    const credential = new PasskeyDevice().create(options);
    const broken = [
      '',
      'e30',
      'bnVsbA',
      Buffer.from('{"challenge":{"$gt":""}}').toString('base64url'),
      Buffer.from('{"challenge":"a\\u0000"}').toString('base64url'),
    ];
    for (const clientDataJSON of broken) {
      const response = await client.try('POST user/addPasskey', {
        name: 'Phone',
        credential: { ...credential, response: { ...credential.response, clientDataJSON } },
      });
      expect(response).toMatchObject({ http: 200, data: { code: 'passkey-refused' } });
    }
    const otherId = { ...credential, id: 'b3RoZXI', rawId: 'b3RoZXI' };
    expect((await client.try('POST user/addPasskey', { name: 'Phone', credential: otherId })).data.code).toBe(
      'passkey-refused',
    );
    const next = await client.call('POST user/passkeyOptions', { password });
    const empty = new PasskeyDevice().create(next.options);
    const response = await client.try('POST user/addPasskey', {
      name: 'Phone',
      credential: { ...empty, response: { ...empty.response, attestationObject: 'oA' } },
    });
    expect(response).toMatchObject({ http: 200, data: { code: 'passkey-refused' } });
  });

  it('accepts a challenge once, for its customer and purpose, for five minutes', async () => {
    const [one, other] = [await loggedIn(), await loggedIn()];
    const { options } = await one.client.call('POST user/passkeyOptions', { password });
    const credential = new PasskeyDevice().create(options);
    expect((await other.client.try('POST user/addPasskey', { name: 'Phone', credential })).data.code).toBe(
      'ticket-expired',
    );
    await one.client.call('POST user/addPasskey', { name: 'Phone', credential });
    expect((await one.client.try('POST user/addPasskey', { name: 'Phone', credential })).data.code).toBe(
      'ticket-expired',
    );
    const login = await server.visitor().call('POST index/passkeyOptions', {});
    const misused = new PasskeyDevice().create({ ...login.options, rp: { id: 'localhost' }, user: { id: 'AAAA' } });
    expect((await one.client.try('POST user/addPasskey', { name: 'Phone', credential: misused })).data.code).toBe(
      'ticket-expired',
    );
    const late = await one.client.call('POST user/passkeyOptions', { password });
    server.clock.advance(301);
    const slow = new PasskeyDevice().create(late.options);
    expect((await one.client.try('POST user/addPasskey', { name: 'Phone', credential: slow })).data.code).toBe(
      'ticket-expired',
    );
    expect(await listed(one.client)).toHaveLength(1);
  });

  it('accepts one of two concurrent requests with one challenge', async () => {
    const { client } = await loggedIn();
    const { options } = await client.call('POST user/passkeyOptions', { password });
    const responses = await Promise.all(
      [1, 2].map(() =>
        client.try('POST user/addPasskey', { name: 'Phone', credential: new PasskeyDevice().create(options) }),
      ),
    );
    expect(outcomes(responses)).toEqual(['ticket-expired', 'done']);
  });

  it('refuses another customer’s passkey', async () => {
    const [one, other] = [await loggedIn(), await loggedIn()];
    const { device } = await addPasskey(one.client);
    const { options } = await other.client.call('POST user/passkeyOptions', { password });
    const response = await other.client.try('POST user/addPasskey', {
      name: 'Phone',
      credential: device.create(options),
    });
    expect(response.data.code).toBe('passkey-refused');
  });

  it('is limited to ten, even concurrently', async () => {
    const { id, client } = await loggedIn();
    await sql`insert into passkeys (id, customer_id, rp_id, credential_id, public_key, counter, transports, synced, name, created_at)
      select ${id} || n, ${id}, 'localhost', ${id} || n, '\\x00', 0, '{}', false, 'Old', now() from generate_series(1, 9) n`.execute(
      server.db,
    );
    const asked = [
      await client.call('POST user/passkeyOptions', { password }),
      await client.call('POST user/passkeyOptions', { password }),
    ];
    const responses = await Promise.all(
      asked.map(({ options }) =>
        client.try('POST user/addPasskey', { name: 'New', credential: new PasskeyDevice().create(options) }),
      ),
    );
    expect(outcomes(responses)).toEqual(['passkey-limit', 'done']);
    expect((await client.try('POST user/passkeyOptions', { password })).data.code).toBe('passkey-limit');
    expect(await listed(client)).toHaveLength(10);
  });

  it('fails for a session that a concurrent password change ended', async () => {
    const { id, client } = await loggedIn();
    const { options } = await client.call('POST user/passkeyOptions', { password });
    const response = await overtake(
      server,
      id,
      () => client.try('POST user/addPasskey', { name: 'Phone', credential: new PasskeyDevice().create(options) }),
      (tx) => tx.updateTable('sessions').set({ ended_at: server.clock.now() }).where('customer_id', '=', id).execute(),
    );
    expect(response).toMatchObject({ http: 401, data: { code: 'session-gone' } });
    const { rows } = await sql`select 1 from passkeys where customer_id = ${id}`.execute(server.db);
    expect(rows).toEqual([]);
  });
});

describe('renaming and removing a passkey', () => {
  it('changes the name without a notice, and records it once', async () => {
    const { client } = await loggedIn();
    const { id } = await addPasskey(client);
    server.mails.length = 0;
    await client.call('POST user/renamePasskey', { id, name: ' Work phone ' });
    await client.call('POST user/renamePasskey', { id, name: 'Work phone' });
    expect((await listed(client)).map(({ name }) => name)).toEqual(['Work phone']);
    expect(server.mails).toEqual([]);
    expect(await kinds(client)).toEqual(['passkey-renamed', 'passkey-added', 'login-password']);
  });

  it('removes it with the login password, and notifies', async () => {
    const { client } = await loggedIn();
    const { id } = await addPasskey(client, '<b>Phone</b>');
    server.mails.length = 0;
    expect((await client.try('POST user/removePasskey', { id, password: 'wrong' })).data.code).toBe('wrong-password');
    expect(await listed(client)).toHaveLength(1);
    await client.call('POST user/removePasskey', { id, password });
    expect(await listed(client)).toEqual([]);
    expect(server.mails.map(({ subject }) => subject)).toEqual(['A passkey was removed']);
    expect((await kinds(client))[0]).toBe('passkey-removed');
    const [notice] = (await client.call('GET notice/index', {})).items;
    const { content } = await client.call('GET notice/detail', { id: notice?.id ?? 'none' });
    expect(content).toContain('&lt;b&gt;Phone');
    expect((await client.try('POST user/removePasskey', { id, password })).http).toBe(404);
  });

  it('does not find another customer’s', async () => {
    const [one, other] = [await loggedIn(), await loggedIn()];
    const { id } = await addPasskey(one.client);
    const responses = [
      await other.client.try('POST user/renamePasskey', { id, name: 'Mine' }),
      await other.client.try('POST user/removePasskey', { id, password }),
    ];
    for (const response of responses) expect(response).toMatchObject({ http: 404, data: { code: 'not-found' } });
    expect((await listed(one.client)).map(({ name }) => name)).toEqual(['Phone']);
    for (const { client } of [one, other]) expect(await kinds(client)).not.toContain('passkey-renamed');
  });
});
