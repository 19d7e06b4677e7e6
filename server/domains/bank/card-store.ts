import { sql } from 'kysely';
import { orderStatus } from '#contract/order-status';
import type { Db, Tx } from '../../db/transact.ts';

export interface NewCard {
  readonly customer: string;
  /** Sealed. */
  readonly number: Buffer;
  readonly maskedNumber: string;
  readonly bankName: string;
  readonly holder: string;
  readonly areaCode: string;
  readonly phone: string;
  readonly createdAt: Date;
  /** From when it can be withdrawn to while withdrawals go to saved addresses only. */
  readonly usableAt: Date;
}

export interface BankCard extends NewCard {
  readonly id: bigint;
  /** Whether a withdrawal to it is open. */
  readonly inUse: boolean;
}

const inUse = sql<boolean>`exists (select from withdrawals where card_id = bank_cards.id and status < ${orderStatus.completed})`;

const all = (db: Db) => db.selectFrom('bank_cards').selectAll().select(inUse.as('inUse'));

type Row = Awaited<ReturnType<ReturnType<typeof all>['executeTakeFirstOrThrow']>>;

const cardOf = (row: Row): BankCard => ({
  id: row.id,
  customer: row.customer_id,
  number: row.number,
  maskedNumber: row.masked_number,
  bankName: row.bank_name,
  holder: row.holder,
  areaCode: row.area_code,
  phone: row.phone,
  createdAt: row.created_at,
  usableAt: row.usable_at,
  inUse: row.inUse,
});

/** Returns the customer's cards, newest first. */
export async function listCards(db: Db, customer: string): Promise<BankCard[]> {
  const rows = await all(db).where('customer_id', '=', customer).orderBy('id', 'desc').execute();
  return rows.map(cardOf);
}

/** Returns one of the customer's own cards. */
export async function findOwnCard(db: Db, customer: string, id: string): Promise<BankCard | undefined> {
  if (!/^\d{1,18}$/.test(id)) return undefined;
  const row = await all(db).where('id', '=', BigInt(id)).where('customer_id', '=', customer).executeTakeFirst();
  return row && cardOf(row);
}

/** Returns the card that an open withdrawal goes to. */
export async function findCardOfOpen(db: Db, sn: string): Promise<BankCard | undefined> {
  const row = await all(db)
    .where('id', '=', (query) =>
      query
        .selectFrom('withdrawals')
        .select('card_id')
        .where('sn', '=', sn)
        .where('status', '<', orderStatus.completed),
    )
    .executeTakeFirst();
  return row && cardOf(row);
}

export async function insertCard(tx: Tx, card: NewCard): Promise<bigint> {
  const { id } = await tx
    .insertInto('bank_cards')
    .values({
      customer_id: card.customer,
      number: card.number,
      masked_number: card.maskedNumber,
      bank_name: card.bankName,
      holder: card.holder,
      area_code: card.areaCode,
      phone: card.phone,
      created_at: card.createdAt,
      usable_at: card.usableAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteCard(tx: Tx, id: bigint): Promise<void> {
  await tx.deleteFrom('bank_cards').where('id', '=', id).execute();
}
