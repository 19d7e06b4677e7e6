import { describe, expect, it } from 'vitest';
import { transact } from '#server/db/transact';
import { publishNotice } from '#server/domains/notices/publish';
import { useApp } from '../support/app.ts';

const server = useApp();

const publish = (customer: string, change: { at?: Date; read?: boolean } = {}) =>
  transact(server.db, (tx) =>
    publishNotice(tx, server.services, {
      customer,
      language: 'en-us',
      kind: 'welcome',
      values: { username: 'x' },
      ...change,
    }),
  );

describe('notices', () => {
  it('are listed newest first with the unread count', async () => {
    const { id, client } = await server.customer();
    const ids: string[] = [];
    for (let turn = 0; turn < 23; turn += 1) ids.unshift(await publish(id, { read: turn < 2, at: new Date() }));
    const first = await client.call('GET notice/index', {});
    expect(first).toMatchObject({ page: 1, pageSize: 20, total: 23, unread: 21 });
    const second = await client.call('GET notice/index', { page: '2' });
    expect([...first.items, ...second.items].map((item) => item.id)).toEqual(ids);
    expect(second.items.map(({ read }) => read)).toEqual([false, true, true]);
  });

  it('can be marked as read one by one or all at once', async () => {
    const { id, client } = await server.customer();
    const [one] = [await publish(id), await publish(id), await publish(id)];
    await client.call('POST notice/read', { id: one });
    expect((await client.call('GET notice/detail', { id: one })).read).toBe(true);
    expect((await client.call('GET notice/index', {})).unread).toBe(2);
    await client.call('POST notice/readAll', {});
    expect((await client.call('GET notice/index', {})).unread).toBe(0);
  });

  it('are visible only to their customer', async () => {
    const [owner, other] = [await server.customer(), await server.customer()];
    const id = await publish(owner.id);
    for (const wrong of [id, '999999999', 'abc', '1'.repeat(64)]) {
      expect(await other.client.try('GET notice/detail', { id: wrong })).toMatchObject({
        http: 404,
        data: { code: 'not-found' },
      });
      expect((await other.client.try('POST notice/read', { id: wrong })).http).toBe(404);
    }
    await other.client.call('POST notice/readAll', {});
    expect((await owner.client.call('GET notice/index', {})).unread).toBe(1);
  });

  it('send one event to every device when they are read', async () => {
    const { id, client } = await server.customer();
    const notice = await publish(id, { at: new Date() });
    await client.call('POST notice/read', { id: notice });
    await client.call('POST notice/read', { id: notice });
    await client.call('POST notice/readAll', {});
    expect(server.events).toEqual([{ customer: id, event: 'unread', payload: {} }]);
  });

  it('send an event after the commit, and none if it fails', async () => {
    const { id } = await server.customer();
    const failing = transact(server.db, async (tx) => {
      await publishNotice(tx, server.services, {
        customer: id,
        language: 'en-us',
        kind: 'welcome',
        values: { username: 'x' },
      });
      expect(server.events).toEqual([]);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(server.events).toEqual([]);
    const notice = await publish(id);
    expect(server.events).toEqual([{ customer: id, event: 'notice', payload: { id: notice } }]);
  });
});
