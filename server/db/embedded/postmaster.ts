import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

async function commandLine(pid: number): Promise<string> {
  try {
    // A minimal Debian has no `ps`.
    if (process.platform === 'linux') return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ');
    return (await run('ps', ['-o', 'args=', '-p', String(pid)])).stdout;
  } catch {
    return '';
  }
}

/**
 * Reads the state from `postmaster.pid` in a data folder. `stale` means that no PostgreSQL of that folder has the process
 * id; after a reboot it can belong to any process.
 */
export async function postmaster(data: string): Promise<'none' | 'stale' | 'running'> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => undefined);
  if (text === undefined) return 'none';
  const pid = Number.parseInt(text, 10);
  if (!(pid > 0)) return 'stale';
  return (await commandLine(pid)).includes(data) ? 'running' : 'stale';
}

/**
 * Lets PostgreSQL start despite a stale `postmaster.pid`. The file must stay, because PostgreSQL uses its seventh line to
 * check whether processes of the dead server still write. Replaces only the process id, with ours: PostgreSQL doesn't count
 * its parent process as another server. The socket and its lock hold nothing but the old process id.
 */
export async function passStalePostmaster(data: string, socketFolder: string): Promise<void> {
  const file = join(data, 'postmaster.pid');
  const lines = (await readFile(file, 'utf8')).split('\n');
  await writeFile(file, [String(process.pid), ...lines.slice(1)].join('\n'));
  await rm(join(socketFolder, '.s.PGSQL.5432.lock'), { force: true });
  await rm(join(socketFolder, '.s.PGSQL.5432'), { force: true });
}
