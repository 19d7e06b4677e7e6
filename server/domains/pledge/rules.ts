import { add, subtract } from '#contract/money';
import { dayMs, endOfDay, fullDays } from '#contract/pledge-interest';

/** How many terms of one customer can run at the same time. */
export const RUNNING_LIMIT = 100;

/** Returns when a term matures. Its days have 24 hours, also where and when clocks are changed. */
export const maturityOf = (openedAt: Date, days: number): Date => new Date(endOfDay(openedAt.getTime(), days));

interface Run {
  readonly openedAt: Date;
  readonly maturesAt: Date;
}

/** Returns how many full days of a term count at a time, at most all of them. */
export function daysRun({ openedAt, maturesAt }: Run, at: Date): number {
  const days = (maturesAt.getTime() - openedAt.getTime()) / dayMs;
  return fullDays(openedAt.getTime(), at.getTime(), days);
}

/** Returns when a day more counts. */
export const nextFullDay = (run: Run, at: Date): Date => maturityOf(run.openedAt, daysRun(run, at) + 1);

/** What a term pays when it ends. */
export interface Ending {
  readonly interest: string;
  readonly cost: string;
  /** amount + interest − cost. */
  readonly received: string;
}

export const endingOf = (amount: string, interest: string, cost: string): Ending => ({
  interest,
  cost,
  received: subtract(add(amount, interest), cost),
});
