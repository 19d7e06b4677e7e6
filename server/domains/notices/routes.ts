import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../errors.ts';
import { route } from '../../plugins/contract/route.ts';
import type { Services } from '../../services.ts';
import { findNotice, listNotices, markRead, PAGE_SIZE } from './store.ts';

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
  const { db, clock, live } = services;

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
}
