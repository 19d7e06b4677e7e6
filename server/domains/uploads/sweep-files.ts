import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../db/transact.ts';
import { clearDiscarded, discardUnused, withoutRow } from './store.ts';

/** Much longer than an upload takes: a younger file may still get its row. */
const SETTLED_MS = 3_600_000;

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
  // The first upload creates the folder.
  const names = await readdir(folder).catch(() => [] as string[]);
  const images = names.filter((name) => IMAGE.test(name));
  const orphans = await withoutRow(db, images);
  if (orphans.length >= SUSPICIOUS && orphans.length > images.length / 2) {
    throw new Error(`${orphans.length} of ${images.length} images are not in this database. None was deleted.`);
  }
  for (const name of [...orphans, ...names.filter((each) => PART.test(each))]) {
    const path = join(folder, name);
    if (await isSettled(path, now)) await rm(path, { force: true });
  }
}

/** Deletes uploads that weren't submitted within a day, discarded ones, and what a crash left behind. */
export async function sweepFiles(db: Db, folder: string, now: Date): Promise<void> {
  await discardUnused(db, now);
  await clearDiscarded(db, folder);
  await sweepOrphans(db, folder, now);
}
