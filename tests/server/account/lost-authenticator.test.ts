import { describe, expect, it } from 'vitest';
import { DAY, losing, reason, removalsOf, report, waiting } from '../security/removal-support.ts';
import { nextCode, overtake, protectedMember } from '../security/support.ts';
import { useApp } from '../support/app.ts';
import { agents, kinds, password, titles } from './support.ts';

const server = useApp();

describe('a request to remove a lost authenticator app', () => {
  it('is open with the ticket of a login, and says what comes next', async () => {
    const { id, ticket, client } = await protectedMember(server);
    const response = await report(server, await ticket());
    expect(response).toMatchObject({
      http: 200,
      status: 1,
      data: { state: 'requested', due_at: null, repeated: false },
    });
    expect(await removalsOf(server, id)).toMatchObject([{ state: 'requested', text: reason, ended_at: null }]);
    // It changes nothing yet.
    expect((await client.call('GET user/factors', {})).recovery_codes).toBe(10);
  });

  it('tells the customer at once by mail, notice, activity and user info: from which device and address', async () => {
    const { email, ticket, client } = await protectedMember(server, { lang: 'de-de' });
    const mine = await ticket();
    server.events.length = 0;
    const thief = Object.assign(server.visitor(), { userAgent: agents['Firefox · Windows'] });
    await thief.call('POST index/lostAuthenticator', { ticket: mine, text: reason });
    expect(server.mails).toEqual([
      expect.objectContaining({ to: email, subject: 'Entfernung Ihrer Authenticator-App beantragt' }),
    ]);
    expect(server.mails[0]?.text).toContain('Firefox · Windows');
    expect(server.mails[0]?.text).toContain('http://localhost:5173/security');
    // What was written may be of a thief, and is for the reviewer alone.
    expect(server.mails[0]?.text).not.toContain(reason);
    expect(await titles(client)).toContain('Entfernung Ihrer Authenticator-App beantragt');
    expect((await kinds(client))[0]).toBe('removal-requested');
    const { info } = await client.call('GET user/info', {});
    expect(info.authenticator_removal).toMatchObject({
      state: 'requested',
      due_at: null,
      device: 'Firefox · Windows',
      address: '127.0.0.1',
    });
    // Open tabs hear of it.
    expect(server.events).toEqual([expect.objectContaining({ event: 'notice' })]);
  });

  it('leaves the ticket valid: the customer may find the app', async () => {
    const { ticket, secret } = await protectedMember(server);
    const mine = await ticket();
    await report(server, mine);
    const confirmed = await server
      .visitor()
      .call('POST index/confirmLogin', { ticket: mine, code: nextCode(server, secret) });
    // A login with a code doesn't stop it, but shows it.
    expect(confirmed.info.authenticator_removal).toMatchObject({ state: 'requested' });
    expect((await report(server, mine)).data.code).toBe('ticket-expired');
  });

  it('keeps the first one, and answers its state to a repeated one', async () => {
    const { id, ticket } = await losing(server);
    server.clock.advance(60);
    const again = await report(server, await ticket(), 'something else');
    const [only, ...others] = await removalsOf(server, id);
    expect([only?.text, others, server.mails]).toEqual([reason, [], []]);
    expect(again.data).toEqual({
      state: 'requested',
      requested_at: only?.requested_at.toISOString(),
      due_at: null,
      repeated: true,
    });
  });

  it('answers when it is due once it is approved, and not from where it was asked', async () => {
    const { id, ticket } = await waiting(server);
    const [row] = await removalsOf(server, id);
    const { data } = await report(server, await ticket());
    expect(data).toEqual({
      state: 'waiting',
      requested_at: row?.requested_at.toISOString(),
      due_at: row?.due_at?.toISOString(),
      repeated: true,
    });
  });

  it('made a hundred times at once is one, with one mail', async () => {
    const { id, client, ticket } = await protectedMember(server);
    const mine = await ticket();
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, index) => report(server, mine, `try ${index}`)),
    );
    expect(responses.map(({ data }) => data.repeated).filter((repeated) => repeated === false)).toHaveLength(1);
    expect(new Set(responses.map(({ http }) => http))).toEqual(new Set([200]));
    expect(await removalsOf(server, id)).toHaveLength(1);
    expect(server.mails).toHaveLength(1);
    expect((await kinds(client)).filter((kind) => kind === 'removal-requested')).toHaveLength(1);
  });

  it('can be made three times a day', async () => {
    const { id, client, ticket } = await protectedMember(server);
    for (let count = 0; count < 3; count += 1) {
      expect((await report(server, await ticket())).status).toBe(1);
      await client.call('POST user/stopRemoval', {});
      server.clock.advance(3600);
    }
    expect((await report(server, await ticket())).data.code).toBe('removal-limit');
    expect(await removalsOf(server, id)).toHaveLength(3);
    server.clock.advance(22 * 3600);
    expect((await report(server, await ticket())).status).toBe(1);
  });
});

