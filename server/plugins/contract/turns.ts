import { Unavailable } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { type Capacity, createCapacity } from './capacity.ts';

/** Shorter than the app's timeout, so that the app gets a response. */
const DEADLINE_MS = 20_000;

type Run = Capacity['run'];

/** Requests take turns with others of the same kind. */
export interface Turns {
  /** For looking up a session: by token, for an image by cookie, and for a socket by network. */
  readonly forSession: Run;
  readonly forCustomer: Run;
  /** For reading all of a customer's history. */
  readonly forHistory: Run;
  /** By network. */
  readonly forVisitor: Run;
}

/** Throws Unavailable after a deadline. The work continues, and its idempotency key stores the response. */
async function withDeadline<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Unavailable('The response takes too long.')), DEADLINE_MS);
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
 * Together they allow fewer requests than the pool has connections, so that requests' transactions never hold all of them.
 * Parallel reads of one request wait only milliseconds in the pool's own queue.
 */
function createTurns(pool: number): Turns {
  const fifth = Math.floor(pool / 5);
  const histories = Math.max(2, Math.floor(pool / 10));
  const running = (count: number) => ({ running: count, runningPerCaller: Math.ceil(count / 2) });
  return {
    forSession: limited({ ...running(fifth), waiting: 2_000, waitingPerCaller: 200, waitMs: 5_000 }),
    forCustomer: limited({ ...running(2 * fifth - histories), waiting: 2_000, waitingPerCaller: 200, waitMs: 10_000 }),
    forHistory: limited({
      running: histories,
      runningPerCaller: 1,
      waiting: 1_000,
      waitingPerCaller: 50,
      waitMs: 10_000,
    }),
    forVisitor: limited({ ...running(fifth), waiting: 1_000, waitingPerCaller: 100, waitMs: 10_000 }),
  };
}

const turnsByServices = new WeakMap<Services, Turns>();

/** Returns the same instance for all calls of a server. */
export function turnsOf(services: Services): Turns {
  const turns = turnsByServices.get(services) ?? createTurns(services.settings.databasePool);
  turnsByServices.set(services, turns);
  return turns;
}
