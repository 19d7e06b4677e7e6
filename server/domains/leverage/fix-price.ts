import { winningCategories } from '#contract/leverage-rules';
import type { Services } from '../../services.ts';
import { MINUTE_MS } from '../../time.ts';
import { closeOf, isPublishedAfter, revealedAt } from '../market/store.ts';
import { type OpenedPeriod, runOut, saveResult } from './period-store.ts';

/** A minute's seed counts if it was revealed this long after the minute. */
const IN_TIME_MS = 60_000;

/** A seed revealed in time is in the database by then, however long its transaction took. */
const CERTAIN_MS = 90_000;

/** Returns what decides a period, or undefined while that can still come. A close price of null returns every stake. */
async function closeOfPeriod(
  { db }: Pick<Services, 'db'>,
  { symbol, startsAt, endsAt }: OpenedPeriod,
  at: Date,
): Promise<{ readonly close: string | null } | undefined> {
  // The first period of a first day: nothing proves its prices.
  if (await isPublishedAfter(db, startsAt)) return { close: null };
  const lastMinute = new Date(endsAt.getTime() - MINUTE_MS);
  const [revealed, close] = await Promise.all([revealedAt(db, lastMinute), closeOf(db, symbol, lastMinute)]);
  if (revealed && revealed.getTime() > endsAt.getTime() + IN_TIME_MS) return { close: null };
  if (revealed && close !== undefined) return { close };
  return at.getTime() >= endsAt.getTime() + CERTAIN_MS ? { close: null } : undefined;
}

async function fixPrice(services: Pick<Services, 'db' | 'clock'>, period: OpenedPeriod): Promise<void> {
  const { db, clock } = services;
  const found = await closeOfPeriod(services, period, clock());
  if (!found) return;
  const { opening, scale } = period;
  const { close } = found;
  const won = close === null ? null : winningCategories({ opening, close, scale });
  await saveResult(db, period.id, { close, won }, clock());
}

/**
 * Fixes the result of every period that is over, from the market's data alone: nothing here can read who staked what. Safe with
 * several servers, because the first result stays. A failure of one doesn't stop the others.
 */
export async function fixPrices(
  services: Pick<Services, 'db' | 'clock'>,
  onError: (error: unknown) => void,
): Promise<void> {
  for (const period of await runOut(services.db, services.clock())) await fixPrice(services, period).catch(onError);
}
