import { describe, expect, it } from 'vitest';
import { fundPassword, kinds, member, password, titles } from '../account/support.ts';
import { useApp } from '../support/app.ts';
import { type Client, refused } from '../support/client.ts';
import { type Deviation, PasskeyDevice } from '../support/passkey-device.ts';
import {
  addPasskey,
  nextCode,
  outcomes,
  overtake,
  protectedMember,
  tryConfirmWithPasskey,
  wrongCode,
} from './support.ts';

const server = useApp();

const next = 'ein besseres Wort';

/** Returns the code of the last mail. */
const mailed = (): string => /\b\d{6}\b/.exec(server.mails.at(-1)?.text ?? '')?.[0] ?? 'none';

/** What each sensitive act needs first, and the act itself with a correct or a wrong password. */
interface Act {
  readonly withFundPassword?: boolean;
  prepare?(owner: Awaited<ReturnType<typeof protectedMember>>): Promise<string>;
  run(client: Client, given: { readonly password: string; readonly prepared: string }): ReturnType<Client['try']>;
}

const acts: Record<string, Act> = {
  'changing the login password': {
    run: (client, { password: given }) => client.try('POST user/password', { password: given, new_password: next }),
  },
  'setting the first fund password': {
    run: (client, { password: given }) =>
      client.try('POST user/tradingPassword', { password: given, trading_password: fundPassword }),
  },
  'changing the fund password': {
    withFundPassword: true,
    run: (client, { password: given }) =>
      client.try('POST user/trade-password', {
        password: given === password ? fundPassword : given,
        new_password: '135791',
      }),
  },
  'resetting the fund password': {
    withFundPassword: true,
    async prepare({ client }) {
      await client.call('POST user/sendTradingCode', {});
      return mailed();
    },
    run: (client, { password: given, prepared: code }) =>
      client.try('POST user/resetTradingPassword', { password: given, code, trading_password: '135791' }),
  },
  'changing the email': {
    async prepare({ client, username }) {
      await client.call('POST index/sendEmailOfChange', { email: `new-${username}@post.example` });
      return `new-${username}@post.example ${mailed()}`;
    },
    run(client, { password: given, prepared }) {
      const [email = '', code = ''] = prepared.split(' ');
      return client.try('POST user/email', { email, code, password: given });
    },
  },
  'adding a passkey': {
    run: (client, { password: given }) => client.try('POST user/passkeyOptions', { password: given }),
  },
  'removing a passkey': {
    async prepare({ client, confirm }) {
      await confirm();
      return (await addPasskey(client)).id;
    },
    run: (client, { password: given, prepared: id }) => client.try('POST user/removePasskey', { id, password: given }),
  },
  'turning off the authenticator app': {
    run: (client, { password: given }) => client.try('POST user/removeAuthenticator', { password: given }),
  },
  'making recovery codes': {
    run: (client, { password: given }) => client.try('POST user/recoveryCodes', { password: given }),
  },
  'the export': {
    run: (client, { password: given }) => client.try('POST user/export', { password: given }),
  },
  'requesting closure': {
    run: (client, { password: given }) => client.try('POST user/close', { password: given }),
  },
};

async function ready({ withFundPassword = false, prepare, run }: Act) {
  const owner = await protectedMember(server, { withFundPassword });
  const prepared = (await prepare?.(owner)) ?? '';
  server.mails.length = 0;
  return { ...owner, run: (given = password) => run(owner.client, { password: given, prepared }) };
}

const needed = refused('second-factor-needed');

/** How many sessions of a customer are confirmed. */
const confirmations = async (customer: string): Promise<number> =>
  (
    await server.db
      .selectFrom('sessions')
      .select('id')
      .where('customer_id', '=', customer)
      .where('confirmed_until', 'is not', null)
      .execute()
  ).length;

const exportOf = (client: Client) => client.try('POST user/export', { password });

describe.each(Object.entries(acts))('%s', (_, act) => {
  it('needs a second factor, and changes nothing without', async () => {
    const { client, run } = await ready(act);
    const before = await kinds(client);
    expect(await run()).toMatchObject(needed);
    expect([await kinds(client), server.mails]).toEqual([before, []]);
  });

  it('happens with it, which is used up', async () => {
    const { id, run, confirm } = await ready(act);
    await confirm();
    expect(await confirmations(id)).toBe(1);
    expect((await run()).status).toBe(1);
    expect(await confirmations(id)).toBe(0);
  });

  it('asks for the password first, and a wrong one uses up nothing', async () => {
    const { run, confirm } = await ready(act);
    expect((await run('wrong')).data.code).toMatch(/^(wrong-password|fund-password-wrong)$/);
    await confirm();
    expect((await run('wrong')).data.code).toMatch(/^(wrong-password|fund-password-wrong)$/);
    expect((await run()).status).toBe(1);
  });

  it('is too late after five minutes', async () => {
    const { run, confirm } = await ready(act);
    await confirm();
    server.clock.advance(301);
    expect(await run()).toMatchObject(needed);
  });
});

