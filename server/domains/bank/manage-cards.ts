import type { FastifyRequest } from 'fastify';
import { realStatus } from '#contract/fields';
import { transact, type Tx } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { mask } from '../../mask.ts';
import type { Services } from '../../services.ts';
import { lockProfile } from '../identity/profile-store.ts';
import { latestVerification } from '../identity/store.ts';
import { recordAndNotify } from '../security/alert-customer.ts';
import { usableFrom } from '../wallet/address-book.ts';
import { lockSavedOnly } from '../wallet/address-book-store.ts';
import { type BankCard, deleteCard, findOwnCard, insertCard, listCards } from './card-store.ts';
import { CARD_LIMIT, isSameName, sealContext } from './rules.ts';

interface Actor {
  readonly customer: string;
  readonly http: FastifyRequest;
}

interface NewCard {
  readonly number: string;
  readonly bank_name: string;
  readonly holder: string;
  readonly area_code: string;
  readonly phone: string;
}

/** Locks the customer and returns the verified name. Throws Refusal `verification-needed`. */
async function lockVerifiedName(tx: Tx, customer: string): Promise<string> {
  const { realStatus: status } = await lockProfile(tx, customer);
  const verified = status === realStatus.verified ? await latestVerification(tx, customer) : undefined;
  if (!verified) throw new Refusal('verification-needed');
  return verified.fullName;
}

/**
 * Links a card, and tells the customer. Its number is stored sealed, so one that is linked already is found by opening the
 * others. While withdrawals go to saved addresses only, it can be used after 24 hours, as a new address. Throws Refusal as the
 * codes of `POST bank/bind` say.
 */
export async function bindCard(services: Services, { customer, http }: Actor, card: NewCard): Promise<BankCard> {
  const { db, cipher, clock } = services;
  return transact(db, async (tx) => {
    const name = await lockVerifiedName(tx, customer);
    if (!isSameName(card.holder, name)) throw new Refusal('card-name-mismatch');
    const others = await listCards(tx, customer);
    const isKnown = others.some(({ number }) => cipher.open(number, sealContext(customer)) === card.number);
    if (isKnown) throw new Refusal('card-already-bound');
    if (others.length >= CARD_LIMIT) throw new Refusal('card-limit');
    const at = clock();
    // A thief in the session would link one.
    const usableAt = usableFrom(await lockSavedOnly(tx, customer, at), at);
    const added = {
      customer,
      number: cipher.seal(card.number, sealContext(customer)),
      maskedNumber: mask(card.number),
      bankName: card.bank_name,
      holder: card.holder,
      areaCode: card.area_code,
      phone: card.phone,
      createdAt: at,
      usableAt,
    };
    const id = await insertCard(tx, added);
    const values = { ...valuesOf(added), ...(usableAt > at ? { context: 'waiting' } : {}) };
    await recordAndNotify(tx, services, http, { customer, kind: 'card-bound', values });
    return { ...added, id, inUse: false };
  });
}

const valuesOf = ({ maskedNumber, bankName }: Pick<BankCard, 'maskedNumber' | 'bankName'>) => ({
  card: maskedNumber,
  bank: bankName,
});

/** Removes one of the customer's own cards, and tells the customer. Throws Refusal `not-found` or `card-in-use`. */
export async function unbindCard(services: Services, { customer, http }: Actor, id: string): Promise<void> {
  await transact(services.db, async (tx) => {
    // A withdrawal locks the customer too, so none can begin meanwhile.
    await lockProfile(tx, customer);
    const card = await findOwnCard(tx, customer, id);
    if (!card) throw new Refusal('not-found');
    if (card.inUse) throw new Refusal('card-in-use');
    await deleteCard(tx, card.id);
    await recordAndNotify(tx, services, http, { customer, kind: 'card-removed', values: valuesOf(card) });
  });
}
