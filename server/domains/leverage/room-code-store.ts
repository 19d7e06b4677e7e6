import { sql } from 'kysely';
import type { Db, Tx } from '../../db/transact.ts';

/** A code that opens a room, without the code itself. */
export interface RoomCode {
  readonly id: bigint;
  readonly room: string;
  readonly note: string;
  readonly uses: number;
  /** Null for a published one, which can't be used up. */
  readonly maxUses: number | null;
  readonly expiresAt: Date | null;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly withdrawnAt: Date | null;
}

type NewCode = Pick<RoomCode, 'room' | 'note' | 'maxUses' | 'expiresAt' | 'createdBy' | 'createdAt'> & {
  readonly hash: Buffer;
  /** The code itself, if everybody may know it. */
  readonly published: string | null;
};

export async function insertCode(tx: Tx, code: NewCode): Promise<bigint> {
  const { id } = await tx
    .insertInto('leverage_codes')
    .values({
      room_id: code.room,
      hash: code.hash,
      published: code.published,
      note: code.note,
      max_uses: code.maxUses,
      expires_at: code.expiresAt,
      created_by: code.createdBy,
      created_at: code.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns every code, newest first. */
export async function roomCodes(db: Db): Promise<RoomCode[]> {
  return db
    .selectFrom('leverage_codes')
    .select(['id', 'room_id as room', 'note', 'uses', 'max_uses as maxUses', 'expires_at as expiresAt'])
    .select(['created_by as createdBy', 'created_at as createdAt', 'withdrawn_at as withdrawnAt'])
    .orderBy('id', 'desc')
    .execute();
}

/** Withdraws a code. Returns whether there was one to withdraw. */
export async function withdrawCode(tx: Tx, id: bigint, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('leverage_codes')
    .set({ withdrawn_at: at })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const isValid = (at: Date) =>
  sql<boolean>`withdrawn_at is null and (expires_at is null or expires_at > ${at}) and (max_uses is null or uses < max_uses)`;

/** Uses a code once. Returns its id, or undefined if it doesn't open the room now. */
export async function takeCode(tx: Tx, room: string, hash: Buffer, at: Date): Promise<bigint | undefined> {
  const row = await tx
    .updateTable('leverage_codes')
    .set({ uses: sql`uses + 1` })
    .where('room_id', '=', room)
    .where('hash', '=', hash)
    .where(isValid(at))
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function insertCodeUse(
  tx: Tx,
  {
    customer,
    room,
    code,
    at,
  }: { readonly customer: string; readonly room: string; readonly code: bigint; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('leverage_code_uses')
    .values({ customer_id: customer, room_id: room, code_id: code, used_at: at })
    .execute();
}

export async function hasUsedCode(db: Db, customer: string, room: string): Promise<boolean> {
  const row = await db
    .selectFrom('leverage_code_uses')
    .select('code_id')
    .where('customer_id', '=', customer)
    .where('room_id', '=', room)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the codes that everybody may know, by room. */
export async function publishedCodes(db: Db, at: Date): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('leverage_codes')
    .select(['room_id', 'published'])
    .where('published', 'is not', null)
    .where(isValid(at))
    .orderBy('id')
    .execute();
  return new Map(rows.map((row) => [row.room_id, row.published ?? '']));
}
