import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { transact } from '#server/db/transact';
import { recordAction, verifyActions } from '#server/domains/operator/audit-store';
import { removeDueAuthenticators } from '#server/domains/operator/remove-due-authenticators';
import { startHousekeeping } from '#server/housekeeping';
import { DAY_MS, DAY_SECONDS } from '#server/time';
import { kinds, password, titles } from '../account/support.ts';
import { useApp } from '../support/app.ts';
import { fromOutside } from '../support/client.ts';
import { approved, losing, removalsOf, removeDue, report, resetTicket, waiting } from './removal-support.ts';
import { appCode, nextCode, protectedMember } from './support.ts';

const server = useApp();

type Owner = Awaited<ReturnType<typeof waiting>>;

const isOn = async ({ id }: Pick<Owner, 'id'>): Promise<boolean> =>
  (await server.db
    .selectFrom('authenticators')
    .select('customer_id')
    .where('customer_id', '=', id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()) !== undefined;

const stateOf = async ({ id }: Pick<Owner, 'id'>) => (await removalsOf(server, id)).at(-1)?.state;

const infoOf = async ({ client }: Owner) => (await client.call('GET user/info', {})).info;

const removedEntries = async ({ removal }: Owner): Promise<number> =>
  (
    await server.db
      .selectFrom('operator_audit')
      .select('id')
      .where('act', '=', 'authenticator-removed')
      .where('subject', '=', `removal/${removal}`)
      .execute()
  ).length;

describe('an approved removal', () => {
  it('is announced by mail, notice and activity with its moment, three days ahead', async () => {
    const owner = await losing(server);
    await approved(server, owner.removal);
    const [row] = await removalsOf(server, owner.id);
    expect((row?.due_at?.getTime() ?? 0) - (row?.decided_at?.getTime() ?? 0)).toBe(3 * DAY_MS);
    const moment = new Intl.DateTimeFormat('en-US', {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: 'UTC',
    }).format(row?.due_at ?? 0);
    expect(server.mails).toEqual([
      expect.objectContaining({ to: owner.email, subject: 'Your authenticator app will be removed' }),
    ]);
    expect(server.mails[0]?.text).toContain(`We’ll remove them on ${moment}`);
    expect(server.mails[0]?.text).toContain('http://localhost:5173/security');
    expect(await titles(owner.client)).toContain('Your authenticator app will be removed');
    expect((await kinds(owner.client))[0]).toBe('removal-approved');
    expect((await infoOf(owner)).authenticator_removal).toMatchObject({
      state: 'waiting',
      due_at: row?.due_at?.toISOString(),
    });
    expect(server.events).toEqual([expect.objectContaining({ customer: owner.id, event: 'notice' })]);
  });

  it('changes nothing before its time', async () => {
    const owner = await waiting(server);
    server.clock.advance(3 * DAY_SECONDS - 60);
    await removeDue(server);
    expect([await isOn(owner), await stateOf(owner)]).toEqual([true, 'waiting']);
    expect((await owner.tryLogIn('Safari · iPhone', password)).data.code).toBe('second-factor-needed');
  });

  it('is carried out when due: the app and its codes are gone, withdrawals are held, and the customer is told', async () => {
    const owner = await waiting(server);
    server.clock.advance(3 * DAY_SECONDS + 1);
    await removeDue(server);
    expect([await isOn(owner), await stateOf(owner)]).toEqual([false, 'removed']);
    const left = await server.db
      .selectFrom('recovery_codes')
      .select('customer_id')
      .where('customer_id', '=', owner.id)
      .execute();
    expect(left).toEqual([]);
    expect((await owner.tryLogIn('Safari · iPhone', password)).status).toBe(1);
    const info = await infoOf(owner);
    expect([info.authenticator_removal, info.withdrawals_held?.reason]).toEqual([null, 'authenticator-removed']);
    expect(Date.parse(info.withdrawals_held?.until ?? '') - server.clock.now().getTime()).toBeGreaterThan(
      (DAY_SECONDS - 60) * 1000,
    );
    const mails = server.mails.filter(({ to }) => to === owner.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your authenticator app was removed']);
    expect(mails[0]?.text).toContain('withdrawals are paused for 24 hours');
    expect(await titles(owner.client)).toContain('Your authenticator app was removed');
    expect((await kinds(owner.client)).filter((kind) => kind === 'authenticator-removed')).toHaveLength(1);
    expect(await removedEntries(owner)).toBe(1);
    expect((await verifyActions(server.db)).broken).toBeNull();
  });

  it('ends logins that wait for a code', async () => {
    const owner = await waiting(server);
    server.clock.advance(3 * DAY_SECONDS + 1);
    const pending = await owner.ticket();
    await removeDue(server);
    const confirmed = await server
      .visitor()
      .try('POST index/confirmLogin', { ticket: pending, code: nextCode(server, owner.secret) });
    expect(confirmed.data.code).toBe('ticket-expired');
  });

  it('is carried out once by several servers', async () => {
    const owners = [await waiting(server), await waiting(server), await waiting(server)];
    server.mails.length = 0;
    server.clock.advance(3 * DAY_SECONDS + 1);
    const errors: unknown[] = [];
    await Promise.all(
      Array.from({ length: 4 }, () => removeDueAuthenticators(server.services, (error) => errors.push(error))),
    );
    expect(errors).toEqual([]);
    expect(server.mails.map(({ to }) => to).toSorted()).toEqual(owners.map(({ email }) => email).toSorted());
    for (const owner of owners) expect([await isOn(owner), await removedEntries(owner)]).toEqual([false, 1]);
  });

  it('is carried out by the housekeeping from its start', async () => {
    const owner = await waiting(server);
    server.clock.advance(3 * DAY_SECONDS + 1);
    const errors: unknown[] = [];
    await startHousekeeping(server.services, (error) => errors.push(error))();
    expect([errors, await isOn(owner)]).toEqual([[], false]);
  });

  it('is undone and done again when its server is killed just before the commit', async () => {
    const owner = await waiting(server);
    server.clock.advance(3 * DAY_SECONDS + 1);
    const errors: unknown[] = [];
    // With the log held, the job waits at its last step.
    const killed = await transact(server.db, async (tx) => {
      await recordAction(tx, {
        operator: { name: 'Ada', token: 'shared' },
        act: 'test',
        subject: 'held',
        at: server.clock.now(),
      });
      const job = fromOutside(() => removeDueAuthenticators(server.services, (error) => errors.push(error)));
      for (;;) {
        const { rows } = await fromOutside(() =>
          sql`select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`.execute(
            server.db,
          ),
        );
        if (rows.length > 0) break;
      }
      return { job };
    });
    await killed.job;
    expect(errors).toHaveLength(1);
    expect([await isOn(owner), await stateOf(owner), server.mails]).toEqual([true, 'waiting', []]);
    expect((await infoOf(owner)).withdrawals_held).toBeNull();
    await removeDue(server);
    expect([await isOn(owner), await stateOf(owner), await removedEntries(owner)]).toEqual([false, 'removed', 1]);
    expect(server.mails).toHaveLength(1);
  });

  it('that fails does not delay the others', async () => {
    const [broken, other] = [await waiting(server), await waiting(server)];
    server.clock.advance(3 * DAY_SECONDS + 1);
    await sql`create function break_down() returns trigger language plpgsql as $$ begin
      if old.customer_id = ${sql.lit(broken.id)} then raise exception 'gone'; end if; return old; end $$`.execute(
      server.db,
    );
    await sql`create trigger break_down before delete on authenticators for each row execute function break_down()`.execute(
      server.db,
    );
    const errors: unknown[] = [];
    await removeDueAuthenticators(server.services, (error) => errors.push(error));
    expect([errors.length, await stateOf(broken), await stateOf(other)]).toEqual([1, 'waiting', 'removed']);
    await sql`drop function break_down cascade`.execute(server.db);
    await removeDue(server);
    expect(await stateOf(broken)).toBe('removed');
  });
});

describe('an approved removal that only the email was proof of', () => {
  it('waits for seven days, and says so in its mails and notices', async () => {
    const owner = await losing(server, { proof: 'email' });
    await approved(server, owner.removal);
    const [row] = await removalsOf(server, owner.id);
    expect((row?.due_at?.getTime() ?? 0) - (row?.decided_at?.getTime() ?? 0)).toBe(7 * DAY_MS);
    expect(server.mails).toEqual([
      expect.objectContaining({ to: owner.email, subject: 'Your authenticator app will be removed' }),
    ]);
    expect(server.mails[0]?.text).toContain('a code sent to this email address is enough to reset your password');
    expect(server.mails[0]?.text).toContain('change the password of your email account');
    expect((await infoOf(owner)).authenticator_removal).toMatchObject({
      state: 'waiting',
      proof: 'email',
      waiting_days: 7,
      due_at: row?.due_at?.toISOString(),
    });
    server.clock.advance(7 * DAY_SECONDS - 60);
    await removeDue(server);
    expect([await isOn(owner), await stateOf(owner)]).toEqual([true, 'waiting']);
  });

  it('lets the customer in by email once it is carried out, and holds withdrawals', async () => {
    const owner = await waiting(server, { proof: 'email' });
    server.clock.advance(7 * DAY_SECONDS + 1);
    await removeDue(server);
    expect([await isOn(owner), await stateOf(owner)]).toEqual([false, 'removed']);
    expect((await infoOf(owner)).withdrawals_held?.reason).toBe('authenticator-removed');
    const mail = server.mails.find(({ to }) => to === owner.email);
    expect(mail?.subject).toBe('Your authenticator app was removed');
    expect(mail?.text).toContain('You can now reset your password with a code by email:\nhttp://localhost:5173/login');
    // Nothing that was entered before is kept.
    expect((await owner.tryLogIn('Safari · iPhone', 'ein besseres Wort')).data.code).toBe('wrong-credentials');
    // There is no ticket now: the reset is complete.
    expect(await resetTicket(server, owner)).toBe('undefined');
    const [first, second] = await Promise.all([
      owner.tryLogIn('Safari · iPhone', 'ein besseres Wort'),
      owner.tryLogIn('Safari · iPhone', password),
    ]);
    expect([first.status, second.data.code]).toEqual([1, 'wrong-credentials']);
  });

  it.each([
    ['requested', losing],
    ['waiting', waiting],
  ])('is stopped by one press while it is %s, which says that someone reads the email', async (_state, make) => {
    const owner = await make(server, { proof: 'email' });
    await owner.client.call('POST user/stopRemoval', {});
    expect(await stateOf(owner)).toBe('stopped');
    expect(server.mails[0]?.subject).toBe('The removal of your authenticator app was stopped');
    expect(server.mails[0]?.text).toContain('Then someone else can read your email.');
    expect(server.mails[0]?.text).not.toContain('knows your login password');
    server.clock.advance(8 * DAY_SECONDS);
    await removeDue(server);
    expect(await isOn(owner)).toBe(true);
  });
});

describe('one press of the customer', () => {
  it.each([
    ['requested', losing],
    ['waiting', waiting],
  ])('stops a %s removal, which is recorded and told', async (_state, make) => {
    const owner = await make(server);
    const { info } = await owner.client.call('POST user/stopRemoval', {});
    expect([info.authenticator_removal, await stateOf(owner)]).toEqual([null, 'stopped']);
    expect(server.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [owner.email, 'The removal of your authenticator app was stopped'],
    ]);
    expect(await titles(owner.client)).toContain('The removal of your authenticator app was stopped');
    expect((await kinds(owner.client))[0]).toBe('removal-stopped');
    server.clock.advance(4 * DAY_SECONDS);
    await removeDue(server);
    expect(await isOn(owner)).toBe(true);
    expect(info.withdrawals_held).toBeNull();
  });

  it('needs a session', async () => {
    await losing(server);
    expect((await server.visitor().try('POST user/stopRemoval', {})).http).toBe(401);
  });

  it('stops no one else’s', async () => {
    const [owner, other] = [await losing(server), await protectedMember(server)];
    expect((await other.client.try('POST user/stopRemoval', {})).status).toBe(1);
    expect(await stateOf(owner)).toBe('requested');
    expect(server.mails).toEqual([]);
  });

  it('tells once, however often it comes', async () => {
    const owner = await waiting(server);
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => owner.client.try('POST user/stopRemoval', {})),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([1]));
    expect(server.mails).toHaveLength(1);
  });

  it('and the approval at the same time leave one outcome', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const owner = await losing(server);
      await Promise.all([approved(server, owner.removal), owner.client.call('POST user/stopRemoval', {})]);
      expect(await stateOf(owner)).toBe('stopped');
      server.clock.advance(3 * DAY_SECONDS + 1);
      await removeDue(server);
      expect(await isOn(owner)).toBe(true);
    }
  });

  it('and the removal at the same time leave one outcome', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const owner = await waiting(server);
      server.clock.advance(3 * DAY_SECONDS + 1);
      await Promise.all([removeDue(server), owner.client.call('POST user/stopRemoval', {})]);
      const state = await stateOf(owner);
      expect(['stopped', 'removed']).toContain(state);
      expect([await isOn(owner), await removedEntries(owner)]).toEqual(state === 'stopped' ? [true, 0] : [false, 1]);
      expect(server.mails).toHaveLength(1);
    }
  });
});

