import { add, isLess, max, min, subtract } from '#contract/money';
import { DAY_MS, HOUR_MS } from '../../time.ts';

export const WAIT_MS = DAY_MS;

/** A customer's own limits per day in UTC, in US dollars; null for none. */
export interface Limits {
  readonly stake: string | null;
  readonly loss: string | null;
}

export interface OwnLimits extends Limits {
  /** What applies instead from a time on. */
  readonly pending: (Limits & { readonly from: Date }) | null;
  readonly breakUntil: Date | null;
}

/** What a customer wants to change: an amount, or null for no limit. Omitted fields stay. */
export interface LimitChange {
  readonly stake?: string | null | undefined;
  readonly loss?: string | null | undefined;
  readonly breakHours?: number | undefined;
}

export const noLimits: OwnLimits = { stake: null, loss: null, pending: null, breakUntil: null };

/** Returns what applies now: a pending change whose time has come, and no break that is over. */
export function currentLimits({ stake, loss, pending, breakUntil }: OwnLimits, at: Date): OwnLimits {
  const isDue = pending !== null && pending.from <= at;
  return {
    stake: isDue ? pending.stake : stake,
    loss: isDue ? pending.loss : loss,
    pending: isDue ? null : pending,
    breakUntil: breakUntil !== null && breakUntil > at ? breakUntil : null,
  };
}

/** No limit is above every limit. */
const isAbove = (one: string | null, other: string | null): boolean =>
  other !== null && (one === null || isLess(other, one));

const lower = (one: string | null, other: string | null): string | null => (isAbove(one, other) ? other : one);

/**
 * Applies a change. What is lower applies at once and cancels a pending raise of the same limit. What is higher waits 24 hours,
 * which start over when more is requested than was pending. A break never gets shorter.
 */
export function changeLimits(stored: OwnLimits, change: LimitChange, at: Date): OwnLimits {
  const now = currentLimits(stored, at);
  const before = now.pending ?? now;
  const requested: Limits = {
    stake: change.stake === undefined ? before.stake : change.stake,
    loss: change.loss === undefined ? before.loss : change.loss,
  };
  const applied: Limits = { stake: lower(now.stake, requested.stake), loss: lower(now.loss, requested.loss) };
  const isRaise = isAbove(requested.stake, applied.stake) || isAbove(requested.loss, applied.loss);
  const isMore = isAbove(requested.stake, before.stake) || isAbove(requested.loss, before.loss);
  const from = now.pending && !isMore ? now.pending.from : new Date(at.getTime() + WAIT_MS);
  const requestedBreak = change.breakHours === undefined ? null : new Date(at.getTime() + change.breakHours * HOUR_MS);
  return {
    ...applied,
    pending: isRaise ? { ...requested, from } : null,
    breakUntil:
      requestedBreak && (!now.breakUntil || requestedBreak > now.breakUntil) ? requestedBreak : now.breakUntil,
  };
}

/** What was staked and lost on one day, in US dollars. */
export interface Day {
  readonly staked: string;
  /** Stakes of open orders. */
  readonly open: string;
  /** Negative after a gain. */
  readonly lost: string;
}

/** Gains reduce the losses, but leave no more room for them than the limit. */
export const lostOn = ({ lost }: Day): string => max('0', lost);

/** Returns how much more may be staked, counting open stakes as lost; null without a limit, and never negative. */
export function allowance({ stake, loss }: Limits, day: Day): string | null {
  const left = [
    ...(stake === null ? [] : [subtract(stake, day.staked)]),
    ...(loss === null ? [] : [subtract(loss, add(lostOn(day), day.open))]),
  ];
  return left.length === 0 ? null : max('0', left.reduce(min));
}

/** When the sums of the day start over. */
export const nextMidnight = (at: Date): Date => new Date((Math.floor(at.getTime() / DAY_MS) + 1) * DAY_MS);
