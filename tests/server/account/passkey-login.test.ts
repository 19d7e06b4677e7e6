import { describe, expect, it } from 'vitest';
import { addPasskey, outcomes, overtake, protectedMember, tryPasskey } from '../security/support.ts';
import { type TestApp, useApp } from '../support/app.ts';
import { type Client, refused } from '../support/client.ts';
import { type Deviation, PasskeyDevice } from '../support/passkey-device.ts';
import { agents, kinds, member, password, statusOf } from './support.ts';

const server = useApp();
const at = (publicUrl: string) => useApp(({ settings }) => ({ settings: { ...settings, publicUrl } }));
const live = at('https://florin.example');
const trusting = useApp(({ settings }) => ({
  settings: { ...settings, publicUrl: 'https://florin.example', trustProxy: () => true },
}));
const ipSites: Record<string, TestApp> = {
  'https://192.0.2.7': at('https://192.0.2.7'),
  'https://[2001:db8::7]': at('https://[2001:db8::7]'),
};

const owner = async (device = new PasskeyDevice()) => {
  const account = await member(server);
  const client = await account.logIn();
  return { ...account, customer: account.id, client, ...(await addPasskey(client, 'Phone', device)) };
};

const sessions = async (client: Client) => (await client.call('GET user/sessions', {})).items.length;

describe('a login with a passkey', () => {
  it('needs no name, password or code, and keeps other sessions', async () => {
    const { client, username, confirm } = await protectedMember(server);
    await confirm();
    const { device } = await addPasskey(client);
    server.mails.length = 0;
    const phone = Object.assign(server.visitor(), { userAgent: agents['Chrome · Android'] });
    const { ticket, options } = await phone.call('POST index/passkeyOptions', {});
    expect(options).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: 'localhost',
      userVerification: 'required',
      timeout: 300_000,
    });
    expect(options.challenge).not.toBe(ticket);
    const { token, info } = await phone.call('POST index/passkeyLogin', { ticket, credential: device.get(options) });
    phone.token = token;
    expect(info.username).toBe(username);
    expect(await Promise.all([statusOf(phone), statusOf(client)])).toEqual([200, 200]);
    expect((await kinds(client))[0]).toBe('login-passkey');
    expect(server.mails.map(({ subject }) => subject)).toEqual(['Login from a new device']);
    expect((await client.call('GET user/factors', {})).passkeys[0]?.used_at).toMatch(/^20/);
  });

  it.each([
    ['signed by another key', { forged: true }],
    ['for another page', { origin: 'https://evil.test' }],
    ['for another port', { origin: 'http://localhost:8080' }],
    ['for another site', { rpId: 'evil.test' }],
    ['by an unverified user', { userVerified: false }],
    ['for another challenge', { challenge: 'A'.repeat(43) }],
    ['as if it were new', { type: 'webauthn.create' }],
    ['without whose it is', { userHandle: null }],
    ['for another customer', { userHandle: Buffer.alloc(32).toString('base64url') }],
  ] satisfies [string, Deviation][])('refuses one %s, and the challenge is used up', async (_, deviation) => {
    const { client, device } = await owner();
    const visitor = server.visitor();
    const { ticket, options } = await visitor.call('POST index/passkeyOptions', {});
    const response = await visitor.try('POST index/passkeyLogin', {
      ticket,
      credential: device.get(options, deviation),
    });
    expect(response).toMatchObject(refused('passkey-refused'));
    expect(response.headers['set-cookie']).toBeUndefined();
    const again = await visitor.try('POST index/passkeyLogin', { ticket, credential: device.get(options) });
    expect(again.data.code).toBe('ticket-expired');
    expect(await sessions(client)).toBe(1);
    expect((await tryPasskey(visitor, device)).status).toBe(1);
  });

  it('refuses an unknown passkey like a wrong one', async () => {
    const { ticket, options } = await server.visitor().call('POST index/passkeyOptions', {});
    const stranger = await server
      .visitor()
      .try('POST index/passkeyLogin', { ticket, credential: new PasskeyDevice().get(options) });
    const { device } = await owner();
    const wrong = await tryPasskey(server.visitor(), device, { forged: true });
    expect([stranger.data, stranger.message]).toEqual([wrong.data, wrong.message]);
    expect(stranger.data).toEqual({ code: 'passkey-refused' });
  });

  it('refuses a replayed response', async () => {
    const { client, device } = await owner();
    const visitor = server.visitor();
    const { ticket, options } = await visitor.call('POST index/passkeyOptions', {});
    const credential = device.get(options);
    const responses = await Promise.all(
      [1, 2].map(() => visitor.try('POST index/passkeyLogin', { ticket, credential })),
    );
    expect(outcomes(responses)).toEqual(['ticket-expired', 'done']);
    const other = await visitor.call('POST index/passkeyOptions', {});
    expect((await visitor.try('POST index/passkeyLogin', { ticket: other.ticket, credential })).data.code).toBe(
      'passkey-refused',
    );
    expect(await sessions(client)).toBe(2);
  });

  it('accepts a challenge only with its ticket, for its purpose, and for five minutes', async () => {
    const { device, client } = await owner();
    const visitor = server.visitor();
    const [one, other] = [
      await visitor.call('POST index/passkeyOptions', {}),
      await visitor.call('POST index/passkeyOptions', {}),
    ];
    expect(
      (await visitor.try('POST index/passkeyLogin', { ticket: one.ticket, credential: device.get(other.options) })).data
        .code,
    ).toBe('passkey-refused');
    const asTicket = await visitor.try('POST index/passkeyLogin', {
      ticket: String(other.options.challenge),
      credential: device.get(other.options),
    });
    expect(asTicket.data.code).toBe('ticket-expired');
    const adding = await client.call('POST user/passkeyOptions', { password });
    const misused = await visitor.try('POST index/passkeyLogin', {
      ticket: String(adding.options.challenge),
      credential: device.get({ ...adding.options, rpId: 'localhost' }),
    });
    expect(misused.data.code).toBe('ticket-expired');
    server.clock.advance(301);
    expect(
      (await visitor.try('POST index/passkeyLogin', { ticket: other.ticket, credential: device.get(other.options) }))
        .data.code,
    ).toBe('ticket-expired');
  });

  it('refuses a counter that does not increase, such as a cloned device has', async () => {
    const { device, client } = await owner();
    const visitor = server.visitor();
    const begun = await sessions(client);
    for (const counter of [0, 0, 7, 8]) expect((await tryPasskey(visitor, device, { counter })).status).toBe(1);
    for (const counter of [8, 3, 0])
      expect((await tryPasskey(visitor, device, { counter })).data.code).toBe('passkey-refused');
    expect((await tryPasskey(visitor, device, { counter: 4_294_967_295 })).status).toBe(1);
    // Each one replaced the one before in that browser.
    expect(await sessions(client)).toBe(begun + 1);
  });

  it('notices when the passkey becomes synced', async () => {
    const { device, client } = await owner();
    const synced = async () => (await client.call('GET user/factors', {})).passkeys.map((passkey) => passkey.synced);
    expect(await synced()).toEqual([false]);
    await tryPasskey(server.visitor(), device, { synced: true });
    expect(await synced()).toEqual([true]);
  });

  it('fails after the passkey is removed, and sessions continue', async () => {
    const { device, client, id } = await owner();
    const response = await tryPasskey(server.visitor(), device);
    expect(response.status).toBe(1);
    await client.call('POST user/removePasskey', { id, password });
    expect((await tryPasskey(server.visitor(), device)).data.code).toBe('passkey-refused');
    expect(await sessions(client)).toBe(2);
  });

  it('fails when the passkey is removed concurrently', async () => {
    const { customer, client, device } = await owner();
    const response = await overtake(
      server,
      customer,
      () => tryPasskey(server.visitor(), device),
      (tx) => tx.deleteFrom('passkeys').where('customer_id', '=', customer).execute(),
    );
    expect(response.data.code).toBe('passkey-refused');
    expect(await sessions(client)).toBe(1);
  });

  it('logs in the passkey’s customer even if another one is logged in', async () => {
    const [one, other] = [await owner(), await owner()];
    const response = await tryPasskey(other.client, one.device);
    expect((response.data.info as { username: string }).username).toBe(one.username);
  });
});

