import type { Db } from '../../db/transact.ts';
import type { FileStore, StoredFile } from '../../plugins/files/index.ts';
import { HOUR_MS } from '../../time.ts';
import { clearDiscarded, removeFiles, discardUnused, withoutRow } from './store.ts';

/** Much longer than an upload takes: a younger file may still get its row. */
const SETTLED_MS = HOUR_MS;

/** With this many orphans, and more orphans than known images, the cause isn't a crash. */
const SUSPICIOUS = 200;

const IMAGE = /^[0-9a-f]{32}\.jpg$/;
const PART = /^[0-9a-f]{32}\.jpg\.part$/;

async function isSettled(file: StoredFile, now: Date): Promise<boolean> {
  const writtenAt = await file.writtenAt();
  return writtenAt !== undefined && now.getTime() - writtenAt.getTime() > SETTLED_MS;
}

/**
 * Deletes what a crash left behind at least an hour ago: partly written images, and images without a row. Throws
 * without deleting anything when most images have no row, as with the database of another server.
 */
async function sweepOrphans(db: Db, files: FileStore, now: Date): Promise<void> {
  const all = await files.list();
  const images = all.map(({ name }) => name).filter((name) => IMAGE.test(name));
  const orphans = new Set(await withoutRow(db, images));
  if (orphans.size >= SUSPICIOUS && orphans.size > images.length / 2) {
    throw new Error(`${orphans.size} of ${images.length} images are not in this database. None was deleted.`);
  }
  const settled: string[] = [];
  for (const file of all)
    if ((orphans.has(file.name) || PART.test(file.name)) && (await isSettled(file, now))) settled.push(file.name);
  const errors: unknown[] = [];
  await removeFiles(files, settled, errors);
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} files without a row can’t be deleted.`);
}

/** Deletes uploads that weren't submitted within a day, discarded ones, and what a crash left behind. */
export async function sweepFiles(db: Db, files: FileStore, now: Date): Promise<void> {
  await discardUnused(db, now);
  const results = await Promise.allSettled([clearDiscarded(db, files), sweepOrphans(db, files, now)]);
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  if (errors.length === 1) throw errors[0];
  if (errors.length > 1) throw new AggregateError(errors, 'Discarded images and those without a row can’t be swept.');
}
