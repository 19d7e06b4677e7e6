import { describe, expect, it, vi } from 'vitest';
import { startOperator } from '#server/sandbox/operator/index';
import { DAY_SECONDS } from '#server/time';
import { kinds, titles } from '../account/support.ts';
import { losing, reason, removalsOf, removeDue, report } from '../security/removal-support.ts';
import { useApp } from '../support/app.ts';
import { acts, operate, withToken } from './support.ts';

const server = useApp(withToken);

const stateOf = async ({ id }: { id: string }) => (await removalsOf(server, id)).at(-1)?.state;

const listed = async (state = 'requested'): Promise<string[]> =>
  ((await operate(server, 'GET', `removals?state=${state}`)).data.items as { id: string }[]).map(({ id }) => id);

const decide = (id: bigint, what: 'approve' | 'refuse', body: object = {}, as = 'Ada') =>
  operate(server, 'POST', `removals/${id}/${what}`, body, { 'x-operator': as });

describe('the requests to remove a lost authenticator app', () => {
  it('are listed oldest first, without what was written', async () => {
    const [first, second] = [await losing(server), await losing(server)];
    expect((await listed()).slice(-2)).toEqual([first, second].map(({ removal }) => String(removal)));
    expect(JSON.stringify((await operate(server, 'GET', 'removals')).data)).not.toContain(reason);
    await decide(first.removal, 'approve');
    expect(await listed()).not.toContain(String(first.removal));
    expect(await listed('waiting')).toContain(String(first.removal));
  });

  it('show what was written and whether device and address are known; each look is logged', async () => {
    const owner = await losing(server);
    const { data } = await operate(server, 'GET', `removals/${owner.removal}`);
    expect(data).toMatchObject({
      id: String(owner.removal),
      customer: owner.id,
      state: 'requested',
      text: reason,
      proof: 'password',
      known_device: false,
      known_address: true,
      verified: false,
      verification: null,
    });
    expect((await acts(server))[0]).toMatchObject({
      operator: 'Ada',
      act: 'removal-seen',
      subject: `removal/${owner.removal}`,
    });
  });

  it('show the proof, the verification, and when the account was last used', async () => {
    const owner = await losing(server, { proof: 'email' });
    const { id } = owner;
    const at = server.clock.now();
    const returned = { document: 'passport', status: 3, reason: 'Blurred.', submitted_at: at, decided_at: at } as const;
    const { id: verification } = await server.db
      .insertInto('verifications')
      .values({ ...returned, customer_id: id, full_name: 'Margit Øst' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await server.db.updateTable('customers').set({ real_status: 1 }).where('id', '=', id).execute();
    const [session] = (await owner.client.call('GET user/sessions', {})).items;
    const { data } = await operate(server, 'GET', `removals/${owner.removal}`);
    expect(data).toMatchObject({
      proof: 'email',
      verified: true,
      verification: String(verification),
      last_seen_at: session?.seen_at,
    });
    expect((await operate(server, 'GET', 'removals')).data.items).toContainEqual(
      expect.objectContaining({ id: String(owner.removal), proof: 'email' }),
    );
  });

  it('know the device and the address of the registration', async () => {
    const owner = await losing(server);
    const { device, address } = (await removalsOf(server, owner.id))[0] ?? {};
    await server.db.deleteFrom('account_activity').where('customer_id', '=', owner.id).execute();
    const seen = async () => {
      const { known_device: isDevice, known_address: isAddress } = (
        await operate(server, 'GET', `removals/${owner.removal}`)
      ).data;
      return [isDevice, isAddress];
    };
    expect(await seen()).toEqual([false, false]);
    await server.db
      .insertInto('account_activity')
      .values({ customer_id: owner.id, kind: 'registered', device, address, created_at: new Date(0) })
      .execute();
    expect(await seen()).toEqual([true, true]);
  });

  it('can be approved once, even concurrently', async () => {
    const owner = await losing(server);
    const responses = await Promise.all(
      Array.from({ length: 4 }, (_, index) => decide(owner.removal, 'approve', {}, `Person ${index}`)),
    );
    expect(responses.map(({ http }) => String(http)).toSorted()).toEqual(['200', '409', '409', '409']);
    expect(await stateOf(owner)).toBe('waiting');
    expect(server.mails).toHaveLength(1);
    const subject = `removal/${owner.removal}`;
    expect((await acts(server)).filter((entry) => entry.subject === subject).map(({ act }) => act)).toEqual([
      'removal-approved',
    ]);
  });

  it.each([false, true])(
    'can be refused with a reason that only the customer sees (approved before: %s)',
    async (before) => {
      const owner = await losing(server);
      if (before) await decide(owner.removal, 'approve');
      server.mails.length = 0;
      expect((await decide(owner.removal, 'refuse', { reason: ' ' })).http).toBe(422);
      expect((await decide(owner.removal, 'refuse', { reason: 'Margit did not answer our call.' })).http).toBe(200);
      expect(await removalsOf(server, owner.id)).toMatchObject([
        { state: 'refused', reason: 'Margit did not answer our call.' },
      ]);
      expect(server.mails).toEqual([
        expect.objectContaining({ to: owner.email, subject: 'Your authenticator app stays on' }),
      ]);
      expect(server.mails[0]?.text).toContain('Margit did not answer our call.');
      expect(await titles(owner.client)).toContain('Your authenticator app stays on');
      expect((await kinds(owner.client))[0]).toBe('removal-refused');
      expect(JSON.stringify(await acts(server))).not.toMatch(/Margit|phone/);
      expect((await acts(server))[0]).toMatchObject({
        act: 'removal-refused',
        details: { reason_sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      });
      server.clock.advance(4 * DAY_SECONDS);
      await removeDue(server);
      expect(await stateOf(owner)).toBe('refused');
      // It can be requested again.
      expect((await report(server, await owner.ticket())).data).toMatchObject({ repeated: false });
    },
  );

  it('that have ended say so, that never were are 404, and other requests 422', async () => {
    const owner = await losing(server);
    await owner.client.call('POST user/stopRemoval', {});
    for (const act of ['approve', 'refuse'] as const) {
      expect(await decide(owner.removal, act, act === 'refuse' ? { reason: 'x' } : {})).toMatchObject({
        http: 409,
        message: "That can't be done: this removal is stopped.",
      });
      expect((await decide(999_999n, act, act === 'refuse' ? { reason: 'x' } : {})).http).toBe(404);
    }
    expect((await operate(server, 'GET', 'removals/999999')).http).toBe(404);
    expect((await operate(server, 'GET', 'removals/1;drop')).http).toBe(422);
    expect((await operate(server, 'GET', 'removals?state=removed')).http).toBe(422);
    expect(await stateOf(owner)).toBe('stopped');
  });

  it.each<Record<string, string>>([{ authorization: 'Bearer wrong' }, { 'x-operator': 'automatic' }])(
    'need an operator, not %j',
    async (headers) => {
      const owner = await losing(server);
      for (const [method, path, body] of [
        ['GET', 'removals', undefined],
        ['GET', `removals/${owner.removal}`, undefined],
        ['POST', `removals/${owner.removal}/approve`, {}],
        ['POST', `removals/${owner.removal}/refuse`, { reason: 'x' }],
      ] as const)
        expect([401, 422]).toContain((await operate(server, method, path, body, headers)).http);
      expect(await stateOf(owner)).toBe('requested');
    },
  );

  it('are approved by the automatic operator after seconds, once by several servers; the three days stay', async () => {
    const owner = await losing(server);
    const errors: unknown[] = [];
    const stops = Array.from({ length: 3 }, () => startOperator(server.services, (error) => errors.push(error)));
    await vi.waitFor(
      async () => {
        server.clock.advance(1);
        expect(await stateOf(owner)).toBe('waiting');
      },
      { timeout: 30_000, interval: 100 },
    );
    await Promise.all(stops.map((stop) => stop()));
    expect(errors).toEqual([]);
    expect(server.mails.filter(({ to }) => to === owner.email)).toHaveLength(1);
    expect((await acts(server)).find(({ subject }) => subject === `removal/${owner.removal}`)).toMatchObject({
      operator: 'automatic',
      act: 'removal-approved',
    });
    await removeDue(server);
    expect(await stateOf(owner)).toBe('waiting');
  });
});
