import { describe, expect, it } from 'vitest';
import { agents, kinds, member, password, statusOf } from '../account/support.ts';
import { useApp } from '../support/app.ts';
import type { Client } from '../support/client.ts';
import { type Deviation, PasskeyDevice } from '../support/passkey-device.ts';
import { addPasskey, outcomes, overtake, protectedMember, tryPasskey } from './support.ts';

const server = useApp();
const live = useApp(({ settings }) => ({ settings: { ...settings, mode: 'live' } }));

const owner = async (device = new PasskeyDevice()) => {
  const its = await member(server);
  const client = await its.signIn();
  return { ...its, customer: its.id, client, ...(await addPasskey(client, 'Phone', device)) };
};

const sessions = async (client: Client) => (await client.call('GET user/sessions', {})).items.length;

describe('a login with a passkey', () => {
  it('asks for no name, no password and no code, and leaves the other sessions', async () => {
    const { client, username } = await protectedMember(server);
    const { device } = await addPasskey(client);
    server.mails.length = 0;
    const phone = Object.assign(server.visitor(), { userAgent: agents['Chrome · Android'] });
    const { ticket, options } = await phone.call('POST index/passkeyOptions', {});
    expect(options).toEqual({ challenge: expect.stringMatching(/^[\w-]{43}$/), rpId: 'localhost', userVerification: 'required', timeout: 300_000 });
    expect(options.challenge).not.toBe(ticket);
    const { token, info } = await phone.call('POST index/passkeyLogin', { ticket, credential: device.get(options) });
    phone.token = token;
    expect(info.username).toBe(username);
    expect(await Promise.all([statusOf(phone), statusOf(client)])).toEqual([200, 200]);
    expect((await kinds(client))[0]).toBe('sign-in');
    expect(server.mails.map(({ subject }) => subject)).toEqual(['Sign-in from a new device']);
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
    ['for somebody else', { userHandle: Buffer.alloc(32).toString('base64url') }],
  ] satisfies [string, Deviation][])('refuses one %s, and the challenge is used up', async (_, deviation) => {
    const { client, device } = await owner();
    const visitor = server.visitor();
    const { ticket, options } = await visitor.call('POST index/passkeyOptions', {});
    const refused = await visitor.try('POST index/passkeyLogin', { ticket, credential: device.get(options, deviation) });
    expect(refused).toMatchObject({ http: 200, status: 0, data: { code: 'passkey-refused' } });
    expect(refused.headers['set-cookie']).toBeUndefined();
    const again = await visitor.try('POST index/passkeyLogin', { ticket, credential: device.get(options) });
    expect(again.data.code).toBe('ticket-expired');
    expect(await sessions(client)).toBe(1);
    expect((await tryPasskey(visitor, device)).status).toBe(1);
  });

  it('refuses one that nobody has, as one that is wrong', async () => {
    const { ticket, options } = await server.visitor().call('POST index/passkeyOptions', {});
    const stranger = await server.visitor().try('POST index/passkeyLogin', { ticket, credential: new PasskeyDevice().get(options) });
    const { device } = await owner();
    const wrong = await tryPasskey(server.visitor(), device, { forged: true });
    expect([stranger.data, stranger.message]).toEqual([wrong.data, wrong.message]);
    expect(stranger.data).toEqual({ code: 'passkey-refused' });
  });

  it('does not take what was signed a second time', async () => {
    const { client, device } = await owner();
    const visitor = server.visitor();
    const { ticket, options } = await visitor.call('POST index/passkeyOptions', {});
    const credential = device.get(options);
    const answers = await Promise.all([1, 2].map(() => visitor.try('POST index/passkeyLogin', { ticket, credential })));
    expect(outcomes(answers)).toEqual(['ticket-expired', 'done']);
    const other = await visitor.call('POST index/passkeyOptions', {});
    expect((await visitor.try('POST index/passkeyLogin', { ticket: other.ticket, credential })).data.code).toBe('passkey-refused');
    expect(await sessions(client)).toBe(2);
  });

  it('takes a challenge by its ticket alone, of its purpose, and for five minutes', async () => {
    const { device, client } = await owner();
    const visitor = server.visitor();
    const [one, other] = [await visitor.call('POST index/passkeyOptions', {}), await visitor.call('POST index/passkeyOptions', {})];
    expect((await visitor.try('POST index/passkeyLogin', { ticket: one.ticket, credential: device.get(other.options) })).data.code).toBe('passkey-refused');
    const asTicket = await visitor.try('POST index/passkeyLogin', { ticket: String(other.options.challenge), credential: device.get(other.options) });
    expect(asTicket.data.code).toBe('ticket-expired');
    const adding = await client.call('POST user/passkeyOptions', { password });
    const misused = await visitor.try('POST index/passkeyLogin', { ticket: String(adding.options.challenge), credential: device.get({ ...adding.options, rpId: 'localhost' }) });
    expect(misused.data.code).toBe('ticket-expired');
    server.clock.advance(301);
    expect((await visitor.try('POST index/passkeyLogin', { ticket: other.ticket, credential: device.get(other.options) })).data.code).toBe('ticket-expired');
  });

  it('refuses a counter that does not go up, such as that of a copied device', async () => {
    const { device, client } = await owner();
    const visitor = server.visitor();
    for (const counter of [0, 0, 7, 8]) expect((await tryPasskey(visitor, device, { counter })).status).toBe(1);
    for (const counter of [8, 3, 0]) expect((await tryPasskey(visitor, device, { counter })).data.code).toBe('passkey-refused');
    expect((await tryPasskey(visitor, device, { counter: 4_294_967_295 })).status).toBe(1);
    expect(await sessions(client)).toBe(6);
  });

  it('notices when the passkey is synced from now on', async () => {
    const { device, client } = await owner();
    const synced = async () => (await client.call('GET user/factors', {})).passkeys.map((passkey) => passkey.synced);
    expect(await synced()).toEqual([false]);
    await tryPasskey(server.visitor(), device, { synced: true });
    expect(await synced()).toEqual([true]);
  });

  it('is over with the passkey’s removal, and sessions go on', async () => {
    const { device, client, id } = await owner();
    const answer = await tryPasskey(server.visitor(), device);
    expect(answer.status).toBe(1);
    await client.call('POST user/removePasskey', { id, password });
    expect((await tryPasskey(server.visitor(), device)).data.code).toBe('passkey-refused');
    expect(await sessions(client)).toBe(2);
  });

  it('is over also when it is removed at the same moment', async () => {
    const { customer, client, device } = await owner();
    const answer = await overtake(
      server,
      customer,
      () => tryPasskey(server.visitor(), device),
      (tx) => tx.deleteFrom('passkeys').where('customer_id', '=', customer).execute(),
    );
    expect(answer.data.code).toBe('passkey-refused');
    expect(await sessions(client)).toBe(1);
  });

  it('signs in its own customer, whoever is signed in there', async () => {
    const [one, other] = [await owner(), await owner()];
    const answer = await tryPasskey(other.client, one.device);
    expect((answer.data.info as { username: string }).username).toBe(one.username);
  });
});