describe('a confirmation', () => {
  it('is not needed while the authenticator app is off', async () => {
    const client = await (await member(server)).logIn();
    expect((await exportOf(client)).status).toBe(1);
  });

  it('lives five minutes', async () => {
    const { client, confirm } = await protectedMember(server);
    await confirm();
    server.clock.advance(295);
    expect((await exportOf(client)).status).toBe(1);
  });

  it('is one, however often it is given', async () => {
    const { client, confirm } = await protectedMember(server);
    await confirm();
    await confirm();
    expect((await exportOf(client)).status).toBe(1);
    expect(await exportOf(client)).toMatchObject(needed);
  });

  it('belongs to its session', async () => {
    const { client, confirm, ticket, secret } = await protectedMember(server);
    const other = server.visitor();
    const login = { ticket: await ticket(), code: nextCode(server, secret) };
    other.token = (await other.call('POST index/confirmLogin', login)).token;
    await confirm();
    expect(await exportOf(other)).toMatchObject(needed);
    expect((await exportOf(client)).status).toBe(1);
  });

  it('survives new credentials of its session', async () => {
    const { client, confirm } = await protectedMember(server);
    await confirm();
    client.token = (await client.call('POST user/refresh', {})).token;
    expect((await exportOf(client)).status).toBe(1);
  });

  it('is for one of many acts at the same time', async () => {
    const { client, confirm } = await protectedMember(server);
    for (const both of [
      () => [exportOf(client), exportOf(client)],
      () => [exportOf(client), client.try('POST user/recoveryCodes', { password })],
      () => Array.from({ length: 8 }, () => client.try('POST user/recoveryCodes', { password })),
    ]) {
      await confirm();
      const found = outcomes(await Promise.all(both()));
      expect(found.filter((outcome) => outcome === 'done')).toHaveLength(1);
      expect(new Set(found)).toEqual(new Set(['second-factor-needed', 'done']));
    }
  });

  it('stays when the act is refused for another reason', async () => {
    const { id, client, confirm } = await protectedMember(server);
    await server.fund(id, 'USDT', '25');
    await confirm();
    expect((await client.try('POST user/close', { password })).data.code).toBe('account-not-empty');
    expect((await client.try('POST user/removePasskey', { id: 'none', password })).data.code).toBe('not-found');
    expect((await exportOf(client)).status).toBe(1);
  });

  it('comes before an email code or another password can be guessed', async () => {
    const { client, username, confirm } = await protectedMember(server, { withFundPassword: true });
    const wrong = { code: '000000', password };
    const email = `new-${username}@post.example`;
    expect(await client.try('POST user/email', { ...wrong, email })).toMatchObject(needed);
    for (const trading_password of ['135791', password])
      expect(await client.try('POST user/resetTradingPassword', { ...wrong, trading_password })).toMatchObject(needed);
    const sameAsLogin = { password: fundPassword, new_password: password };
    expect(await client.try('POST user/trade-password', sameAsLogin)).toMatchObject(needed);
    const uncommon = 'ein Wort für Geld';
    await confirm();
    await client.call('POST user/trade-password', { password: fundPassword, new_password: uncommon });
    expect(await client.try('POST user/password', { password, new_password: uncommon })).toMatchObject(needed);
  });

  it('ends with the authenticator app, in every session', async () => {
    const { client, confirm, ticket, secret } = await protectedMember(server);
    const other = server.visitor();
    const login = { ticket: await ticket(), code: nextCode(server, secret) };
    other.token = (await other.call('POST index/confirmLogin', login)).token;
    await other.call('POST user/confirm', { code: nextCode(server, secret) });
    await confirm();
    await client.call('POST user/removeAuthenticator', { password });
    const setup = await client.call('POST user/authenticator', { password });
    await client.call('POST user/confirmAuthenticator', { code: nextCode(server, setup.secret) });
    expect(await exportOf(other)).toMatchObject(needed);
    expect(await exportOf(client)).toMatchObject(needed);
  });

  it('is not given by a wrong code, nor by one that was used', async () => {
    const { client, secret } = await protectedMember(server);
    const code = nextCode(server, secret);
    expect((await client.try('POST user/confirm', { code: wrongCode(server, secret) })).data.code).toBe(
      'second-factor-wrong',
    );
    expect(await exportOf(client)).toMatchObject(needed);
    const responses = await Promise.all(Array.from({ length: 5 }, () => client.try('POST user/confirm', { code })));
    expect(outcomes(responses)).toEqual([...Array.from({ length: 4 }, () => 'second-factor-wrong'), 'done']);
  });

  it('can be given by a recovery code once, which is announced as what it is', async () => {
    const { client, recovery, email } = await protectedMember(server);
    const [code = ''] = recovery;
    await client.call('POST user/confirm', { code });
    expect((await exportOf(client)).status).toBe(1);
    expect(server.mails[0]).toMatchObject({ to: email, subject: 'A recovery code was used' });
    expect(server.mails[0]?.text).toContain('Someone confirmed an action in your Florin account with a recovery code');
    // The act may be turning the app off, which ends all codes.
    expect(server.mails[0]?.text).not.toMatch(/logged in|codes left/);
    const { id } = (await client.call('GET notice/index', {})).items.find(
      ({ title }) => title === 'A recovery code was used',
    ) ?? { id: 'none' };
    expect(JSON.stringify(await client.call('GET notice/detail', { id }))).not.toMatch(/logged in to|codes left/);
    expect(await titles(client)).toContain('A recovery code was used');
    expect(await kinds(client)).toContain('recovery-code-used');
    expect((await client.try('POST user/confirm', { code })).data.code).toBe('second-factor-wrong');
  });

  it('fails for a session that ends meanwhile', async () => {
    const { id, client, recovery } = await protectedMember(server);
    const response = await overtake(
      server,
      id,
      () => client.try('POST user/confirm', { code: recovery[0] ?? '' }),
      (tx) => tx.updateTable('sessions').set({ ended_at: server.clock.now() }).where('customer_id', '=', id).execute(),
    );
    expect(response).toMatchObject({ http: 401, data: { code: 'session-gone' } });
  });
});

