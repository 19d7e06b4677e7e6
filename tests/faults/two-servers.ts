import type { Db } from '#server/db/transact';
import { fund, loggedInCustomer } from '../server/support/customers.ts';
import { startWorker, type Worker } from '../server/support/worker.ts';
import { auditLedger, auditScreens } from './audit.ts';
import { Caller } from './caller.ts';
import { FaultServer } from './server.ts';
import type { Tally } from './tally.ts';

interface Setting {
  /** File name of the worker, a third server, which only has the jobs of one domain. */
  readonly worker: string;
  readonly customers: number;
  /** What each one owns in USDT. */
  readonly funds: string;
  violations(db: Db, at: Date): Promise<string[]>;
}

/** Runs a test's own work in the database, which no strike interrupts: PostgreSQL restarts with the first server. */
export type Directly = <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>;

interface TwoServers {
  readonly db: Db;
  readonly directly: Directly;
  readonly customers: readonly { readonly id: string; readonly caller: Caller }[];
  /** Kills one of the servers with SIGKILL, in turns, and starts it again. */
  strike(turn: number): Promise<void>;
}

/** Keeps direct work and strikes apart. */
function keepApart(db: Db) {
  const running = new Set<Promise<unknown>>();
  let struck: Promise<unknown> = Promise.resolve();
  const directly: Directly = async (work) => {
    await struck;
    const task = work(db);
    running.add(task);
    try {
      return await task;
    } finally {
      running.delete(task);
    }
  };
  const strikeAlone = (strike: () => Promise<void>): Promise<void> => {
    const striking = Promise.allSettled(running).then(strike);
    struck = striking.catch(() => {});
    return striking;
  };
  return { directly, strikeAlone };
}

/** Runs two real servers and a worker on one database, then audits what they left there. */
export async function withTwoServers(
  tally: Tally,
  { worker: name, customers: count, funds, violations }: Setting,
  run: (servers: TwoServers) => Promise<void>,
): Promise<void> {
  const server = await FaultServer.openTwo(tally);
  const { db, close } = await server.database();
  let worker: Worker | undefined;
  const start = async () => {
    worker = startWorker(new URL(`../server/support/${name}`, import.meta.url), await server.databaseConfig());
    await worker.ready;
  };
  try {
    const customers: TwoServers['customers'][number][] = [];
    for (let index = 0; index < count; index += 1) {
      const { id, credentials } = await loggedInCustomer(db, new Date());
      await fund(db, id, 'USDT', funds);
      customers.push({ id, caller: new Caller(server, tally, credentials) });
    }
    await start();
    const { directly, strikeAlone } = keepApart(db);
    const strikeOne = async (turn: number) => {
      if (turn % 3 === 1) {
        await worker?.kill();
        await start();
      } else {
        const victim = turn % 3 === 0 ? server : server.second;
        await victim.kill();
        await victim.start();
      }
    };
    await run({ db, directly, customers, strike: (turn) => strikeAlone(() => strikeOne(turn)) });
    await auditScreens(db, tally, customers);
    for (const violation of await violations(db, new Date())) tally.fault('ledger', violation);
    await auditLedger(db, tally);
  } finally {
    await worker?.kill();
    await close();
    await server.close();
  }
}
