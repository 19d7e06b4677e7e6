import { type Period, periodAt } from '#contract/leverage-rules';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../db/transact.ts';
import { Unavailable } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { MINUTE_MS } from '../../time.ts';
import { currencyOf } from '../market/price-source.ts';
import { closeOf, currencies, currencyIn, isPublishedAfter, latestAnchor } from '../market/store.ts';
import { findPeriod, insertPeriod, type OpenedPeriod } from './period-store.ts';
import type { Room } from './room-store.ts';

/** How long it takes at most until the minute before a period is stored. */
const PATIENCE_MS = 3_000;
const RETRY_MS = 50;

/** Returns the room's period at a time. */
export const periodOf = ({ id, terms }: Room, at: Date): Period => periodAt(id, terms.settlementMinutes, at.getTime());

/** Fixes the opening price: where the market closed in the minute before. Returns undefined while that isn't stored. */
export async function openPeriod(db: Db, room: Room, period: Period): Promise<OpenedPeriod | undefined> {
  const found = await findPeriod(db, period.id);
  if (found) return found;
  const [opening, anchor, all, isUnproven] = await Promise.all([
    closeOf(db, room.symbol, new Date(period.startsAt - MINUTE_MS)),
    latestAnchor(db, room.symbol),
    currencies(db),
    isPublishedAfter(db, new Date(period.startsAt)),
  ]);
  if (opening === undefined) return undefined;
  const scale = currencyIn(all, currencyOf(room.symbol)).priceScale;
  // Without an anchor it takes no stakes: nothing would prove its prices.
  await insertPeriod(db, { room, period, scale, opening, anchor: isUnproven ? null : anchor });
  // Another server may have been first.
  return findPeriod(db, period.id);
}

const known = new WeakMap<Db, Map<string, Promise<OpenedPeriod>>>();

async function waitForPeriod(db: Db, room: Room, period: Period): Promise<OpenedPeriod> {
  for (const end = performance.now() + PATIENCE_MS; ; await wait(RETRY_MS)) {
    const opened = await openPeriod(db, room, period);
    if (opened) return opened;
    if (performance.now() > end) throw new Unavailable(`There is no opening price of ${period.id} yet.`);
  }
}

/**
 * Returns the room's current period, and opens it if it is new. Its first request waits a moment, until the minute before is
 * stored; the others share its answer. Throws Unavailable if that takes too long.
 */
export function currentPeriod({ db }: Pick<Services, 'db'>, room: Room, at: Date): Promise<OpenedPeriod> {
  const period = periodOf(room, at);
  const kept = known.get(db) ?? new Map<string, Promise<OpenedPeriod>>();
  known.set(db, kept);
  const found = kept.get(period.id);
  if (found) return found;
  // One room has one current period.
  for (const id of kept.keys()) if (id.startsWith(`${room.id}-`)) kept.delete(id);
  const opened = waitForPeriod(db, room, period);
  kept.set(period.id, opened);
  opened.catch(() => kept.delete(period.id));
  return opened;
}
