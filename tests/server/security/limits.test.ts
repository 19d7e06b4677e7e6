import { describe, expect, it } from 'vitest';
import { kinds, password } from '../account/support.ts';
import { useApp } from '../support/app.ts';
import { appCode, nextCode, protectedMember, wrongCode } from './support.ts';

const server = useApp(() => ({ limits: true }));

type Member = Awaited<ReturnType<typeof protectedMember>>;

const confirm = (ticket: string, code: string) => server.visitor().try('POST index/confirmLogin', { ticket, code });
const confirmAct = ({ client }: Member, code: string) => client.try('POST user/confirm', { code });

describe('guessing codes', () => {
  it('is delayed after five wrong ones across all calls, only for this customer', async () => {
    const [one, other] = [await protectedMember(server), await protectedMember(server)];
    const wrong = wrongCode(server, one.secret);
    const ticket = await one.ticket();
    // Another call, by the same browser.
    const logIn = (code: string) => one.client.try('POST index/confirmLogin', { ticket, code });
    for (let turn = 0; turn < 2; turn += 1)
      expect((await confirmAct(one, wrong)).data.code).toBe('second-factor-wrong');
    for (let turn = 0; turn < 2; turn += 1) expect((await logIn(wrong)).data.code).toBe('second-factor-wrong');
    expect((await confirmAct(one, 'AAAAA-AAAAA')).data.code).toBe('second-factor-wrong');
    const stopped = await confirmAct(one, one.recovery[0] ?? '');
    expect(stopped).toMatchObject({ http: 429, status: 0, data: { code: 'too-many-requests' } });
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(25);
    expect((await logIn(appCode(server, one.secret))).http).toBe(429);
    expect((await one.client.call('GET user/factors', {})).recovery_codes).toBe(10);
    expect((await confirm(await other.ticket(), nextCode(server, other.secret))).status).toBe(1);
  });

  it('is counted across all tickets of a login', async () => {
    const { secret, ticket } = await protectedMember(server);
    const wrong = wrongCode(server, secret);
    for (let turn = 0; turn < 5; turn += 1)
      expect((await confirm(await ticket(), wrong)).data.code).toBe('second-factor-wrong');
    expect((await confirm(await ticket(), appCode(server, secret))).http).toBe(429);
    server.clock.advance(31);
    expect((await confirm(await ticket(), appCode(server, secret))).status).toBe(1);
  });

  it('does not count correct ones', async () => {
    const { secret, ticket, confirm: confirmOwn } = await protectedMember(server);
    for (let turn = 0; turn < 7; turn += 1) await confirmOwn();
    expect((await confirm(await ticket(), nextCode(server, secret))).status).toBe(1);
  });

  it('is not faster with concurrent guesses', async () => {
    const { client, secret, ticket } = await protectedMember(server);
    const mine = await ticket();
    const wrong = wrongCode(server, secret);
    const responses = await Promise.all(Array.from({ length: 11 }, () => confirm(mine, wrong)));
    const count = (code: string) => responses.filter(({ data }) => data.code === code).length;
    expect([count('second-factor-wrong'), count('too-many-requests')]).toEqual([5, 6]);
    expect((await confirm(mine, appCode(server, secret))).http).toBe(429);
    const failures = Array.from({ length: 5 }, () => 'failed-login-code');
    expect(await kinds(client)).toEqual([...failures, 'authenticator-on', 'login-password']);
  });

  it('is also delayed for the first code of a new app', async () => {
    const { client, confirm: confirmOwn } = await protectedMember(server);
    await confirmOwn();
    await client.call('POST user/removeAuthenticator', { password });
    const next = await client.call('POST user/authenticator', { password });
    const wrong = wrongCode(server, next.secret);
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await client.try('POST user/confirmAuthenticator', { code: wrong })).data.code).toBe(
        'second-factor-wrong',
      );
    }
    expect((await client.try('POST user/confirmAuthenticator', { code: appCode(server, next.secret) })).http).toBe(429);
  });
});

describe('a password that is required again', () => {
  it('counts wrong ones across the calls of the second factor too', async () => {
    const { client } = await protectedMember(server);
    for (let turn = 0; turn < 2; turn += 1)
      expect((await client.try('POST user/removeAuthenticator', { password: 'guess' })).data.code).toBe(
        'wrong-password',
      );
    for (let turn = 0; turn < 2; turn += 1)
      expect((await client.try('POST user/passkeyOptions', { password: 'guess' })).data.code).toBe('wrong-password');
    expect((await client.try('POST user/removePasskey', { id: 'none', password: 'guess' })).data.code).toBe(
      'wrong-password',
    );
    expect((await client.try('POST user/passkeyOptions', { password })).http).toBe(429);
  });
});

describe('calls of visitors', () => {
  it.each([
    ['index/confirmLogin', { ticket: 'x'.repeat(43), code: '123456' }],
    ['index/passkeyOptions', {}],
    [
      'index/passkeyLogin',
      {
        ticket: 'x'.repeat(43),
        credential: {
          id: 'a',
          rawId: 'a',
          type: 'public-key',
          response: { clientDataJSON: '', authenticatorData: '', signature: '' },
        },
      },
    ],
  ])('are limited by address: %s', async (path, payload) => {
    const ask = () => server.app.inject({ method: 'POST', url: `/api/${path}`, payload, remoteAddress: '203.0.113.9' });
    const responses = await Promise.all(Array.from({ length: 31 }, ask));
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30);
  });
});
