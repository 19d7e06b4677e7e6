/** Starts the parts of live mode from Debian's packages (`postgresql redis-server pgbouncer haproxy`), each in its own process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdir, writeFile } from 'node:fs/promises';
import { connect as connectTo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { processOwner } from '../../server/db/embedded/owner.ts';

export interface Part {
  /** Ends it; without a signal, cleanly. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again on the same port, with what it kept. Resolves when it listens. */
  start(): Promise<void>;
}

export interface AddressedPart extends Part {
  readonly url: string;
}

const READY_MS = 20_000;

/** Returns the program's path. Throws, naming its package, if it isn't installed. */
function program(name: string, packageName: string, folders: readonly string[] = ['/usr/bin', '/usr/sbin']): string {
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (found === undefined) throw new Error(`There is no ${name}. Run: apt-get install ${packageName}`);
  return found;
}

/** The newest installed PostgreSQL. */
function postgresFolder(): string {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql').map(Number) : [];
  return `/usr/lib/postgresql/${Math.max(...versions)}/bin`;
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connectTo(port, '127.0.0.1');
    const end = (answer: boolean) => () => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', end(true)).once('error', end(false));
  });
}

interface Command {
  readonly file: string;
  readonly args: readonly string[];
  readonly port: number;
  /** The signal for a clean end. */
  readonly signal: NodeJS.Signals;
  /** Whether it may not run as root. */
  readonly asOwner: boolean;
}

