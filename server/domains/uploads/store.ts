import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db, Tx } from '../../db/transact.ts';
import { Refusal } from '../../refusal.ts';
import type { Settings } from '../../settings.ts';
import type { UploadPurpose } from './tables.ts';

/** How long an upload waits to be handed in. */
const UNUSED_MS = 86_400_000;

/** Outside of what the web server shows. */
export const filesFolder = (settings: Settings): string => join(settings.dataDir, 'files');

/** Keeps a cleaned picture and answers its name, which nobody can guess. */
export async function saveFile(
  db: Db,
  folder: string,
  file: { readonly customer: string; readonly purpose: UploadPurpose; readonly content: Buffer; readonly at: Date },
): Promise<string> {
  const filename = `${randomBytes(16).toString('hex')}.jpg`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, filename);
  await writeFile(`${path}.part`, file.content, { mode: 0o600 });
  await rename(`${path}.part`, path);
  await db
    .insertInto('files')
    .values({ filename, customer_id: file.customer, purpose: file.purpose, bytes: file.content.length, created_at: file.at })
    .execute();
  return filename;
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
    .returning('filename')
    .executeTakeFirst();
  if (!taken) throw new Refusal('file-unknown');
}

export async function isOwnFile(db: Db, customer: string, filename: string): Promise<boolean> {
  const row = await db
    .selectFrom('files')
    .select('filename')
    .where('filename', '=', filename)
    .where('customer_id', '=', customer)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes an own upload that was not handed in. Throws Refusal `file-unknown`. */
export async function cancelFile(db: Db, folder: string, customer: string, filename: string): Promise<void> {
  const gone = await db
    .deleteFrom('files')
    .where('filename', '=', filename)
    .where('customer_id', '=', customer)
    .where('used_at', 'is', null)
    .returning('filename')
    .executeTakeFirst();
  if (!gone) throw new Refusal('file-unknown');
  await rm(join(folder, filename), { force: true });
}

/** Deletes what was not handed in for a day, and answers how many. */
export async function sweepUnused(db: Db, folder: string, now: Date): Promise<number> {
  const gone = await db
    .deleteFrom('files')
    .where('used_at', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - UNUSED_MS))
    .returning('filename')
    .execute();
  await Promise.all(gone.map(({ filename }) => rm(join(folder, filename), { force: true })));
  return gone.length;
}
