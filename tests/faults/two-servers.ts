import type { Db } from '#server/db/transact';
import { fund, loggedInCustomer } from '../server/support/customers.ts';
import { startWorker, type Worker } from '../server/support/worker.ts';
import { auditLedger } from './audit.ts';
import { Caller } from './caller.ts';
import { FaultServer } from './server.ts';
import type { Tally } from './tally.ts';

interface Setting {
  /** File name of the worker, the other server, which only has the jobs of one domain. */
  readonly worker: string;
  readonly customers: number;
  /** What each one owns in USDT. */
  readonly funds: string;
  violations(db: Db, at: Date): Promise<string[]>;
}

interface TwoServers {
  readonly db: Db;
  readonly customers: readonly { readonly id: string; readonly caller: Caller }[];
  /** Kills one of the servers with SIGKILL, in turns, and starts it again. */
  strike(turn: number): Promise<void>;
}

/** Runs the real server and a worker on one database, then audits what they left there. */
export async function withTwoServers(
  tally: Tally,
  { worker: name, customers: count, funds, violations }: Setting,
  run: (servers: TwoServers) => Promise<void>,
): Promise<void> {
  const server = await FaultServer.open(tally);
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
    const strike = async (turn: number) => {
      await (turn % 2 === 0 ? server : worker)?.kill();
      await (turn % 2 === 0 ? server.start() : start());
    };
    await run({ db, customers, strike });
    for (const violation of await violations(db, new Date())) tally.fault('ledger', violation);
    await auditLedger(db, tally);
  } finally {
    await worker?.kill();
    await close();
    await server.close();
  }
}
