import { savedAddressLimit } from '#contract/wallet-addresses';
import type { FastifyRequest } from 'fastify';
import { transact } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { DAY_SECONDS, secondsAfter } from '../../time.ts';
import { languageOfCustomer } from '../account/store.ts';
import { recordAndNotify } from '../security/alert-customer.ts';
import {
  type Destination,
  lockSavedOnly,
  saveAddress,
  type SavedAddress,
  savedAddresses,
  type SavedOnly,
  saveSavedOnly,
} from './address-book-store.ts';
import { destinationIn } from './announce-withdrawal.ts';
import { findNetwork } from './network-store.ts';
import { refuseOwnAddress, requireValidAddress } from './require-valid-address.ts';

/** From when what is new can be withdrawn to. */
export const usableFrom = ({ enabled }: SavedOnly, now: Date): Date => (enabled ? secondsAfter(now, DAY_SECONDS) : now);

/**
 * Saves an address, or renames it. The customer is told of a new one: a thief would save one. While withdrawals go to saved
 * addresses only, it can be used after 24 hours. Throws Refusal `currency-unknown`, `network-unknown` or `limit-reached`,
 * InvalidFields for an address that isn't one, or the customer's own.
 */
export async function addAddress(
  services: Services,
  { customer, http }: { readonly customer: string; readonly http: FastifyRequest },
  { label, ...destination }: Destination & { readonly label: string },
): Promise<SavedAddress> {
  const network = await findNetwork(services.db, destination.currency, destination.network);
  const address = requireValidAddress(services, network, destination);
  await refuseOwnAddress(services, customer, network, { ...destination, address });
  const now = services.clock();
  return transact(services.db, async (tx) => {
    // With the customer locked, so that concurrent requests don't exceed the limit.
    const policy = await lockSavedOnly(tx, customer, now);
    const before = await savedAddresses(tx, customer);
    const usableAt = usableFrom(policy, now);
    const saved = await saveAddress(tx, customer, { ...destination, address, label, createdAt: now, usableAt });
    if (before.some(({ id }) => id === saved.id)) return saved;
    if (before.length >= savedAddressLimit) throw new Refusal('limit-reached');
    const language = await languageOfCustomer(tx, customer);
    const values = {
      label,
      network: network.name,
      currency: saved.currency,
      destination: destinationIn(services, language, { ...saved, card: null }),
      ...(usableAt > now ? { context: 'waiting' } : {}),
    };
    await recordAndNotify(tx, services, http, { customer, kind: 'address-saved', values });
    return saved;
  });
}

/**
 * Allows withdrawals to saved addresses only, at once. Turning it off takes 24 hours, and the customer is told: a thief would
 * turn it off first. Repeating either changes nothing.
 */
export async function allowSavedOnly(
  services: Services,
  { customer, http }: { readonly customer: string; readonly http: FastifyRequest },
  enabled: boolean,
): Promise<SavedOnly> {
  const now = services.clock();
  return transact(services.db, async (tx) => {
    const current = await lockSavedOnly(tx, customer, now);
    const isStaying = current.enabled && current.endsAt === null;
    if (enabled === isStaying) return current;
    const next = { enabled: true, endsAt: enabled ? null : secondsAfter(now, DAY_SECONDS) };
    await saveSavedOnly(tx, customer, next);
    await recordAndNotify(tx, services, http, {
      customer,
      kind: enabled ? 'saved-addresses-only' : 'saved-addresses-only-ending',
    });
    return next;
  });
}
