import { randomBytes } from 'node:crypto';
import { afterCommit, type Db, type Tx } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { logError } from '../../log-error.ts';
import type { InTurn } from '../../plugins/contract/route.ts';
import type { FileStore } from '../../plugins/files/index.ts';
import { DAY_MS } from '../../time.ts';
import type { UploadPurpose } from './tables.ts';

/** How long an upload is kept without being submitted. */
const UNUSED_MS = DAY_MS;

/** Unsubmitted uploads per customer. Beyond this the oldest are deleted, so that no customer can fill the disk. */
const MAX_UNUSED = 20;

const NAMES_PER_QUERY = 1_000;

const FILES_AT_ONCE = 50;

/**
 * Stores an image and returns its name, which can't be guessed. Only what asks the database takes a turn, so that a bucket that
 * hangs holds none.
 */
export async function saveFile(
  db: Db,
  files: FileStore,
  file: { readonly customer: string; readonly purpose: UploadPurpose; readonly content: Buffer; readonly at: Date },
  inTurn: InTurn = (work) => work(),
): Promise<string> {
  const filename = `${randomBytes(16).toString('hex')}.jpg`;
  await files.write(filename, file.content);
  try {
    await inTurn(async () => {
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
      await deleteExcess(db, files, file);
    });
  } catch (error) {
    // The sweep removes it otherwise. The first error says more.
    await files.remove(filename).catch(logError);
    throw error;
  }
  return filename;
}

async function deleteExcess(
  db: Db,
  files: FileStore,
  { customer, at }: { readonly customer: string; readonly at: Date },
): Promise<void> {
  const excess = await db
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
    // Check again, since one of them may have been submitted in the meantime.
    .where('used_at', 'is', null)
    .returning('filename')
    .execute();
  removeSoon(
    files,
    excess.map(({ filename }) => filename),
  );
}

/** Submits the customer's unused upload, which is possible once. Throws Refusal `file-unknown`. */
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

/** Returns the purpose of the customer's file; undefined if the customer has no such file. */
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

/**
 * Deletes discarded images while the request goes on, since a bucket that hangs must not hold its turn. The sweep deletes
 * their rows, and again what can't be deleted now.
 */
function removeSoon(files: FileStore, filenames: readonly string[]): void {
  for (const filename of filenames) files.remove(filename).catch(logError);
}

/** Discards submitted files. */
export async function discardFiles(tx: Tx, files: FileStore, filenames: readonly string[], at: Date): Promise<void> {
  if (filenames.length === 0) return;
  await tx.updateTable('files').set({ discarded_at: at }).where('filename', 'in', filenames).execute();
  afterCommit(tx, () => removeSoon(files, filenames));
}

/** Marks all files of a customer for deletion. Rows that reference them must be gone before they are deleted. */
export async function discardAllFiles(tx: Tx, customer: string, at: Date): Promise<void> {
  await tx
    .updateTable('files')
    .set({ discarded_at: at })
    .where('customer_id', '=', customer)
    .where('discarded_at', 'is', null)
    .execute();
}

/** Returns the customer's uploads, oldest first. */
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

/** Deletes the files that it can, a few at a time, and returns their names. Adds the other errors to `errors`. */
export async function removeFiles(
  files: FileStore,
  filenames: readonly string[],
  errors: unknown[],
): Promise<string[]> {
  const gone: string[] = [];
  for (let at = 0; at < filenames.length; at += FILES_AT_ONCE) {
    const batch = filenames.slice(at, at + FILES_AT_ONCE);
    const results = await Promise.allSettled(batch.map((filename) => files.remove(filename)));
    gone.push(...batch.filter((_, index) => results[index]?.status === 'fulfilled'));
    errors.push(...results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : [])));
  }
  return gone;
}

/**
 * Deletes discarded files: first the images, then their rows, so that a crash in between leaves no image behind. One that
 * can't be deleted keeps its row, and no other. Throws AggregateError at the end.
 */
export async function clearDiscarded(db: Db, files: FileStore): Promise<void> {
  const rows = await db.selectFrom('files').select('filename').where('discarded_at', 'is not', null).execute();
  const errors: unknown[] = [];
  const gone = await removeFiles(
    files,
    rows.map(({ filename }) => filename),
    errors,
  );
  for (let at = 0; at < gone.length; at += NAMES_PER_QUERY) {
    const batch = gone.slice(at, at + NAMES_PER_QUERY);
    await db.deleteFrom('files').where('filename', 'in', batch).execute();
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} discarded images can’t be deleted.`);
}

/** Deletes the customer's upload before it is submitted. Throws Refusal `file-unknown`. */
export async function cancelFile(
  db: Db,
  files: FileStore,
  file: { customer: string; filename: string; at: Date },
): Promise<void> {
  const discarded = await db
    .updateTable('files')
    .set({ discarded_at: file.at })
    .where('filename', '=', file.filename)
    .where('customer_id', '=', file.customer)
    .where('used_at', 'is', null)
    .where('discarded_at', 'is', null)
    .returning('filename')
    .executeTakeFirst();
  if (!discarded) throw new Refusal('file-unknown');
  removeSoon(files, [file.filename]);
}

/** Discards uploads that weren't submitted within a day. */
export async function discardUnused(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('files')
    .set({ discarded_at: now })
    .where('used_at', 'is', null)
    .where('discarded_at', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - UNUSED_MS))
    .execute();
}

/** Returns the file names that have no row. */
export async function withoutRow(db: Db, names: readonly string[]): Promise<string[]> {
  const orphans: string[] = [];
  for (let at = 0; at < names.length; at += NAMES_PER_QUERY) {
    const batch = names.slice(at, at + NAMES_PER_QUERY);
    const rows = await db.selectFrom('files').select('filename').where('filename', 'in', batch).execute();
    const known = new Set(rows.map(({ filename }) => filename));
    orphans.push(...batch.filter((name) => !known.has(name)));
  }
  return orphans;
}
