import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../errors.ts';
import { route } from '../../plugins/contract/route.ts';
import type { Services } from '../../services.ts';
import { addAddress, allowSavedOnly } from './address-book.ts';
import { addressRecord } from './address-record.ts';
import { deleteAddress, savedAddresses, type SavedOnly, savedOnly } from './address-book-store.ts';

const savedOnlyRecord = ({ enabled, endsAt }: SavedOnly) => ({ enabled, ends_at: endsAt?.toISOString() ?? null });

export function registerAddresses(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;

  route(app, services, 'GET wallet/addresses', async ({ customer }) => {
    const [items, only] = await Promise.all([savedAddresses(db, customer), savedOnly(db, customer, clock())]);
    return { items: items.map(addressRecord), saved_only: savedOnlyRecord(only) };
  });

  route(app, services, 'POST wallet/saveAddress', async ({ request, customer, http }) =>
    addressRecord(await addAddress(services, { customer, http }, request)),
  );

  route(app, services, 'POST wallet/removeAddress', async ({ request: { id }, customer }) => {
    const isId = /^\d{1,18}$/.test(id);
    if (!isId || !(await deleteAddress(db, customer, BigInt(id)))) throw new Refusal('not-found');
    return {};
  });

  route(app, services, 'POST wallet/savedOnly', async ({ request, customer, http }) =>
    savedOnlyRecord(await allowSavedOnly(services, { customer, http }, request.enabled)),
  );
}