describe('the site that a passkey is made for', () => {
  it('is the name and port that the browser shows', async () => {
    const { client, device } = await owner(new PasskeyDevice('http://florin.example:5173'));
    expect((await tryPasskey(server.visitor(), device)).status).toBe(1);
    const { options } = await server.visitor().call('POST index/passkeyOptions', {}, { headers: { host: 'FLORIN.example:80' } });
    expect(options.rpId).toBe('florin.example');
    const elsewhere = await client.call('POST user/passkeyOptions', { password });
    expect(elsewhere.options.excludeCredentials).toEqual([]);
  });

  it('is the only one that it opens: a page in between gets challenges of its own name, which no passkey of ours answers', async () => {
    const { device } = await owner(new PasskeyDevice('http://florin.example'));
    // It passes on its own name, and a device that answered for it would not be known under it.
    expect((await tryPasskey(server.visitor(), device, { origin: 'http://evil.test' }, 'evil.test')).data.code).toBe('passkey-refused');
    // It passes on our name: a browser would refuse, and one that did not says whose page it was.
    expect((await tryPasskey(server.visitor(), device, { origin: 'http://evil.test' })).data.code).toBe('passkey-refused');
    expect((await tryPasskey(server.visitor(), device)).status).toBe(1);
  });

  it.each(['127.0.0.1:5173', '[::1]:5173', '2130706433', '0x7f.1', '192.0.2.7', ' ', 'a b', 'exa<mple', 'a'.repeat(300)])(
    'is none at %s',
    async (host) => {
      const { client } = await server.customer();
      const options = { headers: { host } };
      expect((await server.visitor().try('POST index/passkeyOptions', {}, options)).data.code).toBe('passkeys-unavailable');
      expect((await client.try('POST user/passkeyOptions', { password }, options)).data.code).toBe('passkeys-unavailable');
    },
  );

  it('is none either for what was begun where it has a name', async () => {
    const { client, device } = await owner();
    const ip = { headers: { host: '127.0.0.1:5173' } };
    const login = await server.visitor().call('POST index/passkeyOptions', {});
    const answer = await server.visitor().try('POST index/passkeyLogin', { ticket: login.ticket, credential: device.get(login.options) }, ip);
    expect(answer.data.code).toBe('passkeys-unavailable');
    const { options } = await client.call('POST user/passkeyOptions', { password });
    const added = await client.try('POST user/addPasskey', { name: 'Phone', credential: new PasskeyDevice().create(options) }, ip);
    expect(added.data.code).toBe('passkeys-unavailable');
  });

  it('is what the operator’s proxy says in live mode, and nobody else’s word before', async () => {
    const headers = { host: 'inner:3000', 'x-forwarded-host': 'florin.example', 'x-forwarded-proto': 'https' };
    expect((await live.visitor().call('POST index/passkeyOptions', {}, { headers })).options.rpId).toBe('florin.example');
    expect((await server.visitor().call('POST index/passkeyOptions', {}, { headers })).options.rpId).toBe('inner');
  });
});
