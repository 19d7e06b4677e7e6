import { soonTimers } from './checks/settle.ts';

const SystemDate = Date;

/** The current time in every story, so that dates and ages look the same on any day. */
export const storyTime = SystemDate.UTC(2026, 10, 21, 9, 30);

/** Stops `new Date()` and `Date.now()`; timers and `performance.now()` continue. */
export function stopClock(): void {
  globalThis.Date = class extends SystemDate {
    constructor(...given: [] | [number | string | Date]) {
      super(...((given.length === 0 ? [storyTime] : given) as [number]));
    }

    static override now(): number {
      return storyTime;
    }
  } as DateConstructor;
}

/** Clears all timers but those that soon run: toasts, carousels and countdowns stand still, and what has loaded appears. */
export function stopTimers(): void {
  const soon = soonTimers();
  for (let id = Number(setTimeout(() => undefined)); id > 0; id -= 1) if (!soon.has(id)) clearTimeout(id);
}
