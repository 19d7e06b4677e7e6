import { describe, expect, it } from 'vitest';
import { DAY_SECONDS } from '#server/time';
import { approved, losing, reason, removalsOf, report, resetTicket, waiting } from '../security/removal-support.ts';
import { nextCode, overtake, protectedMember } from '../security/support.ts';
import { useApp } from '../support/app.ts';
import type { Client } from '../support/client.ts';
import { agents, kinds, member, password, titles } from './support.ts';

const server = useApp();

const read = (ticket: string) => server.visitor().try('POST index/authenticatorRemoval', { ticket });

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
      proof: 'password',
      waiting_days: 3,
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
      proof: 'password',
      waiting_days: 3,
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

describe('with the ticket of a password reset, which proves the email only', () => {
  it('the request is open on stricter terms, and tells so', async () => {
    const owner = await protectedMember(server);
    const ticket = await resetTicket(server, owner);
    expect((await report(server, ticket)).data).toMatchObject({
      state: 'requested',
      proof: 'email',
      waiting_days: 7,
      repeated: false,
    });
    expect(await removalsOf(server, owner.id)).toMatchObject([{ proof: 'email', text: reason }]);
    const [mail, ...others] = server.mails;
    expect([mail?.subject, others]).toEqual(['Someone asked to remove your authenticator app', []]);
    expect(mail?.text).toMatch(/^Hello,\n\nSomeone entered a code that we sent to this email address/);
    expect(mail?.text).toContain('wait 7 days before we remove anything');
    expect(mail?.text).toContain('Then someone else can read your email.');
    const { id } = (await owner.client.call('GET notice/index', {})).items[0] ?? { id: 'none' };
    const notice = await owner.client.call('GET notice/detail', { id });
    expect(JSON.stringify(notice)).toContain('Someone entered a code that we sent to your email');
    expect((await kinds(owner.client))[0]).toBe('removal-requested');
    // Neither it nor what comes of it changes the password.
    expect((await owner.tryLogIn('Safari · iPhone', password)).data.code).toBe('second-factor-needed');
  });

  it('one that is open stays as it was, whichever proof it had', async () => {
    const [first, second] = [await losing(server, { proof: 'email' }), await losing(server)];
    expect((await report(server, await first.ticket())).data).toMatchObject({ proof: 'email', repeated: true });
    expect((await report(server, await resetTicket(server, second))).data).toMatchObject({
      proof: 'password',
      waiting_days: 3,
      repeated: true,
    });
    for (const { id } of [first, second]) expect(await removalsOf(server, id)).toHaveLength(1);
  });

  it('counts as one of three a day', async () => {
    const owner = await protectedMember(server);
    for (const ticket of [owner.ticket, () => resetTicket(server, owner), owner.ticket]) {
      expect((await report(server, await ticket())).status).toBe(1);
      await owner.client.call('POST user/stopRemoval', {});
    }
    expect((await report(server, await resetTicket(server, owner))).data.code).toBe('removal-limit');
  });

  it('is refused once the password changed', async () => {
    const owner = await protectedMember(server);
    const ticket = await resetTicket(server, owner);
    await owner.confirm();
    await owner.client.call('POST user/password', { password, new_password: 'ein drittes Wort' });
    expect((await report(server, ticket)).data.code).toBe('ticket-expired');
    expect((await read(ticket)).data.code).toBe('ticket-expired');
  });
});

describe('the state, with a ticket', () => {
  it('says how long a removal would wait, by what the ticket proves', async () => {
    const owner = await protectedMember(server);
    expect((await read(await owner.ticket())).data).toEqual({ waiting_days: 3, removal: null });
    expect((await read(await resetTicket(server, owner))).data).toEqual({ waiting_days: 7, removal: null });
  });

  it('has the open removal, and follows it, without saying where it was requested', async () => {
    const owner = await losing(server);
    const ticket = await resetTicket(server, owner);
    const removal = { state: 'requested', proof: 'password', waiting_days: 3, requested_at: expect.any(String) };
    expect((await read(ticket)).data).toEqual({ waiting_days: 7, removal: { ...removal, due_at: null } });
    await approved(server, owner.removal);
    const [row] = await removalsOf(server, owner.id);
    expect((await read(ticket)).data.removal).toEqual({
      ...removal,
      state: 'waiting',
      due_at: row?.due_at?.toISOString(),
    });
    await owner.client.call('POST user/stopRemoval', {});
    expect((await read(ticket)).data.removal).toBeNull();
  });

  it('is told to nobody without one', async () => {
    await losing(server);
    expect((await read('x'.repeat(43))).data.code).toBe('ticket-expired');
  });
});

describe('a customer who is still logged in', () => {
  const ask = (client: Client, given = password) =>
    client.try('POST user/lostAuthenticator', { password: given, text: reason });

  it('asks with the login password, and sees the request at once', async () => {
    const { id, client } = await protectedMember(server);
    const { data } = await ask(client);
    expect(data).toMatchObject({
      repeated: false,
      info: { authenticator_removal: { state: 'requested', proof: 'password', waiting_days: 3 } },
    });
    expect(await removalsOf(server, id)).toMatchObject([{ proof: 'password', text: reason }]);
    expect(server.mails.map(({ subject }) => subject)).toEqual(['Someone asked to remove your authenticator app']);
    expect((await ask(client)).data.repeated).toBe(true);
    expect(await removalsOf(server, id)).toHaveLength(1);
  });

  it('needs the right password, which is recorded otherwise', async () => {
    const { id, client } = await protectedMember(server);
    expect((await ask(client, 'wrong')).data.code).toBe('wrong-password');
    expect((await kinds(client))[0]).toBe('failed-password');
    expect(await removalsOf(server, id)).toEqual([]);
  });

  it('can’t ask while the app is off', async () => {
    const { id, logIn } = await member(server);
    expect((await ask(await logIn())).data.code).toBe('authenticator-off');
    expect(await removalsOf(server, id)).toEqual([]);
  });

  it('learns beforehand how long it takes', async () => {
    const { client } = await protectedMember(server);
    expect((await client.call('GET user/factors', {})).removal_waiting_days).toBe(3);
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
  server.clock.advance(14 * DAY_SECONDS + 1);
  const { closeDueAccounts } = await import('#server/domains/privacy/close-due-accounts');
  await closeDueAccounts(server.services, (error) => {
    throw error;
  });
  expect(await removalsOf(server, id)).toEqual([]);
  expect((await report(server, mine)).data.code).toBe('ticket-expired');
});
