import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../db/transact.ts';
import { codeOf } from '../../errors.ts';
import { HOUR_MS } from '../../time.ts';
import { clearDiscarded, deleteFromDisk, discardUnused, withoutRow } from './store.ts';

/** Much longer than an upload takes: a younger file may still get its row. */
const SETTLED_MS = HOUR_MS;

/** With this many orphans, and more orphans than known images, the cause isn't a crash. */
const SUSPICIOUS = 200;

const IMAGE = /^[0-9a-f]{32}\.jpg$/;
const PART = /^[0-9a-f]{32}\.jpg\.part$/;

async function isSettled(path: string, now: Date): Promise<boolean> {
  // A file can be renamed or deleted in the meantime.
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && now.getTime() - found.mtimeMs > SETTLED_MS;
}

/**
 * Deletes what a crash left in the folder at least an hour ago: partly written images, and images without a row. Throws
 * without deleting anything when most images have no row, as with the database of another server.
 */
async function sweepOrphans(db: Db, folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    // The first upload creates the folder.
    if (codeOf(error) === 'ENOENT') return [] as string[];
    throw error;
  });
  const images = names.filter((name) => IMAGE.test(name));
  const orphans = await withoutRow(db, images);
  if (orphans.length >= SUSPICIOUS && orphans.length > images.length / 2) {
    throw new Error(`${orphans.length} of ${images.length} images are not in this database. None was deleted.`);
  }
  const settled: string[] = [];
  for (const name of [...orphans, ...names.filter((each) => PART.test(each))])
    if (await isSettled(join(folder, name), now)) settled.push(name);
  const errors: unknown[] = [];
  await deleteFromDisk(folder, settled, errors);
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} files without a row can’t be deleted.`);
}

/** Deletes uploads that weren't submitted within a day, discarded ones, and what a crash left behind. */
export async function sweepFiles(db: Db, folder: string, now: Date): Promise<void> {
  await discardUnused(db, now);
  const results = await Promise.allSettled([clearDiscarded(db, folder), sweepOrphans(db, folder, now)]);
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  if (errors.length === 1) throw errors[0];
  if (errors.length > 1) throw new AggregateError(errors, 'Discarded images and those without a row can’t be swept.');
}