describe('the site of a passkey', () => {
  const site = { origin: 'https://florin.example' };

  it('is PUBLIC_URL with its port', async () => {
    const device = new PasskeyDevice(site.origin);
    const client = await (await member(live)).logIn();
    await addPasskey(client, 'Phone', device);
    expect((await tryPasskey(live.visitor(), device)).status).toBe(1);
    const wrongPort = await tryPasskey(live.visitor(), device, { origin: 'https://florin.example:8443' });
    expect(wrongPort.data.code).toBe('passkey-refused');
  });

  it('never comes from request headers', async () => {
    const headers = {
      host: 'evil.test',
      'x-forwarded-host': 'evil.test',
      'x-forwarded-proto': 'http',
      forwarded: 'host=evil.test',
    };
    for (const app of [live, trusting]) {
      expect((await app.visitor().call('POST index/passkeyOptions', {}, { headers })).options.rpId).toBe(
        'florin.example',
      );
    }
    expect((await server.visitor().call('POST index/passkeyOptions', {}, { headers })).options.rpId).toBe('localhost');
  });

  it('is the only one it works on: a response for another site is refused', async () => {
    const { device } = await owner();
    expect((await tryPasskey(server.visitor(), device, { origin: 'http://evil.test' })).data.code).toBe(
      'passkey-refused',
    );
    expect((await tryPasskey(server.visitor(), device)).status).toBe(1);
  });

  it.each([
    'http://127.0.0.1:5173',
    'http://[::1]:5173',
    'http://192.0.2.7',
    'https://localhost:5173',
    'http://evil.test',
    'null',
  ])('is unavailable to a page at %s, where the browser would refuse', async (origin) => {
    const { client } = await server.customer();
    const options = { headers: { origin } };
    expect((await server.visitor().try('POST index/passkeyOptions', {}, options)).data.code).toBe(
      'passkeys-unavailable',
    );
    expect((await client.try('POST user/passkeyOptions', { password }, options)).data.code).toBe(
      'passkeys-unavailable',
    );
  });

  it.each(['https://192.0.2.7', 'https://[2001:db8::7]'])('is unavailable if PUBLIC_URL is %s', async (publicUrl) => {
    const app = ipSites[publicUrl];
    expect((await app?.visitor().try('POST index/passkeyOptions', {}))?.data.code).toBe('passkeys-unavailable');
  });

  it('is unavailable for finishing what was begun where it is available', async () => {
    const { client, device } = await owner();
    const fromIpAddress = { headers: { origin: 'http://127.0.0.1:5173' } };
    const login = await server.visitor().call('POST index/passkeyOptions', {});
    const response = await server
      .visitor()
      .try('POST index/passkeyLogin', { ticket: login.ticket, credential: device.get(login.options) }, fromIpAddress);
    expect(response.data.code).toBe('passkeys-unavailable');
    const { options } = await client.call('POST user/passkeyOptions', { password });
    const added = await client.try(
      'POST user/addPasskey',
      { name: 'Phone', credential: new PasskeyDevice().create(options) },
      fromIpAddress,
    );
    expect(added.data.code).toBe('passkeys-unavailable');
  });
});
