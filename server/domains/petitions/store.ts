import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { orderStatus } from '#contract/order-status';
import type { Db, Tx } from '../../db/transact.ts';
import { lockCustomer } from '../account/store.ts';
import type { PetitionTables } from './tables.ts';

export const PAGE_SIZE = 20;

type Row = PetitionTables['petitions'];

export interface NewPetition {
  readonly customer: string;
  readonly category: Row['category'];
  readonly text: string;
  readonly about: Row['about'];
  readonly reference: string | null;
  /** File names, in order. */
  readonly images: readonly string[];
  readonly createdAt: Date;
}

export interface Petition extends NewPetition {
  readonly id: bigint;
  readonly status: 0 | 1 | 2 | 3;
  readonly reason: string | null;
  readonly decidedAt: Date | null;
  /** Oldest first. */
  readonly answers: readonly { readonly text: string; readonly operator: string; readonly createdAt: Date }[];
}

const petitions = (db: Db) =>
  db
    .selectFrom('petitions')
    .select([
      'id',
      'customer_id as customer',
      'category',
      'content as text',
      'about',
      'reference',
      'status',
      'reason',
      'created_at as createdAt',
      'decided_at as decidedAt',
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('petition_images')
          .select('filename')
          .whereRef('petition_id', '=', 'petitions.id')
          .orderBy('position'),
      ).as('images'),
      jsonArrayFrom(
        eb
          .selectFrom('petition_answers')
          .select(['content as text', 'operator', 'created_at as createdAt'])
          .whereRef('petition_id', '=', 'petitions.id')
          .orderBy('petition_answers.id'),
      ).as('answers'),
    ]);

type Found = Awaited<ReturnType<ReturnType<typeof petitions>['executeTakeFirstOrThrow']>>;

const petitionOf = ({ images, answers, ...rest }: Found): Petition => ({
  ...rest,
  images: images.map(({ filename }) => filename),
  // JSON has times as text.
  answers: answers.map((answer) => ({ ...answer, createdAt: new Date(answer.createdAt) })),
});