describe('a confirmation with a passkey', () => {
  const owner = async () => {
    const account = await protectedMember(server);
    await account.confirm();
    return { ...account, ...(await addPasskey(account.client)) };
  };

  it('works as one with a code', async () => {
    const { client, device } = await owner();
    expect((await tryConfirmWithPasskey(client, device)).status).toBe(1);
    expect((await exportOf(client)).status).toBe(1);
    expect(await exportOf(client)).toMatchObject(needed);
    expect((await client.call('GET user/factors', {})).passkeys[0]?.used_at).not.toBeNull();
  });

  it('turns off an app that was lost', async () => {
    const { client, device } = await owner();
    await tryConfirmWithPasskey(client, device);
    await client.call('POST user/removeAuthenticator', { password });
    expect((await client.call('GET user/factors', {})).authenticator_since).toBeNull();
  });

  it('takes no passkey of another customer', async () => {
    const [one, other] = [await owner(), await owner()];
    expect((await tryConfirmWithPasskey(one.client, other.device)).data.code).toBe('passkey-refused');
    expect(await exportOf(one.client)).toMatchObject(needed);
    expect(await exportOf(other.client)).toMatchObject(needed);
  });

  it.each([
    ['whose user was not verified', { userVerified: false }],
    ['signed with another key', { forged: true }],
    ['that another page asked for', { origin: 'https://florin.example.evil.test' }],
    ['of another customer, by its handle', { userHandle: 'AAAA' }],
  ] satisfies [string, Deviation][])('refuses one %s', async (_, deviation) => {
    const { client, device } = await owner();
    expect((await tryConfirmWithPasskey(client, device)).status).toBe(1);
    expect((await exportOf(client)).status).toBe(1);
    expect((await tryConfirmWithPasskey(client, device, deviation)).data.code).toBe('passkey-refused');
    expect(await exportOf(client)).toMatchObject(needed);
  });

  it('refuses one that was copied', async () => {
    const { client, device } = await owner();
    expect((await tryConfirmWithPasskey(client, device, { counter: 7 })).status).toBe(1);
    expect((await exportOf(client)).status).toBe(1);
    expect((await tryConfirmWithPasskey(client, device, { counter: 7 })).data.code).toBe('passkey-refused');
    expect(await exportOf(client)).toMatchObject(needed);
  });

  it('takes a ticket once, for five minutes', async () => {
    const { client, device } = await owner();
    const { ticket, options } = await client.call('POST index/passkeyOptions', {});
    const send = () => client.try('POST user/confirmWithPasskey', { ticket, credential: device.get(options) });
    expect((await send()).status).toBe(1);
    expect((await send()).data.code).toBe('ticket-expired');
    const late = await client.call('POST index/passkeyOptions', {});
    server.clock.advance(301);
    const credential = device.get(late.options);
    expect((await client.try('POST user/confirmWithPasskey', { ticket: late.ticket, credential })).data.code).toBe(
      'ticket-expired',
    );
  });

  it('is refused while the authenticator app is off, so that none is left when it is turned on', async () => {
    const client = await (await member(server)).logIn();
    const { device } = await addPasskey(client);
    expect((await tryConfirmWithPasskey(client, device)).data.code).toBe('authenticator-off');
  });

  it('takes no passkey that nobody knows', async () => {
    const { client, device } = await owner();
    const { options } = await client.call('POST index/passkeyOptions', {});
    const unknown = new PasskeyDevice();
    unknown.create({ ...options, rp: { id: 'localhost' }, user: { id: 'AAAA' } });
    expect((await tryConfirmWithPasskey(client, unknown)).data.code).toBe('passkey-refused');
    expect((await tryConfirmWithPasskey(client, device)).status).toBe(1);
  });

  it('needs a session', async () => {
    const { device } = await owner();
    expect((await tryConfirmWithPasskey(server.visitor(), device)).http).toBe(401);
  });
});
