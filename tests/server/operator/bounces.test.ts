import { describe, expect, it } from 'vitest';
import { transact } from '#server/db/transact';
import { saveLanguage } from '#server/domains/account/store';
import { eraseAccount } from '#server/domains/privacy/erase-account';
import { recordActivity } from '#server/domains/security/activity-store';
import { changeEmail } from '#server/domains/security/store';
import { DAY_SECONDS } from '#server/time';
import { kinds, titles } from '../account/support.ts';
import { overtake } from '../security/support.ts';
import { useApp } from '../support/app.ts';
import { fromOutside } from '../support/client.ts';
import { acts, operate, withToken } from './support.ts';

const server = useApp(withToken);

const title = 'We can’t reach you by email';

async function owner() {
  const { id, client } = await server.customer();
  const { email } = (await client.call('GET user/info', {})).info;
  return { id, client, email };
}

const bounced = (email: string, status?: string) => operate(server, 'POST', 'bounces', { email, status });

describe('an email that came back', () => {
  it('is told to its customer in the app alone, and the log has neither address nor name', async () => {
    const { id, client, email } = await owner();
    await saveLanguage(server.db, id, 'de-de');
    expect((await bounced(email.toUpperCase(), '5.1.1')).data).toEqual({ customer: id, repeated: false });
    const { items, unread } = await client.call('GET notice/index', {});
    expect([items.map((each) => each.title), unread]).toEqual([['Unsere E-Mails erreichen Sie nicht'], 1]);
    const { content } = await client.call('GET notice/detail', { id: items[0]?.id ?? '' });
    expect(content).toContain(email);
    expect(content).toContain('href="/user/email"');
    expect(server.events).toContainEqual(expect.objectContaining({ customer: id, event: 'notice' }));
    expect(server.mails).toEqual([]);
    const { items: activity } = await client.call('GET user/activity', {});
    expect(activity[0]).toMatchObject({ kind: 'email-bounced', device: null, address: null });
    expect((await acts(server))[0]).toMatchObject({
      operator: 'Ada',
      act: 'email-bounced',
      subject: `customer/${id}`,
      details: { repeated: false, status: '5.1.1' },
    });
    expect(JSON.stringify(await acts(server))).not.toContain(email);
    expect((await operate(server, 'GET', `customers/${id}`)).data.email_bounced_at).toEqual(activity[0]?.created_at);
  });

  it('is told once a week, however often and at once it is said', async () => {
    const { id, client, email } = await owner();
    const responses = await Promise.all(Array.from({ length: 4 }, () => bounced(email)));
    expect(responses.filter(({ data }) => data.repeated === false)).toHaveLength(1);
    expect(responses.filter(({ data }) => data.repeated === true)).toHaveLength(3);
    server.clock.advance(6 * DAY_SECONDS);
    expect((await bounced(email)).data).toEqual({ customer: id, repeated: true });
    expect(await titles(client)).toEqual([title]);
    expect(await kinds(client)).toEqual(['email-bounced']);
    // What an operator says is logged each time.
    expect((await acts(server)).filter(({ subject }) => subject === `customer/${id}`)).toHaveLength(5);
    server.clock.advance(2 * DAY_SECONDS);
    expect((await bounced(email)).data.repeated).toBe(false);
    expect(await titles(client)).toEqual([title, title]);
  });

  it('is told again from a new address', async () => {
    const { id, client, email } = await owner();
    await bounced(email);
    await transact(server.db, async (tx) => {
      await changeEmail(tx, id, `new-${email}`);
      await recordActivity(tx, { customer: id, kind: 'email-changed', device: null, at: server.clock.now() });
    });
    expect((await operate(server, 'GET', `customers/${id}`)).data.email_bounced_at).toBeNull();
    expect((await bounced(email)).http).toBe(404);
    expect((await bounced(`new-${email}`)).data.repeated).toBe(false);
    expect(await titles(client)).toEqual([title, title]);
  });

  it('is nobody’s if the address has no account, or a closed one', async () => {
    const { id, email } = await owner();
    await transact(server.db, (tx) =>
      eraseAccount(tx, { customer: id, email: 'none', unusablePasswordHash: 'none', at: server.clock.now() }),
    );
    for (const each of [email, 'nobody@post.example']) expect((await bounced(each)).http).toBe(404);
    expect((await acts(server)).filter(({ subject }) => subject === `customer/${id}`)).toEqual([]);
  });

  it('is nobody’s if its customer changes it meanwhile', async () => {
    const { id, client, email } = await owner();
    const response = await overtake(
      server,
      id,
      () => fromOutside(() => bounced(email)),
      (tx) => changeEmail(tx, id, `moved-${email}`),
    );
    expect(response.http).toBe(404);
    expect(await titles(client)).toEqual([]);
    expect(await kinds(client)).toEqual([]);
  });

  it.each(['4.4.1', '5.1', '550', '5.1.1 <ada@post.example>'])('is not one with the status %s', async (status) => {
    const { client, email } = await owner();
    expect((await bounced(email, status)).http).toBe(422);
    expect(await titles(client)).toEqual([]);
  });
});