/** Starts a program that stays in the foreground. Ends it if it doesn't listen in time. */
export async function startPart({ file, args, port, signal: clean, asOwner }: Command): Promise<Part> {
  const owner = asOwner ? await processOwner() : undefined;
  let child: ChildProcess | undefined;
  let ended: Promise<unknown> = Promise.resolve();
  const part: Part = {
    start: async () => {
      const started = spawn(file, args, {
        ...owner,
        cwd: '/',
        env: { LC_ALL: 'C' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      let output = '';
      started.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
      started.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
      ended = new Promise((resolve) => started.once('exit', resolve));
      for (const end = Date.now() + READY_MS; !(await listens(port)); await wait(50)) {
        const { exitCode, signalCode } = started;
        if (exitCode === null && signalCode === null && Date.now() <= end) continue;
        // Nobody else could: without a part, the caller has nothing to stop.
        await part.stop('SIGKILL');
        const reason = signalCode ?? (exitCode === null ? 'not in time' : `exit code ${exitCode}`);
        throw new Error(`${file} does not start (${reason}): ${output}`);
      }
    },
    stop: async (signal = clean) => {
      child?.kill(signal);
      await ended;
    },
  };
  await part.start();
  return part;
}

/** Runs a program to its end. Throws with its output if it fails. */
async function runProgram(file: string, args: readonly string[]): Promise<void> {
  const child = spawn(file, args, { ...(await processOwner()), cwd: '/', env: { LC_ALL: 'C' }, stdio: 'pipe' });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${file} ended with ${String(code)}: ${output}`);
}

/** Makes a folder that the programs' user owns. */
export async function ownedFolder(path: string): Promise<string> {
  await mkdir(path, { recursive: true });
  const owner = await processOwner();
  if (owner) await chown(path, owner.uid, owner.gid);
  return path;
}

const USER = 'florin';
const PASSWORD = 'florin-live-parts';

const addressOf = (port: number): string => `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`;

/** Starts PostgreSQL on the data of a folder. */
async function runPostgres(
  data: string,
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<AddressedPart> {
  const all = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    ...settings,
  };
  const part = await startPart({
    file: join(postgresFolder(), 'postgres'),
    args: ['-D', data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    port,
    signal: 'SIGINT',
    asOwner: true,
  });
  // It listens before it accepts connections.
  const accepts = async (): Promise<void> => {
    for (const end = Date.now() + READY_MS; ; await wait(50)) {
      try {
        await runProgram(join(postgresFolder(), 'pg_isready'), [`--dbname=${addressOf(port)}`]);
        return;
      } catch (error) {
        if (Date.now() <= end) continue;
        await part.stop('SIGKILL');
        throw error;
      }
    }
  };
  await accepts();
  return { ...part, start: () => part.start().then(accepts), url: addressOf(port) };
}

/** Starts a new PostgreSQL with an empty database, for the user `florin`. */
export async function startPostgres(
  folder: string,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<AddressedPart> {
  const initdb = program('initdb', 'postgresql', [postgresFolder()]);
  const data = join(await ownedFolder(join(folder, 'postgresql')), 'data');
  const passwordFile = join(folder, 'postgresql', 'password');
  await writeFile(passwordFile, PASSWORD);
  await runProgram(initdb, [
    `--pgdata=${data}`,
    `--username=${USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
  ]);
  return runPostgres(data, port, settings);
}

/** Copies a running PostgreSQL into a folder that doesn't exist. */
const copyPostgres = (url: string, data: string, ...options: readonly string[]): Promise<void> =>
  runProgram(program('pg_basebackup', 'postgresql', [postgresFolder()]), [
    `--dbname=${url}`,
    `--pgdata=${data}`,
    '--checkpoint=fast',
    ...options,
  ]);

export interface Standby extends AddressedPart {
  /** Ends that it follows and is read-only. Resolves when it can be written to. */
  promote(): Promise<void>;
}

/** Starts a PostgreSQL that follows another one. */
export async function startStandby(folder: string, port: number, primaryUrl: string): Promise<Standby> {
  const data = join(await ownedFolder(join(folder, 'standby')), 'data');
  await copyPostgres(primaryUrl, data, '--write-recovery-conf');
  const part = await runPostgres(data, port, {});
  return {
    ...part,
    promote: () => runProgram(join(postgresFolder(), 'pg_ctl'), ['promote', `--pgdata=${data}`]),
  };
}

/** Starts HAProxy before a database and its standby, which gets connections while the database takes none. */
export async function startDatabaseProxy(
  folder: string,
  port: number,
  { primary, standby }: { readonly primary: number; readonly standby: number },
): Promise<AddressedPart> {
  const part = await runHaproxy(
    join(folder, 'database-proxy'),
    port,
    `defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
listen database
  bind 127.0.0.1:${port}
  default-server check inter 500 fall 2 rise 1 on-marked-down shutdown-sessions
  server primary 127.0.0.1:${primary}
  server standby 127.0.0.1:${standby} backup
`,
  );
  return { ...part, url: addressOf(port) };
}

/** Copies a running PostgreSQL, as the base of what its archive restores. */
export async function takeBase(url: string, folder: string): Promise<string> {
  const data = join(await ownedFolder(folder), 'data');
  await copyPostgres(url, data);
  return data;
}

/** Starts such a copy with everything that the archive has until a time of PostgreSQL. It can be written to soon after. */
export async function restoreUntil(data: string, port: number, archive: string, time: string): Promise<AddressedPart> {
  const signal = join(data, 'recovery.signal');
  await writeFile(signal, '');
  const owner = await processOwner();
  if (owner) await chown(signal, owner.uid, owner.gid);
  return runPostgres(data, port, {
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_time: time,
    recovery_target_action: 'promote',
  });
}

/** Saves everything that is in a database to a file of `pg_dump`. */
export const backUp = (url: string, file: string): Promise<void> =>
  runProgram(program('pg_dump', 'postgresql', [postgresFolder()]), ['--format=custom', `--file=${file}`, url]);

/** Restores such a file into an empty database. */
export const restore = (url: string, file: string): Promise<void> =>
  runProgram(program('pg_restore', 'postgresql', [postgresFolder()]), ['--exit-on-error', `--dbname=${url}`, file]);

/** Starts PgBouncer in transaction mode before the PostgreSQL on a port. */
export async function startPgBouncer(folder: string, port: number, postgresPort: number): Promise<AddressedPart> {
  const own = await ownedFolder(join(folder, 'pgbouncer'));
  await writeFile(join(own, 'users.txt'), `"${USER}" "${PASSWORD}"\n`);
  await writeFile(
    join(own, 'pgbouncer.ini'),
    `[databases]
postgres = host=127.0.0.1 port=${postgresPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(own, 'users.txt')}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
server_login_retry = 1
`,
  );
  const part = await startPart({
    file: program('pgbouncer', 'pgbouncer'),
    args: [join(own, 'pgbouncer.ini')],
    port,
    signal: 'SIGINT',
    asOwner: true,
  });
  return { ...part, url: addressOf(port) };
}

/** Starts a Redis that keeps nothing on disk. */
export async function startRedis(folder: string, port: number): Promise<AddressedPart> {
  const own = join(folder, 'redis');
  await mkdir(own, { recursive: true });
  const part = await startPart({
    file: program('redis-server', 'redis-server'),
    args: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', own],
    port,
    signal: 'SIGTERM',
    asOwner: false,
  });
  return { ...part, url: `redis://127.0.0.1:${port}` };
}

/** Starts HAProxy with a configuration. */
async function runHaproxy(folder: string, port: number, configuration: string): Promise<Part> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, configuration);
  return startPart({
    file: program('haproxy', 'haproxy'),
    args: ['-db', '-f', file],
    port,
    signal: 'SIGTERM',
    asOwner: false,
  });
}

/** Starts HAProxy before servers on the given ports. It asks each for its health, and tries again where nothing was done. */
export async function startHaproxy(folder: string, port: number, ports: readonly number[]): Promise<AddressedPart> {
  const part = await runHaproxy(
    join(folder, 'haproxy'),
    port,
    `defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout tunnel 1h
  retries 5
  option redispatch 1
  retry-on conn-failure 503
frontend florin
  bind 127.0.0.1:${port}
  option forwardfor
  default_backend servers
backend servers
  balance roundrobin
  option httpchk GET /healthz
  http-request disable-l7-retry if METH_POST !{ req.hdr(idempotency-key) -m found }
  default-server check inter 500 fall 2 rise 1
${ports.map((each, index) => `  server florin${index + 1} 127.0.0.1:${each}`).join('\n')}
`,
  );
  return { ...part, url: `http://127.0.0.1:${port}` };
}
