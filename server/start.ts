import { mkdir } from 'node:fs/promises';
import type { Agent } from 'node:https';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Adapters } from './adapters.ts';
import { buildApp } from './app.ts';
import { lockFolder } from './db/embedded/folder-lock.ts';
import { openReplica } from './db/replica.ts';
import type { Db } from './db/transact.ts';
import { startCounterJobs } from './domains/counters/jobs.ts';
import { completePending } from './domains/flash/complete-pending.ts';
import { startLeverageJobs } from './domains/leverage/jobs.ts';
import { approvalWarning } from './domains/operator/approve-withdrawal.ts';
import { watchAlerts } from './domains/market/watch-alerts.ts';
import { startAnnouncementJobs } from './domains/notices/announcement-jobs.ts';
import { startPushJobs } from './domains/notices/push-jobs.ts';
import { startPledgeJobs } from './domains/pledge/jobs.ts';
import { startStatusJob, startTransparencyJobs } from './domains/transparency/jobs.ts';
import { startHousekeeping } from './housekeeping.ts';
import { errorReporter, logError } from './log-error.ts';
import { cipherOf } from './plugins/cipher.ts';
import { openDatabase } from './plugins/database.ts';
import { openFiles } from './plugins/files/index.ts';
import { gracefulClose } from './plugins/graceful-close.ts';
import { createLiveChannel } from './plugins/live-channel/index.ts';
import { startMailJobs } from './plugins/mail-outbox/jobs.ts';
import { createMailer } from './plugins/mail.ts';
import { installMetrics } from './plugins/metrics.ts';
import { createPushSender, pushKeys } from './plugins/push.ts';
import { openRedis } from './plugins/redis.ts';
import { loadTexts } from './plugins/texts.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';

export interface RunningServer {
  /** Such as `http://localhost:5173`. */
  readonly address: string;
  /** Drains, finishes running requests, then closes everything including the embedded database. */
  stop(): Promise<void>;
}

/** Runs one step and prints its duration. */
type Step = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

export interface StartOptions {
  readonly settings: Settings;
  readonly step: Step;
  /** Opens the adapters of the sandbox or of live mode. */
  readonly adapters: (db: Db, onError: (error: unknown) => void) => Adapters | Promise<Adapters>;
  /** For tests, whose push service is on this machine. */
  readonly pushAgent?: Agent;
}

/** How long each part may take to close. A hanging query must not keep the database running. */
const CLOSE_MS = 8_000;

/** Closes what was opened in reverse order, also when a later step fails. */
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

/** Throws if the port is taken, before anything starts. */
function requireFreePort({ host, port }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** Returns the URL for browsers. Uses `localhost`, because browsers don't create passkeys for IP addresses. */
const addressOf = ({ host, port }: Settings): string => `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`;

/** Where the server reaches itself: a host of zeros means every address. */
function ownAddress({ host, port }: Settings): string {
  if (host === '0.0.0.0') return `http://127.0.0.1:${port}`;
  if (host === '::') return `http://[::1]:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

interface Opened {
  readonly address: string;
  /** See gracefulClose. */
  drain(milliseconds: number): Promise<void>;
}

async function open(
  { settings, step, adapters: openAdapters, pushAgent }: StartOptions,
  closers: Closers,
): Promise<Opened> {
  const address = addressOf(settings);
  await mkdir(settings.dataDir, { recursive: true });
  if (settings.mode === 'sandbox') closers.add(await lockFolder(settings.dataDir, { pid: process.pid, address }));
  await requireFreePort(settings);

  const report = errorReporter();
  const { tracesUrl } = settings;
  const tracing = tracesUrl === undefined ? undefined : (await import('./plugins/tracing.ts')).openTracing(tracesUrl);
  closers.add(() => tracing?.close());
  const connection = await openDatabase({
    settings,
    step,
    onError: report,
    onQuery: tracing?.noteQuery,
    onOpen: (close) => closers.add(close),
  });
  const { db, ping } = connection;

  const adapters = await openAdapters(db, report);
  closers.add(() => adapters.stop());
  const { databaseReplicaUrl, databasePool } = settings;
  const following = { primary: db, pool: databasePool, onError: report, onQuery: tracing?.noteQuery };
  const replica = databaseReplicaUrl === undefined ? undefined : openReplica(databaseReplicaUrl, following);
  closers.add(() => replica?.close());
  const redis = settings.redisUrl === undefined ? undefined : openRedis(settings.redisUrl, report);
  closers.add(() => redis?.close());
  const live = createLiveChannel(report);
  const keys = await pushKeys(settings);
  const services: Services = {
    settings,
    db,
    ping,
    replica,
    redis,
    clock: () => new Date(),
    files: openFiles(settings),
    mailer: createMailer(settings),
    push: keys && createPushSender(keys, settings.publicUrl, pushAgent),
    cipher: await cipherOf(settings),
    live,
    texts: loadTexts(settings.publicUrl),
    tracing,
    prices: adapters.prices,
    addresses: adapters.addresses,
    limits: settings.environment !== 'test',
  };
  const warning = await approvalWarning(db, settings);
  if (warning) console.warn(warning);
  await adapters.start(services, step);
  await completePending(db, report);
  const app = await buildApp(services);
  live.open(app, services);
  installMetrics(app, { services, connection, live });
  const { drain, close } = gracefulClose(app);
  closers.add(close);
  closers.add(startHousekeeping(services, report));
  closers.add(watchAlerts(services, report));
  closers.add(startCounterJobs(services, report));
  closers.add(startLeverageJobs(services, report));
  closers.add(startMailJobs(services, report));
  closers.add(startPushJobs(services, report));
  closers.add(startAnnouncementJobs(services, report));
  closers.add(startPledgeJobs(services, report));
  closers.add(startTransparencyJobs(services, report));
  await step('Listening', () => app.listen({ host: settings.host, port: settings.port }));
  closers.add(startStatusJob(services, ownAddress(settings), report));
  return { address, drain };
}

/** Starts the whole server. If it throws, everything is closed again. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const closers = new Closers();
  const close = () => closers.closeAll(logError);
  try {
    const { address, drain } = await open(options, closers);
    const { drainMs } = options.settings;
    return {
      address,
      stop: async () => {
        if (drainMs > 0) await drain(drainMs);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
