import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db, Tx } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import type { Settings } from '../../settings.ts';
import { sweepOrphans } from './orphans.ts';
import type { UploadPurpose } from './tables.ts';

/** How long an upload waits to be handed in. */
const UNUSED_MS = 86_400_000;

/** Uploads of one customer that wait to be handed in. The oldest makes room, so that nobody fills the disk. */
const MAX_UNUSED = 20;

/** Outside of what the web server shows. */
export const filesFolder = (settings: Settings): string => join(settings.dataDir, 'files');

/** Keeps a cleaned picture and returns its name, which nobody can guess. */
export async function saveFile(
  db: Db,
  folder: string,
  file: { readonly customer: string; readonly purpose: UploadPurpose; readonly content: Buffer; readonly at: Date },
): Promise<string> {
  const filename = `${randomBytes(16).toString('hex')}.jpg`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, filename);
  try {
    await writeFile(`${path}.part`, file.content, { mode: 0o600 });
    await rename(`${path}.part`, path);
    await db
      .insertInto('files')
      .values({
        filename,
        customer_id: file.customer,
        purpose: file.purpose,
        bytes: file.content.length,
        created_at: file.at,
      })
      .execute();
  } catch (error) {
    // Such as when the disk is full, or the account closed just now.
    await Promise.all([rm(`${path}.part`, { force: true }), rm(path, { force: true })]);
    throw error;
  }
  await makeRoom(db, folder, file);
  return filename;
}

async function makeRoom(
  db: Db,
  folder: string,
  { customer, at }: { readonly customer: string; readonly at: Date },
): Promise<void> {
  const tooMany = await db
    .updateTable('files')
    .set({ discarded_at: at })
    .where('filename', 'in', (eb) =>
      eb
        .selectFrom('files')
        .select('filename')
        .where('customer_id', '=', customer)
        .where('used_at', 'is', null)
        .where('discarded_at', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('filename')
        .offset(MAX_UNUSED),
    )
    // Again, since one of them can be handed in meanwhile.
    .where('used_at', 'is', null)
    .returning('filename')
    .execute();
  if (tooMany.length > 0) await clearDiscarded(db, folder);
}

/** Hands an own unused upload in, once. Throws Refusal `file-unknown`. */
export async function takeFile(
  tx: Tx,
  file: { readonly customer: string; readonly purpose: UploadPurpose; readonly filename: string; readonly at: Date },
): Promise<void> {
  const taken = await tx
    .updateTable('files')
    .set({ used_at: file.at })
    .where('filename', '=', file.filename)
    .where('customer_id', '=', file.customer)
    .where('purpose', '=', file.purpose)
    .where('used_at', 'is', null)
    .where('discarded_at', 'is', null)
    .returning('filename')
    .executeTakeFirst();
  if (!taken) throw new Refusal('file-unknown');
}

/** What an own file is for; undefined for any other file. */
export async function purposeOfFile(db: Db, customer: string, filename: string): Promise<UploadPurpose | undefined> {
  const row = await db
    .selectFrom('files')
    .select('purpose')
    .where('filename', '=', filename)
    .where('customer_id', '=', customer)
    .where('discarded_at', 'is', null)
    .executeTakeFirst();
  return row?.purpose;
}

/** Files that were handed in and are needed no more; `clearDiscarded` after the commit deletes them. */
export async function discardFiles(tx: Tx, filenames: readonly string[], at: Date): Promise<void> {
  if (filenames.length === 0) return;
  await tx.updateTable('files').set({ discarded_at: at }).where('filename', 'in', filenames).execute();
}

/** Everything of a customer, handed in or not, as `discardFiles`. What refers to it must be gone before it is deleted. */
export async function discardAllFiles(tx: Tx, customer: string, at: Date): Promise<void> {
  await tx
    .updateTable('files')
    .set({ discarded_at: at })
    .where('customer_id', '=', customer)
    .where('discarded_at', 'is', null)
    .execute();
}

/** What is still there of a customer's uploads, oldest first. */
export async function everyFile(db: Db, customer: string) {
  return db
    .selectFrom('files')
    .select(['filename', 'purpose', 'bytes', 'created_at', 'used_at'])
    .where('customer_id', '=', customer)
    .where('discarded_at', 'is', null)
    .orderBy('created_at')
    .orderBy('filename')
    .execute();
}

/** Deletes what was discarded: first from the disk, then its row, so that a crash in between leaves no picture behind. */
export async function clearDiscarded(db: Db, folder: string): Promise<void> {
  const rows = await db.selectFrom('files').select('filename').where('discarded_at', 'is not', null).execute();
  const filenames = rows.map(({ filename }) => filename);
  if (filenames.length === 0) return;
  await Promise.all(filenames.map((filename) => rm(join(folder, filename), { force: true })));
  await db.deleteFrom('files').where('filename', 'in', filenames).execute();
}

/** Deletes an own upload that was not handed in. Throws Refusal `file-unknown`. */
export async function cancelFile(
  db: Db,
  folder: string,
  file: { customer: string; filename: string; at: Date },
): Promise<void> {
  const gone = await db
    .updateTable('files')
    .set({ discarded_at: file.at })
    .where('filename', '=', file.filename)
    .where('customer_id', '=', file.customer)
    .where('used_at', 'is', null)
    .where('discarded_at', 'is', null)
    .returning('filename')
    .executeTakeFirst();
  if (!gone) throw new Refusal('file-unknown');
  await clearDiscarded(db, folder);
}

/** Deletes what was not handed in for a day, what was discarded, and what a crash left behind. */
export async function sweepFiles(db: Db, folder: string, now: Date): Promise<void> {
  await db
    .updateTable('files')
    .set({ discarded_at: now })
    .where('used_at', 'is', null)
    .where('discarded_at', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - UNUSED_MS))
    .execute();
  await clearDiscarded(db, folder);
  await sweepOrphans(db, folder, now);
}
