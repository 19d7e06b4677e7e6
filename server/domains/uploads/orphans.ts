import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../db/transact.ts';

/** Much longer than an upload takes: what is younger may get its row in a moment. */
const SETTLED_MS = 3_600_000;

/** Names that are asked for in one query. */
const BATCH = 1_000;

/** From so many on, and where it is most of what is there, it was no crash. */
const SUSPICIOUS = 200;

const PICTURE = /^[0-9a-f]{32}\.jpg$/;
const PART = /^[0-9a-f]{32}\.jpg\.part$/;

async function isSettled(path: string, now: Date): Promise<boolean> {
  // One that is gone meanwhile was finished, or deleted.
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && now.getTime() - found.mtimeMs > SETTLED_MS;
}

async function withoutRow(db: Db, names: readonly string[]): Promise<string[]> {
  const orphans: string[] = [];
  for (let at = 0; at < names.length; at += BATCH) {
    const batch = names.slice(at, at + BATCH);
    const rows = await db.selectFrom('files').select('filename').where('filename', 'in', batch).execute();
    const known = new Set(rows.map(({ filename }) => filename));
    orphans.push(...batch.filter((name) => !known.has(name)));
  }
  return orphans;
}

/**
 * Deletes what a crash left in the folder an hour ago or earlier: pictures that were not written to their end, and pictures
 * without a row. Throws, with nothing deleted, when most pictures have no row, as with the database of another server.
 */
export async function sweepOrphans(db: Db, folder: string, now: Date): Promise<void> {
  // Made with the first upload.
  const names = await readdir(folder).catch(() => [] as string[]);
  const pictures = names.filter((name) => PICTURE.test(name));
  const orphans = await withoutRow(db, pictures);
  if (orphans.length >= SUSPICIOUS && orphans.length > pictures.length / 2) {
    throw new Error(
      `${orphans.length} of ${pictures.length} pictures are not known to this database. None of them was deleted.`,
    );
  }
  for (const name of [...orphans, ...names.filter((each) => PART.test(each))]) {
    const path = join(folder, name);
    if (await isSettled(path, now)) await rm(path, { force: true });
  }
}
