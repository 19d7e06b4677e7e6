import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { buildApp } from '#server/app';
import { type Db, transact } from '#server/db/transact';
import { createCipher } from '#server/plugins/cipher';
import { folderFiles } from '#server/plugins/files/folder-files';
import type { Mail } from '#server/plugins/mail';
import { openSession } from '#server/plugins/sessions/store';
import { loadTexts } from '#server/plugins/texts';
import type { Services } from '#server/services';
import { sandboxAddress } from '#server/sandbox/addresses';
import { readSettings } from '#server/settings';
import { Client } from './client.ts';
import { fund, loggedInCustomer, testDevice } from './customers.ts';
import { useDatabase } from './database.ts';
import { testPrices } from './prices.ts';
import { makeWebFolder } from './web-folder.ts';

/** A running clock that a test can advance. */
class TestClock {
  #ahead = 0;
  #stoppedAt: number | undefined;

  now = (): Date => new Date((this.#stoppedAt ?? Date.now()) + this.#ahead);

  /** From now on, time passes only by advancing, so that a slow machine changes no wait. */
  stop(): void {
    this.#stoppedAt = Date.now();
  }

  advance(seconds: number): void {
    this.#ahead += seconds * 1000;
  }
}

interface LiveEvent {
  /** To every device of a customer but `exceptSession`, or to one session. */
  readonly customer?: string;
  readonly exceptSession?: string;
  readonly session?: string;
  readonly event: string;
  readonly payload: unknown;
}

/** A logged-in customer. */
export interface TestCustomer {
  readonly id: string;
  readonly username: string;
  readonly client: Client;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly db: Db;
  /** Of the database, for another process. */
  readonly config: ReturnType<typeof useDatabase>['config'];
  readonly clock: TestClock;
  /** Sent since the test started. */
  readonly mails: Mail[];
  /** Emitted on the live channel since the test started. */
  readonly events: LiveEvent[];
  /** A visitor. */
  visitor(): Client;
  /** Creates a logged-in customer without the calls that would take 0.1 s. */
  customer(): Promise<TestCustomer>;
  /** Logs in another device of a customer. */
  device(customer: string): Promise<Client>;
  /** Gives play money to a customer. */
  fund(customer: string, currency: string, amount: string): Promise<void>;
}

/** Builds the app on the test file's own database. `change` replaces services, such as the prices; `web` adds a small web app. */
export function useApp(change: (services: Services) => Partial<Services> = () => ({}), { web = false } = {}): TestApp {
  const database = useDatabase();
  const clock = new TestClock();
  const mails: Mail[] = [];
  const events: LiveEvent[] = [];
  let built: { app: FastifyInstance; services: Services; folder: string } | undefined;

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'florin-test-'));
    const base: Services = {
      settings: readSettings({ NODE_ENV: 'test', DATA_DIR: folder }),
      db: database.db,
      ping: database.ping,
      clock: clock.now,
      files: folderFiles(join(folder, 'files')),
      mailer: { send: async (mail) => void mails.push(mail), verify: async () => {} },
      replica: undefined,
      redis: undefined,
      tracing: undefined,
      push: undefined,
      cipher: createCipher(randomBytes(32)),
      live: {
        toCustomer: (customer, event, payload, exceptSession) =>
          void events.push({ customer, event, payload, ...(exceptSession === undefined ? {} : { exceptSession }) }),
        toSession: (session, event, payload) => void events.push({ session, event, payload }),
        endSession: () => {},
      },
      texts: loadTexts('http://localhost:5173'),
      prices: testPrices(clock.now),
      addresses: {
        depositAddress: (family, customer) => Promise.resolve(sandboxAddress(family, customer)),
      },
      limits: false,
    };
    const services = { ...base, ...change(base) };
    if (web) await makeWebFolder(join(folder, 'web'));
    built = { app: await buildApp(services, folder), services, folder };
  });

  beforeEach(() => {
    mails.length = 0;
    events.length = 0;
  });

  afterAll(async () => {
    await built?.app.close();
    if (built) await rm(built.folder, { recursive: true, force: true, maxRetries: 5 });
  });

  const requireApp = () => {
    if (!built) throw new Error('the app starts in beforeAll');
    return built;
  };

  const visitor = () => new Client(requireApp().app);

  return {
    get app() {
      return requireApp().app;
    },
    get services() {
      return requireApp().services;
    },
    get db() {
      return database.db;
    },
    config: database.config,
    clock,
    mails,
    events,
    visitor,
    customer: async () => {
      const { id, username, credentials } = await loggedInCustomer(database.db, clock.now());
      const { token, cookie } = credentials;
      return { id, username, client: Object.assign(visitor(), { token, cookie }) };
    },
    device: async (customer) => {
      const { token, cookie } = await transact(database.db, (tx) => openSession(tx, customer, testDevice, clock.now()));
      return Object.assign(visitor(), { token, cookie });
    },
    fund: (customer, currency, amount) => fund(database.db, customer, currency, amount),
  };
}
