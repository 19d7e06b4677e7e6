import { Unavailable } from '../../errors.ts';

export interface CapacityLimits {
  readonly running: number;
  readonly runningPerCaller: number;
  readonly waiting: number;
  readonly waitingPerCaller: number;
  /** Maximum time that work waits. */
  readonly waitMs: number;
}

/** Shares the server's capacity fairly between callers. */
export interface Capacity {
  /** Runs `work` at the caller's turn. Throws Unavailable if too much work is waiting, or the turn doesn't come in time. */
  run<Result>(caller: string, work: () => Promise<Result>): Promise<Result>;
}

interface Caller {
  running: number;
  readonly waiting: Set<() => void>;
}

const busy = (): Unavailable => new Unavailable('The server is busy.');

/**
 * Limits concurrent work. The rest waits, and callers take turns, so that a caller with a hundred requests delays only its
 * own.
 */
export function createCapacity(limits: CapacityLimits): Capacity {
  /** In the order of their turns. A caller moves to the end when it is served, and again when that ends. */
  const callers = new Map<string, Caller>();
  let running = 0;
  let waiting = 0;

  const mayRun = (caller: Caller): boolean => running < limits.running && caller.running < limits.runningPerCaller;

  const begin = (caller: Caller): void => {
    running += 1;
    caller.running += 1;
  };

  const moveToEnd = (name: string, caller: Caller): void => {
    callers.delete(name);
    callers.set(name, caller);
  };

  const serveNext = (): void => {
    for (const [name, caller] of callers) {
      const [next] = caller.waiting;
      if (!next || !mayRun(caller)) continue;
      moveToEnd(name, caller);
      next();
      return;
    }
  };

  const forgetIdle = (name: string, caller: Caller): void => {
    if (caller.running === 0 && caller.waiting.size === 0) callers.delete(name);
  };

  const end = (name: string, caller: Caller): void => {
    running -= 1;
    caller.running -= 1;
    // Behind those that came while it was served.
    moveToEnd(name, caller);
    forgetIdle(name, caller);
    serveNext();
  };

  const takeTurn = (name: string, caller: Caller): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(timer);
        caller.waiting.delete(serve);
        waiting -= 1;
      };
      const serve = (): void => {
        leave();
        begin(caller);
        resolve();
      };
      const timer = setTimeout(() => {
        leave();
        forgetIdle(name, caller);
        reject(busy());
      }, limits.waitMs);
      caller.waiting.add(serve);
      waiting += 1;
    });

  return {
    async run(name, work) {
      const caller = callers.get(name) ?? { running: 0, waiting: new Set() };
      // Don't overtake waiting work of the same caller.
      if (caller.waiting.size === 0 && mayRun(caller)) {
        callers.set(name, caller);
        begin(caller);
      } else {
        if (waiting >= limits.waiting || caller.waiting.size >= limits.waitingPerCaller) throw busy();
        callers.set(name, caller);
        await takeTurn(name, caller);
      }
      try {
        return await work();
      } finally {
        end(name, caller);
      }
    },
  };
}