/** The files must be taken. */
export async function insertPetition(tx: Tx, petition: NewPetition): Promise<Petition> {
  const { customer, category, text, about, reference, images, createdAt } = petition;
  const { id } = await tx
    .insertInto('petitions')
    .values({ customer_id: customer, category, content: text, about, reference, created_at: createdAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (images.length > 0) {
    const rows = images.map((filename, index) => ({
      petition_id: id,
      customer_id: customer,
      position: index + 1,
      filename,
    }));
    await tx.insertInto('petition_images').values(rows).execute();
  }
  return { ...petition, id, status: orderStatus.pending, reason: null, decidedAt: null, answers: [] };
}

/** Returns the customer's newest petition that says exactly the same and is open, or was submitted after a time. */
export async function findSame(tx: Tx, petition: NewPetition, after: Date): Promise<Petition | undefined> {
  const rows = await petitions(tx)
    .where('customer_id', '=', petition.customer)
    .where('category', '=', petition.category)
    .where('content', '=', petition.text)
    .where('about', 'is not distinct from', petition.about)
    .where('reference', 'is not distinct from', petition.reference)
    .where((eb) => eb.or([eb('status', '<', orderStatus.completed), eb('created_at', '>', after)]))
    .orderBy('id', 'desc')
    .execute();
  const joinedImages = petition.images.join();
  return rows.map(petitionOf).find(({ images }) => images.join() === joinedImages);
}

/** Returns how many petitions the customer submitted after a time. */
export async function countSince(tx: Tx, customer: string, after: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('petitions')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('customer_id', '=', customer)
    .where('created_at', '>', after)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns one page of the customer's petitions, newest first; with an id only that one. */
export async function listPetitions(
  db: Db,
  { customer, page, id }: { readonly customer: string; readonly page: number; readonly id?: bigint | undefined },
): Promise<{ items: Petition[]; total: number }> {
  let own = petitions(db).where('customer_id', '=', customer);
  let all = db.selectFrom('petitions').where('customer_id', '=', customer);
  if (id !== undefined) {
    own = own.where('id', '=', id);
    all = all.where('id', '=', id);
  }
  const [rows, { total }] = await Promise.all([
    own
      .orderBy('id', 'desc')
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    all.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map(petitionOf), total: Number(total) };
}

/** Returns all of the customer's, oldest first. */
export async function everyPetition(db: Db, customer: string): Promise<Petition[]> {
  return (await petitions(db).where('customer_id', '=', customer).orderBy('id').execute()).map(petitionOf);
}

/** `answered` are open ones with an answer. */
export const petitionFilters = ['open', 'answered', 'closed', 'all'] as const;

const hasAnswer = sql<boolean>`exists (select from petition_answers where petition_id = petitions.id)`;

/** Returns one page of all customers' petitions: open ones oldest first, others newest first. */
export async function reviewablePetitions(
  db: Db,
  { filter, page }: { readonly filter: (typeof petitionFilters)[number]; readonly page: number },
): Promise<{ items: Petition[]; total: number }> {
  const isOpen = filter === 'open' || filter === 'answered';
  const matching = sql<boolean>`${sql.join(
    [
      ...(isOpen ? [sql`status < ${orderStatus.completed}`] : []),
      ...(filter === 'answered' ? [hasAnswer] : []),
      ...(filter === 'closed' ? [sql`status >= ${orderStatus.completed}`] : []),
      sql`true`,
    ],
    sql` and `,
  )}`;
  const order = isOpen ? 'asc' : 'desc';
  const [rows, { total }] = await Promise.all([
    petitions(db)
      .where(matching)
      .orderBy('created_at', order)
      .orderBy('id', order)
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    db
      .selectFrom('petitions')
      .where(matching)
      .select(({ fn }) => fn.countAll<bigint>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map(petitionOf), total: Number(total) };
}

/** Finds a petition of any customer, for its reader. */
export async function findPetition(db: Db, id: bigint): Promise<Petition | undefined> {
  const row = await petitions(db).where('id', '=', id).executeTakeFirst();
  return row && petitionOf(row);
}

/** Locks the customer and returns the petition if it is open. Everything that moves one on begins with this. */
export async function lockPetition(tx: Tx, id: bigint): Promise<Petition | undefined> {
  const found = await findPetition(tx, id);
  if (!found) return undefined;
  await lockCustomer(tx, found.customer);
  const current = await findPetition(tx, id);
  return current && current.status < orderStatus.completed ? current : undefined;
}

/** Returns the oldest pending petition submitted at or before a time. */
export async function oldestPending(db: Db, before: Date): Promise<bigint | undefined> {
  const row = await db
    .selectFrom('petitions')
    .select('id')
    .where('status', '=', orderStatus.pending)
    .where('created_at', '<=', before)
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst();
  return row?.id;
}

/** Returns the oldest petition in progress that has answers of this operator only, the last one at or before a time. */
export async function oldestAnswered(db: Db, operator: string, before: Date): Promise<bigint | undefined> {
  const row = await db
    .selectFrom('petition_answers')
    .innerJoin('petitions', 'petitions.id', 'petition_id')
    .select('petition_id as id')
    .where('status', '=', orderStatus.processing)
    .groupBy('petition_id')
    .having(sql<boolean>`bool_and(operator = ${operator}) and max(petition_answers.created_at) <= ${before}`)
    .orderBy('petition_id')
    .executeTakeFirst();
  return row?.id;
}

/** The caller must hold the lock of `lockPetition`. */
export async function insertAnswer(
  tx: Tx,
  { id, customer }: Petition,
  { text, operator, at }: { readonly text: string; readonly operator: string; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('petition_answers')
    .values({ petition_id: id, customer_id: customer, content: text, operator, created_at: at })
    .execute();
}

/** The caller must hold the lock of `lockPetition`. */
export async function saveStatus(
  tx: Tx,
  id: bigint,
  change:
    | { readonly status: 1 }
    | { readonly status: 2; readonly decided_at: Date }
    | { readonly status: 3; readonly decided_at: Date; readonly reason: string },
): Promise<void> {
  await tx.updateTable('petitions').set(change).where('id', '=', id).executeTakeFirstOrThrow();
}
