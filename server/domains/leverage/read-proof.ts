import { sql } from 'kysely';
import type { LeverageProof } from '#contract/leverage-proof';
import { partsOfPeriod } from '#contract/leverage-rules';
import type { Db } from '../../db/transact.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, utcDay } from '../../time.ts';
import { stateText } from '../market/rules.ts';

interface Opening {
  readonly minute: Date;
  readonly state: readonly [price: string, anchor: string];
}

/**
 * Returns the openings from which a market's prices can be recomputed up to `until`, oldest first: from the latest one at least an
 * hour before `startsAt`, or, if the prices were interrupted since, from the first one afterward. Empty if there is none.
 */
async function openingsOf(db: Db, symbol: string, startsAt: number, until: number): Promise<readonly Opening[]> {
  const { rows } = await sql<Opening & { missing: bigint }>`
    select minute, state -> ${symbol} as state,
      (extract(epoch from ${new Date(until)}::timestamptz - minute) / 60)::bigint
        - (select count(*) from market_seeds where minute >= market_openings.minute and minute < ${new Date(until)}) as missing
    from market_openings
    where minute > ${new Date(startsAt - HOUR_MS - DAY_MS)} and minute < ${new Date(until)} and state ? ${symbol}
    order by minute`.execute(db);
  const whole = rows.filter(({ missing }) => Number(missing) === 0);
  const early = whole.findLastIndex(({ minute }) => minute.getTime() <= startsAt - HOUR_MS);
  const used = early < 0 ? whole : whole.slice(early);
  return used[0] && used[0].minute.getTime() <= startsAt ? used : [];
}

/** What is published about each day of the proof. */
async function daysOf(
  db: Db,
  openings: readonly Opening[],
  endsAt: number,
  isOver: boolean,
): Promise<LeverageProof['days']> {
  const [first] = openings;
  if (!first) return [];
  const days: string[] = [];
  const last = utcDay(endsAt - MINUTE_MS);
  for (let time = first.minute.getTime(); utcDay(time) <= last; time += DAY_MS) days.push(utcDay(time));
  const lastMinutes = days.map(
    (day) => new Date(Math.min(Date.parse(`${day}T00:00:00.000Z`) + DAY_MS, endsAt) - MINUTE_MS),
  );
  const [commitments, seeds] = await Promise.all([
    db.selectFrom('market_commitments').selectAll().where('day', 'in', days).orderBy('day').execute(),
    isOver
      ? db.selectFrom('market_seeds').select(['minute', 'seed']).where('minute', 'in', lastMinutes).execute()
      : Promise.resolve([]),
  ]);
  return commitments.map(({ day, chain_end, published_at }) => {
    const revealed = seeds.find(({ minute }) => utcDay(minute) === day);
    return {
      day,
      chain_end: chain_end.toString('hex'),
      published_at: published_at.toISOString(),
      openings: openings
        .filter(({ minute }) => utcDay(minute) === day)
        .map(({ minute, state: [price, anchor] }) => ({
          minute: minute.toISOString(),
          price: stateText(price),
          anchor: stateText(anchor),
        })),
      revealed: revealed ? { minute: revealed.minute.toISOString(), seed: revealed.seed.toString('hex') } : null,
    };
  });
}

/** Returns the proof of a period from what is published, and no seed before the period is over. Throws if there is no such period. */
export async function readProof({ db, clock, prices }: Services, id: string): Promise<LeverageProof> {
  const period = partsOfPeriod(id)
    ? await db
        .selectFrom('leverage_periods')
        .innerJoin('leverage_rooms', 'leverage_rooms.id', 'leverage_periods.room_id')
        .selectAll('leverage_periods')
        .select('leverage_rooms.tier')
        .where('leverage_periods.id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (!period) throw new Refusal('not-found');
  const [startsAt, endsAt] = [period.starts_at.getTime(), period.ends_at.getTime()];
  const isFixed = period.fixed_at !== null;
  const openings = await openingsOf(db, period.symbol, startsAt, isFixed ? endsAt : startsAt);
  return {
    period: period.id,
    room: { id: period.room_id, tier: period.tier },
    symbol: period.symbol,
    scale: period.scale,
    starts_at: period.starts_at.toISOString(),
    ends_at: period.ends_at.toISOString(),
    status: isFixed ? 'settled' : clock().getTime() < endsAt ? 'running' : 'settling',
    opening_price: period.opening_price,
    close_price: period.close_price,
    won: period.won ?? [],
    source: prices.name,
    days: await daysOf(db, openings, endsAt, isFixed),
  };
}
