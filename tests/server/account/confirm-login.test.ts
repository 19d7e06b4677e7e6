import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startHousekeeping } from '#server/housekeeping';
import {
  appCode,
  nextCode,
  outcomes,
  overtake,
  protectedMember,
  toBeginOfStep,
  wrongCode,
} from '../security/support.ts';
import { useApp } from '../support/app.ts';
import { refused } from '../support/client.ts';
import { agents, kinds, member, password, statusOf, titles } from './support.ts';

const server = useApp();

const confirm = (ticket: string, code: string, client = server.visitor()) =>
  client.try('POST index/confirmLogin', { ticket, code });

describe('a login with the authenticator app on', () => {
  it('opens a session only with a code', async () => {
    const { client, username, secret } = await protectedMember(server);
    const phone = Object.assign(server.visitor(), { userAgent: agents['Firefox · Windows'] });
    const first = await phone.try('POST index/login', { username, password });
    expect(first).toMatchObject({
      http: 200,
      status: 0,
      data: { code: 'second-factor-needed', ticket: expect.stringMatching(/^[\w-]{43}$/) },
    });
    expect(first.headers['set-cookie']).toBeUndefined();
    expect((await client.call('GET user/sessions', {})).items).toHaveLength(1);
    expect(await kinds(client)).toEqual(['authenticator-on', 'login-password']);
    const { token, info } = await phone.call('POST index/confirmLogin', {
      ticket: String(first.data.ticket),
      code: nextCode(server, secret),
    });
    phone.token = token;
    expect(info.username).toBe(username);
    expect(await statusOf(phone)).toBe(200);
    expect((await client.call('GET user/sessions', {})).items.map(({ device }) => device).toSorted()).toEqual([
      'Firefox · Windows',
      'Safari · iPhone',
    ]);
    expect((await kinds(client))[0]).toBe('login-app');
    expect(server.mails.map(({ subject }) => subject)).toEqual(['Login from a new device']);
  });

  it('accepts a correct code after wrong ones with the same ticket', async () => {
    const { secret, ticket, client } = await protectedMember(server);
    const mine = await ticket();
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await confirm(mine, wrongCode(server, secret))).toMatchObject(refused('second-factor-wrong'));
    }
    expect((await client.call('GET user/sessions', {})).items).toHaveLength(1);
    expect((await confirm(mine, nextCode(server, secret))).status).toBe(1);
  });

  it('accepts the codes of the previous and next time step once each, and no others', async () => {
    const { secret, ticket } = await protectedMember(server);
    server.clock.advance(300);
    toBeginOfStep(server);
    const codes = [-2, -1, 0, 1, 2].map((steps) => appCode(server, secret, steps));
    const [older = '', before = '', current = '', next = '', later = ''] = codes;
    if (new Set(codes).size < 5) return;
    for (const far of [older, later])
      expect((await confirm(await ticket(), far)).data.code).toBe('second-factor-wrong');
    for (const near of [before, current, next]) {
      expect((await confirm(await ticket(), near)).status).toBe(1);
      expect((await confirm(await ticket(), near)).data.code).toBe('second-factor-wrong');
    }
    expect((await confirm(await ticket(), current)).data.code).toBe('second-factor-wrong');
  });

  it('opens one session when a code is sent twice concurrently', async () => {
    const { secret, ticket, client } = await protectedMember(server);
    const tickets = [await ticket(), await ticket()];
    const code = nextCode(server, secret);
    const responses = await Promise.all(tickets.map((each) => confirm(each, code)));
    expect(outcomes(responses)).toEqual(['second-factor-wrong', 'done']);
    expect((await client.call('GET user/sessions', {})).items).toHaveLength(2);
  });

  it('opens one session when a ticket is sent twice concurrently', async () => {
    const { ticket, recovery, client } = await protectedMember(server);
    const mine = await ticket();
    const responses = await Promise.all(recovery.slice(0, 2).map((code) => confirm(mine, code)));
    expect(outcomes(responses)).toEqual(['ticket-expired', 'done']);
    // The losing request didn't use up its code.
    expect(await client.call('GET user/factors', {})).toMatchObject({ recovery_codes: 9 });
    expect((await confirm(mine, recovery[2] ?? '')).data.code).toBe('ticket-expired');
  });

  it('expires after five minutes', async () => {
    const { secret, ticket } = await protectedMember(server);
    const late = await ticket();
    server.clock.advance(271);
    expect((await confirm(late, nextCode(server, secret))).data.code).toBe('ticket-expired');
    const fresh = await ticket();
    server.clock.advance(260);
    expect((await confirm(fresh, nextCode(server, secret))).status).toBe(1);
  });

  it('rejects unknown tickets and those of other customers', async () => {
    const [one, other] = [await protectedMember(server), await protectedMember(server)];
    expect((await confirm('x'.repeat(43), appCode(server, one.secret))).data.code).toBe('ticket-expired');
    // One customer's code with the other's ticket.
    const response = await confirm(await other.ticket(), one.recovery[0] ?? '');
    expect(response.data.code).toBe('second-factor-wrong');
    expect((await confirm(await one.ticket(), one.recovery[0] ?? '')).status).toBe(1);
  });

  it('must start over after a password change', async () => {
    const { client, secret, ticket, confirm: confirmAct } = await protectedMember(server);
    const waiting = await ticket();
    await confirmAct();
    await client.call('POST user/password', { password, new_password: 'ein besseres Wort' });
    expect((await confirm(waiting, nextCode(server, secret))).data.code).toBe('ticket-expired');
  });

  it('must start over after a concurrent password change', async () => {
    const { id, secret, ticket, client } = await protectedMember(server);
    const waiting = await ticket();
    const code = nextCode(server, secret);
    const response = await overtake(
      server,
      id,
      () => confirm(waiting, code),
      (tx) => tx.updateTable('customers').set({ password_hash: 'another' }).where('id', '=', id).execute(),
    );
    expect(response.data.code).toBe('ticket-expired');
    expect((await client.call('GET user/sessions', {})).items).toHaveLength(1);
  });

  it('does not reveal the authenticator app without the password', async () => {
    const [plain, guarded] = [await member(server), await protectedMember(server)];
    const responses = await Promise.all(
      [plain, guarded].map(({ tryLogIn }) => tryLogIn('Chrome · Android', 'a guess')),
    );
    const [one, other] = responses.map(({ http, status, message, data }) => ({ http, status, message, data }));
    expect(one).toEqual(other);
    expect(one?.data).toEqual({ code: 'wrong-credentials' });
  });

  it('needs no code while the authenticator app is off or unconfirmed', async () => {
    const { logIn } = await member(server);
    const client = await logIn();
    await client.call('POST user/authenticator', { password });
    expect(await statusOf(await logIn())).toBe(200);
  });
});

