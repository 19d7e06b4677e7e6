import type { FastifyInstance } from 'fastify';
import { success } from '../../plugins/contract/envelope.ts';
import type { Services } from '../../services.ts';
import { listActions, PAGE_SIZE, verifyActions } from './audit-store.ts';
import { pageOf } from './fields.ts';

/** The calls that show the audit log, and check that nobody changed it. */
export function registerAudit(app: FastifyInstance, { db }: Services): void {
  app.get('/audit', async (http) => {
    const page = pageOf(http);
    const { items, total } = await listActions(db, page);
    const shown = items.map(({ id, previousHash, hash, ...rest }) => ({
      id: String(id),
      ...rest,
      previous_hash: previousHash.toString('hex'),
      hash: hash.toString('hex'),
    }));
    return success({ items: shown, page, pageSize: PAGE_SIZE, total });
  });

  app.get('/audit/verify', async () => success(await verifyActions(db)));
}
