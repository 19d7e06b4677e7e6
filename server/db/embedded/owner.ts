import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The user that PostgreSQL runs as. */
export interface ProcessOwner {
  readonly uid: number;
  readonly gid: number;
}

async function lookUp(): Promise<ProcessOwner> {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)),
  );
  if (!uid || !gid) throw new Error('no user postgres');
  return { uid, gid };
}

/**
 * Returns the user `postgres`, created if missing, when running as root: PostgreSQL refuses to run as root. Otherwise
 * returns undefined for the current user.
 */
export async function processOwner(): Promise<ProcessOwner | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  try {
    return await lookUp();
  } catch {
    await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', 'postgres']);
    return lookUp();
  }
}

/** Returns whether every user can enter all folders of the path. The path itself may not exist yet. */
async function reachable(path: string): Promise<boolean> {
  for (let folder = path; ; folder = dirname(folder)) {
    const found = await stat(folder).catch(() => undefined);
    if (found?.isDirectory() && !(found.mode & 0o001)) return false;
    if (folder === dirname(folder)) return true;
  }
}

const OUTSIDE = '/var/lib/florin';

/**
 * Returns folders for data and programs that `owner` can enter. For root in a restricted folder such as /root, the data is in
 * /var/lib/florin/<hash of the folder>, with a copy of the programs beside it.
 */
export async function reachableFolders(dataFolder: string, programs: string, owner: ProcessOwner | undefined) {
  if (!owner) return { data: dataFolder, programs };
  // Let other users enter the parent folder, which is ours too, without letting them read it.
  const parent = dirname(dataFolder);
  await mkdir(parent, { recursive: true });
  await chmod(parent, (await stat(parent)).mode | 0o011);
  const outside = join(OUTSIDE, createHash('sha256').update(dataFolder).digest('hex').slice(0, 16));
  const data = (await reachable(parent)) ? dataFolder : join(outside, 'data');
  if (await reachable(programs)) return { data, programs };
  return { data, programs: await copyPrograms(programs, outside) };
}

/** Copies the programs once per version, with the libraries beside them. */
async function copyPrograms(programs: string, outside: string): Promise<string> {
  const { size, mtimeMs } = await stat(join(programs, 'postgres'));
  const copy = join(outside, `programs-${size}-${Math.floor(mtimeMs)}`);
  if (!(await stat(copy).catch(() => undefined))) {
    const unfinished = `${copy}.new`;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(outside, { recursive: true, mode: 0o755 });
    // Copy links as files, since they could point back into the restricted folder.
    await cp(dirname(programs), unfinished, { recursive: true, dereference: true });
    await rename(unfinished, copy);
  }
  return join(copy, 'bin');
}
