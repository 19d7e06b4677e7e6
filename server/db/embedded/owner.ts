import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The user that PostgreSQL runs as. Undefined: the one that runs us. */
export interface ProcessOwner {
  readonly uid: number;
  readonly gid: number;
}

async function lookUp(): Promise<ProcessOwner> {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)),
  );
  if (!uid || !gid) throw new Error('there is no user postgres');
  return { uid, gid };
}

/** PostgreSQL refuses to run as root, so root starts it as the user `postgres`, which is made when missing. */
export async function processOwner(): Promise<ProcessOwner | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  try {
    return await lookUp();
  } catch {
    await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', 'postgres']);
    return lookUp();
  }
}

/** Whether any user may pass every folder on the way; the path itself may not exist yet. */
async function reachable(path: string): Promise<boolean> {
  for (let folder = path; ; folder = dirname(folder)) {
    const found = await stat(folder).catch(() => undefined);
    if (found?.isDirectory() && !(found.mode & 0o001)) return false;
    if (folder === dirname(folder)) return true;
  }
}

const OUTSIDE = '/var/lib/florin';

/**
 * The folders of data and programs, where `owner` can reach them: as root in a closed place such as /root, the data go to
 * /var/lib/florin/<hash of the folder> and the programs are copied beside them.
 */
export async function reachableFolders(dataFolder: string, programs: string, owner: ProcessOwner | undefined) {
  if (!owner) return { data: dataFolder, programs };
  // The folder around it is ours too: let others pass, without letting them read.
  const around = dirname(dataFolder);
  await mkdir(around, { recursive: true });
  await chmod(around, (await stat(around)).mode | 0o011);
  const outside = join(OUTSIDE, createHash('sha256').update(dataFolder).digest('hex').slice(0, 16));
  const data = (await reachable(around)) ? dataFolder : join(outside, 'data');
  if (await reachable(programs)) return { data, programs };
  return { data, programs: await copyPrograms(programs, outside) };
}

/** Copies once for each version; the programs find their libraries beside themselves. */
async function copyPrograms(programs: string, outside: string): Promise<string> {
  const { size, mtimeMs } = await stat(join(programs, 'postgres'));
  const copy = join(outside, `programs-${size}-${Math.floor(mtimeMs)}`);
  if (!(await stat(copy).catch(() => undefined))) {
    const unfinished = `${copy}.new`;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(outside, { recursive: true, mode: 0o755 });
    // Links as files, since they could point back to the closed place.
    await cp(dirname(programs), unfinished, { recursive: true, dereference: true });
    await rename(unfinished, copy);
  }
  return join(copy, 'bin');
}
