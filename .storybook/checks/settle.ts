/** Waiting until what loads when it's shown is shown. */

/** React shows a part that has loaded after 300 ms at most. */
export const soonMs = 400;

interface WithTimers {
  soonTimers?: Set<number>;
}

/** Timers that run within `soonMs`. */
export const soonTimers = (): Set<number> => (globalThis as WithTimers).soonTimers ?? new Set();

/** Remembers timers that run within `limit` ms. Runs before a page's own scripts: React keeps the `setTimeout` it finds. */
export function watchTimers(limit: number): void {
  const soon = new Set<number>();
  const { setTimeout: set, clearTimeout: clear } = window;
  Object.assign(globalThis, {
    soonTimers: soon,
    setTimeout: (run: TimerHandler, delay = 0, ...given: unknown[]): number => {
      if (delay > limit || typeof run !== 'function') return set(run, delay, ...given);
      const id = set(() => {
        soon.delete(id);
        run(...given);
      }, delay);
      soon.add(id);
      return id;
    },
    clearTimeout: (id: number) => {
      soon.delete(id);
      clear(id);
    },
  });
}

/** Waits until the page has nothing left to do now or soon, at most a second: some things repeat. */
export async function settle(): Promise<void> {
  const end = performance.now() + 1000;
  do await rest();
  while (soonTimers().size > 0 && performance.now() < end);
}

/** Waits for two frames, in which what follows a layout is done as well. */
export const twoFrames = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/**
 * Two frames, then a task behind all others. An idle callback would say the same, but the browser runs it late or never where
 * nothing is drawn.
 */
async function rest(): Promise<void> {
  await twoFrames();
  await scheduler.postTask(() => undefined, { priority: 'background' });
}
