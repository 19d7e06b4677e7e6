import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../errors.ts';
import { route } from '../../plugins/contract/route.ts';
import type { Services } from '../../services.ts';
import { statusReader } from './describe-status.ts';
import { readBalanceProof } from './read-balance-proof.ts';
import { listSnapshots } from './snapshot-store.ts';
import { snapshotInterval } from './take-snapshot.ts';

const PAGE_SIZE = 20;

type Snapshot = Awaited<ReturnType<typeof listSnapshots>>['items'][number];

const describe = ({ id, taken_at, roots }: Snapshot) => ({
  number: String(id),
  time: taken_at.toISOString(),
  items: roots.map(({ currency, root, liabilities, assets }) => ({
    currency,
    root: root.toString('hex'),
    liabilities,
    assets,
  })),
});

export function registerTransparency(app: FastifyInstance, services: Services): void {
  const { db, settings, clock } = services;
  const status = statusReader(db, clock);

  route(app, services, 'GET transparency/liabilities', async () => {
    const { items } = await listSnapshots(db, { page: 1, pageSize: 1 });
    const [latest] = items;
    if (!latest) throw new Refusal('not-found');
    const next = new Date(latest.due_at.getTime() + snapshotInterval(settings));
    return { ...describe(latest), next_at: next.toISOString() };
  });

  route(app, services, 'GET transparency/snapshots', async ({ request }) => {
    const page = Number(request.page);
    const { items, total } = await listSnapshots(db, { page, pageSize: PAGE_SIZE });
    return { items: items.map(describe), page, pageSize: PAGE_SIZE, total };
  });

  route(app, services, 'GET transparency/status', ({ language }) => status(language));

  route(app, services, 'GET transparency/proof', ({ request, customer }) =>
    readBalanceProof(services, customer, request.snapshot),
  );
}
