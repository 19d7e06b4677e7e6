import type { ResponseOf } from '#contract/index';

export type PartStatus = ResponseOf<'GET transparency/status'>['parts'][number];
export type Day = PartStatus['days'][number];

/** Shares of the minutes of some days, as decimals. The good one is never rounded up, and the others are never rounded down. */
export interface Shares {
  readonly working: number;
  readonly failing: number;
  readonly unmeasured: number;
}

const STEPS = 10_000;

export function sharesOf(days: readonly Day[]): Shares {
  const sum = (name: keyof Shares): number => days.reduce((total, day) => total + day[name], 0);
  const [working, failing, unmeasured] = [sum('working'), sum('failing'), sum('unmeasured')];
  const all = working + failing + unmeasured || 1;
  return {
    working: Math.floor((working * STEPS) / all) / STEPS,
    failing: Math.ceil((failing * STEPS) / all) / STEPS,
    unmeasured: Math.ceil((unmeasured * STEPS) / all) / STEPS,
  };
}