describe('a newly set up authenticator app is not the lost one', () => {
  it('so turning the app off ends the request', async () => {
    const owner = await waiting(server);
    await owner.confirm();
    await owner.client.call('POST user/removeAuthenticator', { password });
    expect([await stateOf(owner), (await infoOf(owner)).authenticator_removal]).toEqual(['obsolete', null]);
    expect((await kinds(owner.client)).slice(0, 2)).toEqual(['authenticator-off', 'removal-obsolete']);
    const { secret } = await owner.client.call('POST user/authenticator', { password });
    await owner.client.call('POST user/confirmAuthenticator', { code: appCode(server, secret) });
    server.clock.advance(3 * DAY_SECONDS + 1);
    await removeDue(server);
    expect(await isOn(owner)).toBe(true);
    // The next request is about the new one.
    expect((await report(server, await owner.ticket())).data).toMatchObject({ state: 'requested', repeated: false });
  });
});

describe('the database', () => {
  it('refuses a second open request, an earlier removal, and changes of one that ended', async () => {
    const owner = await waiting(server);
    const { id, removal } = owner;
    await expect(
      sql`insert into authenticator_removals (customer_id, proof, text, device, address, requested_at)
        values (${id}, 'password', '', '', '', now())`.execute(server.db),
    ).rejects.toThrow('authenticator_removals_open');
    await expect(
      sql`update authenticator_removals set state = 'removed', ended_at = now() where id = ${removal}`.execute(
        server.db,
      ),
    ).rejects.toThrow('authenticator_removals_waited');
    await expect(
      sql`update authenticator_removals set due_at = now() where id = ${removal}`.execute(server.db),
    ).rejects.toThrow('would change');
    await expect(
      sql`update authenticator_removals set proof = 'email' where id = ${removal}`.execute(server.db),
    ).rejects.toThrow('would change');
    await owner.client.call('POST user/stopRemoval', {});
    await expect(
      sql`update authenticator_removals set state = 'waiting', ended_at = null where id = ${removal}`.execute(
        server.db,
      ),
    ).rejects.toThrow('has ended');
  });
});

it('the export has every request with what was written and decided', async () => {
  const owner = await waiting(server);
  await owner.confirm();
  const { data } = await owner.client.call('POST user/export', { password });
  expect(data.removals).toMatchObject([
    { state: 'waiting', text: 'My phone broke on Friday.', device: expect.any(String), ended_at: null },
  ]);
});
