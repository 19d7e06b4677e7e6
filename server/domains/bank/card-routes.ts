import type { FastifyInstance } from 'fastify';
import { mask } from '../../mask.ts';
import { route } from '../../plugins/contract/route.ts';
import type { Services } from '../../services.ts';
import { type BankCard, listCards } from './card-store.ts';
import { bindCard, unbindCard } from './manage-cards.ts';

/** Returns a card in the form of the API, masked. */
const cardRecord = ({ id, maskedNumber, bankName, holder, areaCode, phone, inUse, createdAt }: BankCard) => ({
  id: String(id),
  number: maskedNumber,
  bank_name: bankName,
  holder: mask(holder),
  area_code: areaCode,
  phone: mask(phone),
  in_use: inUse,
  created_at: createdAt.toISOString(),
});

export function registerCards(app: FastifyInstance, services: Services): void {
  const { db } = services;

  route(app, services, 'GET user/bank', async ({ customer }) => ({
    items: (await listCards(db, customer)).map(cardRecord),
  }));

  route(app, services, 'POST bank/bind', async ({ request, customer, http }) =>
    cardRecord(await bindCard(services, { customer, http }, request)),
  );

  route(app, services, 'POST bank/unbind', async ({ request: { card }, customer, http }) => {
    await unbindCard(services, { customer, http }, card);
    return {};
  });
}
