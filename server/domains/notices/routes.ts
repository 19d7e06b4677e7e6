import type { FastifyInstance } from 'fastify';
import { InvalidFields, Refusal } from '../../errors.ts';
import { transact } from '../../db/transact.ts';
import { areUsableKeys } from '../../plugins/push.ts';
import { isPushEndpoint } from '../../plugins/push-address.ts';
import { route } from '../../plugins/contract/route.ts';
import type { Services } from '../../services.ts';
import { requireLiveSession } from '../security/require-live-session.ts';
import { readPreferences, savePreference } from './preference-store.ts';
import { endSubscription, hasSubscription, saveSubscription } from './push-store.ts';
import { findNotice, listNotices, markRead, PAGE_SIZE } from './store.ts';
import { serveUnsubscribe } from './unsubscribe.ts';

interface Row {
  readonly id: bigint;
  readonly title: string;
  readonly created_at: Date;
  readonly read_at: Date | null;
}

const present = ({ id, title, created_at: createdAt, read_at: readAt }: Row) => ({
  id: String(id),
  title,
  createdAt: createdAt.toISOString(),
  read: readAt !== null,
});

export function registerNotices(app: FastifyInstance, services: Services): void {
  const { db, clock, live, push } = services;

  async function ownNotice(customer: string, id: string) {
    const notice = await findNotice(db, customer, id);
    if (!notice) throw new Refusal('not-found');
    return notice;
  }

  /** Makes every tab and device refetch its unread count. */
  async function read(customer: string, id?: bigint): Promise<void> {
    if (await markRead(db, customer, clock(), id)) live.toCustomer(customer, 'unread', {});
  }

  route(app, services, 'GET notice/index', async ({ request, customer }) => {
    const page = Number(request.page);
    const { rows, total, unread } = await listNotices(db, customer, page);
    return { items: rows.map(present), page, pageSize: PAGE_SIZE, total, unread };
  });

  route(app, services, 'GET notice/detail', async ({ request, customer }) => {
    const notice = await ownNotice(customer, request.id);
    return { ...present(notice), content: notice.content };
  });

  route(app, services, 'POST notice/read', async ({ request, customer }) => {
    const { id } = await ownNotice(customer, request.id);
    await read(customer, id);
    return {};
  });

  route(app, services, 'POST notice/readAll', async ({ customer }) => {
    await read(customer);
    return {};
  });

  route(app, services, 'GET notice/preferences', async ({ customer, session }) => ({
    kinds: await readPreferences(db, customer),
    push: { key: push?.key ?? null, subscribed: push !== undefined && (await hasSubscription(db, session.id)) },
  }));

  route(app, services, 'POST notice/preferences', async ({ request, customer }) => {
    await savePreference(db, { ...request, customer, at: clock() });
    return {};
  });

  route(app, services, 'POST notice/subscribe', async ({ request, session }) => {
    if (!push) throw new Refusal('push-unavailable');
    const unusable = [
      ...(isPushEndpoint(request.endpoint) ? [] : ['endpoint']),
      ...(areUsableKeys(request) ? [] : ['p256dh']),
    ];
    if (unusable.length > 0)
      throw new InvalidFields(Object.fromEntries(unusable.map((field) => [field, ['validation:invalid']])));
    const at = clock();
    // As it was checked, and as it is connected to.
    const target = { ...request, endpoint: new URL(request.endpoint).href };
    await transact(db, async (tx) => {
      // The lock also keeps concurrent requests from exceeding the limit.
      await requireLiveSession(tx, session, at);
      if (!(await saveSubscription(tx, session, target, at)))
        throw new InvalidFields({ endpoint: ['validation:invalid'] });
    });
    return {};
  });

  route(app, services, 'POST notice/unsubscribe', async ({ session }) => {
    await endSubscription(db, session.id);
    return {};
  });

  void serveUnsubscribe(app, services);
}
