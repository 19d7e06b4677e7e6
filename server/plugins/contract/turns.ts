import { Unavailable } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { type Capacity, createCapacity } from './capacity.ts';

/** Before the app gives up, so that it hears why. */
const DEADLINE_MS = 20_000;

type Run = Capacity['run'];

/** Who waits for whom: requests take turns with those of their own kind. */
export interface Turns {
  /** Looks a session up, by its token. */
  readonly forSession: Run;
  readonly forCustomer: Run;
  /** By network address. */
  readonly forVisitor: Run;
}

/** Says that the server is busy when the answer takes too long. The work itself goes on, and its idempotency key keeps how it ends. */
async function withDeadline<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Unavailable('The answer takes too long.')), DEADLINE_MS);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

function limited(limits: Parameters<typeof createCapacity>[0]): Run {
  const { run } = createCapacity(limits);
  return (caller, work) => withDeadline(run(caller, work));
}

/**
 * Together they run less than the pool has connections, so transactions of requests never hold all of them. Reads that run side
 * by side wait in the pool's own line, which each of them leaves within milliseconds.
 */
const makeTurns = (): Turns => ({
  forSession: limited({ running: 4, runningPerCaller: 2, waiting: 2_000, waitingPerCaller: 200, waitMs: 5_000 }),
  forCustomer: limited({ running: 8, runningPerCaller: 4, waiting: 2_000, waitingPerCaller: 200, waitMs: 10_000 }),
  forVisitor: limited({ running: 4, runningPerCaller: 2, waiting: 1_000, waitingPerCaller: 100, waitMs: 10_000 }),
});

const made = new WeakMap<Services, Turns>();

/** One for all calls of a server. */
export function turnsOf(services: Services): Turns {
  const turns = made.get(services) ?? makeTurns();
  made.set(services, turns);
  return turns;
}