describe('a login with a recovery code', () => {
  it('uses up the code and tells the customer how many are left', async () => {
    const { client, recovery, ticket, email } = await protectedMember(server, { lang: 'de-de' });
    expect((await confirm(await ticket(), recovery[0] ?? '')).status).toBe(1);
    expect((await confirm(await ticket(), recovery[0] ?? '')).data.code).toBe('second-factor-wrong');
    const mail = server.mails.find(({ subject }) => subject === 'Ein Wiederherstellungscode wurde verwendet');
    expect(mail?.to).toBe(email);
    expect(mail?.text).toContain('Verbleibende Wiederherstellungscodes: 9\n');
    expect((await titles(client)).some((title) => title.replace('\u00ad', '') === mail?.subject)).toBe(true);
    expect((await kinds(client)).slice(0, 3)).toEqual([
      'failed-login-code',
      'login-recovery-code',
      'recovery-code-used',
    ]);
    expect((await client.call('GET user/factors', {})).recovery_codes).toBe(9);
  });

  it('accepts the code in any spelling, and the app keeps working', async () => {
    const { recovery, ticket, secret } = await protectedMember(server);
    expect((await confirm(await ticket(), ` ${recovery[1]?.toLowerCase().replace('-', ' - ')} `)).status).toBe(1);
    expect((await confirm(await ticket(), nextCode(server, secret))).status).toBe(1);
  });
});

describe('housekeeping', () => {
  it('deletes only expired setups, tickets and challenges', async () => {
    const client = await (await member(server)).logIn();
    const guarded = await protectedMember(server);
    const counts = async () => {
      const { rows } = await sql<{ pending: number; on: number; tickets: number; challenges: number }>`select
        (select count(*)::int from authenticators where confirmed_at is null) as pending,
        (select count(*)::int from authenticators where confirmed_at is not null) as on,
        (select count(*)::int from login_tickets) as tickets,
        (select count(*)::int from passkey_challenges) as challenges`.execute(server.db);
      return rows[0] ?? { pending: 0, on: 0, tickets: 0, challenges: 0 };
    };
    await client.call('POST user/authenticator', { password });
    await guarded.ticket();
    await server.visitor().call('POST index/passkeyOptions', {});
    const before = await counts();
    expect([before.pending, before.on, before.tickets, before.challenges].every((count) => count > 0)).toBe(true);
    server.clock.advance(601);
    const fresh = await guarded.ticket();
    const errors: unknown[] = [];
    const end = startHousekeeping(server.services, (error) => errors.push(error));
    await expect.poll(counts).toEqual({ pending: 0, on: before.on, tickets: 1, challenges: 0 });
    await end();
    expect(errors).toEqual([]);
    expect((await confirm(fresh, guarded.recovery[0] ?? '')).status).toBe(1);
  });
});
