import type { RequestOf, ResponseOf } from '#contract/index';
import { add, round } from '#contract/money';
import { type Db, transact } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import { requireDigits } from '../../require-digits.ts';
import type { Services } from '../../services.ts';
import { lockCustomer } from '../account/store.ts';
import {
  changeLimits,
  currentLimits,
  type Day,
  type Limits,
  lostOn,
  nextMidnight,
  type OwnLimits,
} from './own-limit-rules.ts';
import { dayAt, saveLimits, storedLimits } from './own-limit-store.ts';

/** The currency of the limits, and its decimal places. */
const CURRENCY = 'USD';
const SCALE = 2;

type Shown = ResponseOf<'GET leverage/limits'>;

const shownLimits = ({ stake, loss }: Limits) => ({ stake_per_day: stake, loss_per_day: loss });

function shown(limits: OwnLimits, day: Day, at: Date): Shown {
  const { pending, breakUntil } = limits;
  // Rounded up, so that what is left is never said to be more than it is.
  const amount = (value: string) => round(value, SCALE, 'up');
  return {
    currency: CURRENCY,
    scale: SCALE,
    ...shownLimits(limits),
    staked_today: amount(day.staked),
    lost_today: amount(lostOn(day)),
    open_stakes: amount(day.open),
    loss_used: amount(add(lostOn(day), day.open)),
    resets_at: nextMidnight(at).toISOString(),
    pending: pending && { ...shownLimits(pending), from: pending.from.toISOString() },
    break_until: breakUntil && breakUntil.toISOString(),
    server_time: at.toISOString(),
  };
}

const limitsAt = async (db: Db, customer: string, at: Date): Promise<OwnLimits> =>
  currentLimits(await storedLimits(db, customer), at);

/** Returns the customer's own limits and what counts toward them today. */
export async function readLimits({ db, clock }: Services, customer: string): Promise<Shown> {
  const at = clock();
  const [limits, day] = await Promise.all([limitsAt(db, customer, at), dayAt(db, customer, at)]);
  return shown(limits, day, at);
}

/** The empty text means no limit. */
const wantedOf = (given: string | undefined): string | null | undefined => (given === '' ? null : given);

/** Changes the customer's own limits. Throws InvalidFields for an amount with fractions of a cent. */
export async function saveOwnLimits(
  { db, clock }: Services,
  customer: string,
  request: RequestOf<'POST leverage/limits'>,
): Promise<Shown> {
  for (const field of ['stake_per_day', 'loss_per_day'] as const) {
    const given = request[field];
    if (given) requireDigits(field, given, SCALE);
  }
  return transact(db, async (tx) => {
    await lockCustomer(tx, customer);
    // Read now: waiting for the lock takes time.
    const at = clock();
    const change = {
      stake: wantedOf(request.stake_per_day),
      loss: wantedOf(request.loss_per_day),
      breakHours: request.break_hours,
    };
    const limits = changeLimits(await storedLimits(tx, customer), change, at);
    await saveLimits(tx, customer, limits);
    return shown(limits, await dayAt(tx, customer, at), at);
  });
}

/** Throws Refusal `on-a-break`. */
export function refuseOnBreak({ breakUntil }: OwnLimits): void {
  if (breakUntil) throw new Refusal('on-a-break', { until: breakUntil.toISOString() });
}

/** Throws Refusal `on-a-break`. True until the end of the transaction if the customer is locked. */
export const requireNoBreak = async (db: Db, customer: string, at: Date): Promise<void> =>
  refuseOnBreak(await limitsAt(db, customer, at));
