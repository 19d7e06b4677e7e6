import type { FastifyInstance } from 'fastify';
import { mask } from '../../mask.ts';
import { route } from '../../plugins/contract/route.ts';
import type { Services } from '../../services.ts';
import { type SavedOnly, savedOnly } from '../wallet/address-book-store.ts';
import { type BankCard, listCards } from './card-store.ts';
import { bindCard, unbindCard } from './manage-cards.ts';

/** Returns a card in the form of the API, masked. */
const cardRecord = (
  { id, maskedNumber, bankName, holder, areaCode, phone, inUse, createdAt, usableAt }: BankCard,
  { enabled }: SavedOnly,
  now: Date,
) => ({
  id: String(id),
  number: maskedNumber,
  bank_name: bankName,
  holder: mask(holder),
  area_code: areaCode,
  phone: mask(phone),
  in_use: inUse,
  created_at: createdAt.toISOString(),
  usable_at: enabled && usableAt > now ? usableAt.toISOString() : null,
});

export function registerCards(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;

  route(app, services, 'GET user/bank', async ({ customer }) => {
    const now = clock();
    const [cards, policy] = await Promise.all([listCards(db, customer), savedOnly(db, customer, now)]);
    return { items: cards.map((card) => cardRecord(card, policy, now)) };
  });

  route(app, services, 'POST bank/bind', async ({ request, customer, http }) => {
    const card = await bindCard(services, { customer, http }, request);
    const now = clock();
    return cardRecord(card, await savedOnly(db, customer, now), now);
  });

  route(app, services, 'POST bank/unbind', async ({ request: { card }, customer, http }) => {
    await unbindCard(services, { customer, http }, card);
    return {};
  });
}
