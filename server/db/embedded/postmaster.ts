import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

async function commandLine(pid: number): Promise<string> {
  try {
    // `ps` is not part of a bare Debian.
    if (process.platform === 'linux') return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ');
    return (await run('ps', ['-o', 'args=', '-p', String(pid)])).stdout;
  } catch {
    return '';
  }
}

/**
 * What `postmaster.pid` in a data folder says. `stale` when no PostgreSQL of that folder has this process id, which
 * after a restart of the machine can belong to anything.
 */
export async function postmaster(data: string): Promise<'none' | 'stale' | 'running'> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => undefined);
  if (text === undefined) return 'none';
  const pid = Number.parseInt(text, 10);
  if (!(pid > 0)) return 'stale';
  return (await commandLine(pid)).includes(data) ? 'running' : 'stale';
}

/**
 * Makes way past a stale `postmaster.pid`. The file itself must stay: its seventh line is how PostgreSQL finds out whether
 * processes of the dead server still write. Only its process id is replaced, by ours, which PostgreSQL does not count
 * as another server since it is the one that starts it. The socket and its lock say nothing else than that process id.
 */
export async function passStalePostmaster(data: string, socketFolder: string): Promise<void> {
  const file = join(data, 'postmaster.pid');
  const lines = (await readFile(file, 'utf8')).split('\n');
  await writeFile(file, [String(process.pid), ...lines.slice(1)].join('\n'));
  await rm(join(socketFolder, '.s.PGSQL.5432.lock'), { force: true });
  await rm(join(socketFolder, '.s.PGSQL.5432'), { force: true });
}
