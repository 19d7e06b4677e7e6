import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../errors.ts';
import { runOnce } from '../../ledger/index.ts';
import { route } from '../../plugins/contract/route.ts';
import type { Services } from '../../services.ts';
import { announceDeposit } from './announce-deposit.ts';
import { depositRecord } from './deposit-record.ts';
import { readRecordContext } from './record-context.ts';
import { listDeposits } from './deposit-store.ts';
import { findNetwork } from './network-store.ts';

const PAGE_SIZE = 20;

export function registerDeposits(app: FastifyInstance, services: Services): void {
  const { db, addresses } = services;

  route(app, services, 'POST wallet/address', async ({ request: { currency, network: id }, customer }) => {
    const network = await findNetwork(db, currency, id);
    const address = await addresses.depositAddress(network.family, customer);
    if (network.deposits_paused || !address) throw new Refusal('network-paused');
    return { currency, network, ...address };
  });

  route(app, services, 'POST wallet/up', ({ request, customer, once }) =>
    runOnce(db, once, (tx) => announceDeposit(tx, services, customer, request)),
  );

  route(app, services, 'GET wallet/up-record', async ({ request, customer }) => {
    const page = Number(request.page);
    const kind = request.fiat === undefined ? undefined : request.fiat === '1' ? 'fiat' : 'crypto';
    const [{ items, total }, context] = await Promise.all([
      listDeposits(db, { customer, kind, sn: request.sn, page, pageSize: PAGE_SIZE }),
      readRecordContext(db, services),
    ]);
    return { items: items.map((deposit) => depositRecord(deposit, context)), page, pageSize: PAGE_SIZE, total };
  });
}
