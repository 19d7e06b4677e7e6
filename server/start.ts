import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Adapters } from './adapters.ts';
import { buildApp } from './app.ts';
import { lockFolder } from './db/embedded/folder-lock.ts';
import { migrate } from './db/migrate.ts';
import type { Db } from './db/transact.ts';
import { completePending } from './domains/flash/exchange.ts';
import { isUnavailable } from './errors.ts';
import { startHousekeeping } from './housekeeping.ts';
import { createCipher, identityKey } from './plugins/cipher.ts';
import { openDatabase } from './plugins/database.ts';
import { gracefulClose } from './plugins/graceful-close.ts';
import { createLiveChannel } from './plugins/live-channel/index.ts';
import { createMailer } from './plugins/mail.ts';
import { loadTexts } from './plugins/texts.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';

export interface RunningServer {
  /** Such as `http://localhost:5173`. */
  readonly address: string;
  /** Answers what is under way, then closes everything, the embedded database too. */
  stop(): Promise<void>;
}

/** Runs one step and tells how long it took. */
type Step = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

export interface StartOptions {
  readonly settings: Settings;
  readonly step: Step;
  /** Opens the sandbox, or what live mode takes its prices from. */
  readonly adapters: (db: Db, onError: (error: unknown) => void) => Adapters;
}

/** Time that each part has to close. What waits longer, such as for a query, must not keep the database running. */
const CLOSE_MS = 8_000;

/** What was opened, to be closed in reverse order, also when a later step fails. */
class Closers {
  readonly #closers: (() => unknown)[] = [];

  add(close: () => unknown): void {
    this.#closers.push(close);
  }

  async closeAll(onError: (error: unknown) => void): Promise<void> {
    for (let close = this.#closers.pop(); close; close = this.#closers.pop()) {
      try {
        await Promise.race([close(), wait(CLOSE_MS)]);
      } catch (error) {
        onError(error);
      }
    }
  }
}

/** Fails before anything is started when the port is taken. */
function requirePort({ host, port }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** Where a browser finds it. By name, since no browser makes a passkey for an IP address. */
const addressOf = ({ host, port }: Settings): string => `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`;

const QUIET_MS = 10_000;

/** Prints errors. While the database is away every part of the server meets it, so that is said every ten seconds only. */
function reporter(): (error: unknown) => void {
  let saidAt = -QUIET_MS;
  return (error) => {
    if (!isUnavailable(error)) return console.error(error);
    const now = performance.now();
    if (now - saidAt < QUIET_MS) return;
    saidAt = now;
    const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
    console.error(`The database is busy or unreachable: ${error instanceof Error ? error.message : ''}${cause}`);
  };
}

async function open({ settings, step, adapters: openAdapters }: StartOptions, closers: Closers): Promise<string> {
  const address = addressOf(settings);
  await mkdir(settings.dataDir, { recursive: true });
  if (settings.mode === 'sandbox') closers.add(await lockFolder(settings.dataDir, { pid: process.pid, address }));
  await requirePort(settings);

  const report = reporter();
  const connection = await step('Started PostgreSQL', () => openDatabase(settings, report));
  closers.add(() => connection.close());
  const { db, ping } = connection;
  const migrations = await step('Brought the database up to date', () => migrate(db));
  for (const name of migrations) console.log(`  applied ${name}`);

  const adapters = openAdapters(db, report);
  closers.add(() => adapters.stop());
  const live = createLiveChannel(report);
  const services: Services = {
    settings,
    db,
    ping,
    clock: () => new Date(),
    mailer: createMailer(settings),
    cipher: createCipher(await identityKey(settings)),
    live,
    texts: loadTexts(settings.publicUrl),
    prices: adapters.prices,
    addresses: adapters.addresses,
    limits: settings.environment !== 'test',
  };
  await adapters.start(services, step);
  await completePending(db);
  const app = await buildApp(services);
  live.open(app, services);
  closers.add(gracefulClose(app));
  closers.add(startHousekeeping(services, report));
  await step('Listening', () => app.listen({ host: settings.host, port: settings.port }));
  return address;
}

/** Starts the whole server. Throws with everything closed again. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const closers = new Closers();
  const stop = () => closers.closeAll((error) => console.error(error));
  try {
    return { address: await open(options, closers), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