describe('it is refused', () => {
  it('with an unknown, expired or used ticket', async () => {
    const { id, ticket, secret } = await protectedMember(server);
    expect((await report(server, 'x'.repeat(43))).data.code).toBe('ticket-expired');
    const used = await ticket();
    await server.visitor().call('POST index/confirmLogin', { ticket: used, code: nextCode(server, secret) });
    expect((await report(server, used)).data.code).toBe('ticket-expired');
    const old = await ticket();
    server.clock.advance(301);
    expect((await report(server, old)).data.code).toBe('ticket-expired');
    expect(await removalsOf(server, id)).toEqual([]);
  });

  it('after the password changed, even while it is on its way', async () => {
    const { id, client, ticket } = await protectedMember(server);
    const mine = await ticket();
    const refused = await overtake(
      server,
      id,
      () => report(server, mine),
      (tx) => tx.updateTable('customers').set({ password_hash: 'another' }).where('id', '=', id).execute(),
    );
    expect(refused.data.code).toBe('ticket-expired');
    expect(await removalsOf(server, id)).toEqual([]);
    expect((await client.call('GET user/info', {})).info.authenticator_removal).toBeNull();
  });

  it('when a login uses up the ticket while it is on its way', async () => {
    const { id, ticket } = await protectedMember(server);
    const mine = await ticket();
    const refused = await overtake(
      server,
      id,
      () => report(server, mine),
      (tx) => tx.deleteFrom('login_tickets').where('customer_id', '=', id).execute(),
    );
    expect(refused.data.code).toBe('ticket-expired');
    expect(await removalsOf(server, id)).toEqual([]);
  });

  it('with the ticket of a password recovery: the email alone must not open the account', async () => {
    const { id, username } = await protectedMember(server);
    await server.visitor().call('POST index/forgotPassword', { identifier: username });
    await expect.poll(() => server.mails.length).toBe(1);
    const code = /\b\d{6}\b/.exec(server.mails[0]?.text ?? '')?.[0] ?? 'none';
    const { data } = await server
      .visitor()
      .try('POST index/resetPassword', { identifier: username, code, password: 'ein besseres Wort' });
    const refused = await report(server, String(data.ticket));
    expect([refused.data.code, refused.message]).toEqual([
      'login-password-needed',
      'After a password reset, we can’t take this request. Log in with your current password, or contact support.',
    ]);
    expect(await removalsOf(server, id)).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['too much', 'x'.repeat(1001)],
    ['what the database can’t store', 'a\u0000b'],
  ])('with %s as text', async (_name, text) => {
    const { id, ticket } = await protectedMember(server);
    const refused = await report(server, await ticket(), text);
    expect([refused.http, Object.keys(refused.data.errors ?? {})]).toEqual([422, ['text']]);
    expect(await removalsOf(server, id)).toEqual([]);
  });
});

it('is refused to a closed account, and erased with it', async () => {
  const { id, client, ticket, confirm } = await losing(server);
  const mine = await ticket();
  await confirm();
  await client.call('POST user/close', { password, forfeit_remainder: false });
  server.clock.advance(14 * DAY + 1);
  const { closeDueAccounts } = await import('#server/domains/privacy/close-due-accounts');
  await closeDueAccounts(server.services, (error) => {
    throw error;
  });
  expect(await removalsOf(server, id)).toEqual([]);
  expect((await report(server, mine)).data.code).toBe('ticket-expired');
});
