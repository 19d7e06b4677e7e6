import { sql } from 'kysely';
import { parseNumeric } from '../../db/numeric.ts';
import { sharedRead } from '../../db/shared-read.ts';
import type { Db } from '../../db/transact.ts';
import { DAY_MS, floorTo, HOUR_MS, MINUTE_MS, utcDay } from '../../time.ts';
import { currencyOf, type Prices, symbolOf } from './price-source.ts';
import { stateText } from './rules.ts';

export interface Currency {
  readonly code: string;
  readonly name: string;
  readonly kind: 'crypto' | 'fiat';
  /** Decimal places of the ledger. */
  readonly scale: number;
  /** Decimal places for display. */
  readonly displayScale: number;
  /** Decimal places of its price in US dollars. */
  readonly priceScale: number;
  /** What a flash exchange deducts from the mid rate, in percent. */
  readonly spreadPercent: string;
}

/** How long it takes until an added or changed currency shows. */
const FRESH_MS = 10_000;

const kept = sharedRead(FRESH_MS, readCurrencies);

/** Returns every currency, in display order. A transaction sees its own changes. */
export const currencies = (db: Db): Promise<readonly Currency[]> =>
  db.isTransaction ? readCurrencies(db) : kept(db, new Date());

async function readCurrencies(db: Db): Promise<readonly Currency[]> {
  const rows = await db.selectFrom('currencies').selectAll().orderBy('position').execute();
  return rows.map((row) => ({
    code: row.code,
    name: row.name,
    kind: row.kind,
    scale: row.scale,
    displayScale: row.display_scale,
    priceScale: row.price_scale,
    spreadPercent: row.spread_percent,
  }));
}

/** Throws if there is no such currency. */
export function currencyIn(all: readonly Currency[], code: string): Currency {
  const found = all.find((currency) => currency.code === code);
  if (!found) throw new Error(`unknown currency ${code}`);
  return found;
}

/** Returns the symbols of all markets. */
export async function marketSymbols(db: Db): Promise<ReadonlySet<string>> {
  return new Set((await currencies(db)).flatMap(({ code, kind }) => (kind === 'crypto' ? [symbolOf(code)] : [])));
}

export type Interval = '1m' | '5m' | '1h' | '1d';

export interface Candle {
  readonly time: Date;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
}

export interface CandlePage {
  readonly symbol: string;
  readonly interval: Interval;
  /** Only candles that begin before this time. */
  readonly before: Date | undefined;
  readonly limit: number;
}

/** Returns the latest candles of a market, oldest first. */
export async function candles(db: Db, { symbol, interval, before, limit }: CandlePage): Promise<Candle[]> {
  let query = db
    .selectFrom('candles')
    .select(['time', 'open', 'high', 'low', 'close'])
    .where('symbol', '=', symbol)
    .where('interval', '=', interval);
  if (before) query = query.where('time', '<', before);
  const rows = await query.orderBy('time', 'desc').limit(limit).execute();
  return rows.reverse();
}

/** A market in the last 24 hours. */
export interface DayFigures {
  readonly open: string;
  readonly high: string;
  readonly low: string;
  /** One price per hour, oldest first. */
  readonly hourly: readonly string[];
}

// Listing the symbols lets PostgreSQL use the primary key, which starts with the symbol.
const everySymbol = sql`symbol = any(array(select code || '-USD' from currencies))`;

/** Returns the 24 hours before `now` by symbol. Leaves out markets without candles. */
export async function dayFigures(db: Db, now: Date): Promise<Map<string, DayFigures>> {
  const since = new Date(now.getTime() - 24 * HOUR_MS);
  const { rows } = await sql<{ symbol: string; open: string; high: string; low: string; hourly: string[] }>`
    select symbol, max(high) as high, min(low) as low,
      (array_agg(open order by time))[1] as open,
      array_agg(open::text order by time) filter (where extract(minute from time) = 0) as hourly
    from candles
    where ${everySymbol} and interval = '5m' and time >= date_trunc('minute', ${since}::timestamptz) - interval '5 minutes' and time <= ${now}
    group by symbol`.execute(db);
  return new Map(
    rows.map((row) => [
      row.symbol,
      {
        open: row.open,
        high: row.high,
        low: row.low,
        hourly: (row.hourly ?? []).map(parseNumeric),
      },
    ]),
  );
}

const minuteOf = (time: Date): number => floorTo(time.getTime(), MINUTE_MS);

/**
 * Returns the prices at past times, in one query: the opening price of the minute that contains the time; if it isn't stored,
 * the last closing price of the five minutes before; else the opening price of the finest longer candle that contains the
 * time. Leaves out currencies that have none.
 */
export async function pricesAtEach(db: Db, times: readonly Date[]): Promise<(time: Date) => Prices> {
  const minutes = [...new Set(times.map(minuteOf))].map((minute) => new Date(minute).toISOString());
  const { rows } = await sql<{ minute: Date; symbol: string; price: string }>`
    select minute, symbol, price from unnest(${minutes}::timestamptz[]) asked (minute)
    cross join lateral (
      with candidates as (
        select symbol, open as price, time, array_position(array['1m', '', '5m', '1h', '1d'], interval) as rank
        from candles
        where ${everySymbol} and (interval, time) in (
          ('1m', minute),
          ('5m', to_timestamp(floor(extract(epoch from minute) / 300) * 300)),
          ('1h', date_trunc('hour', minute)),
          ('1d', date_trunc('day', minute)))
        union all
        select symbol, close, time, 2
        from candles
        where ${everySymbol} and interval = '1m' and time < minute and time >= minute - interval '5 minutes')
      select distinct on (symbol) symbol, price from candidates order by symbol, rank, time desc) its`.execute(db);
  const known = new Map<number, [string, string][]>();
  for (const { minute, symbol, price } of rows)
    known.set(minute.getTime(), [...(known.get(minute.getTime()) ?? []), [currencyOf(symbol), price]]);
  return (time) => ({ time, usd: new Map([['USD', '1'], ...(known.get(minuteOf(time)) ?? [])]) });
}

/** The same at one time. */
export const pricesAt = async (db: Db, time: Date): Promise<Prices> => (await pricesAtEach(db, [time]))(time);

/** Returns the closing prices of the last stored candles; undefined if there are none. */
export async function lastStoredPrices(db: Db): Promise<Prices | undefined> {
  const { rows } = await sql<{ symbol: string; price: string; time: Date }>`
    select c.code || '-USD' as symbol, last.close as price, last.time from currencies c
    cross join lateral (
      select close, time from candles where symbol = c.code || '-USD' and interval in ('1m', '1d') order by time desc limit 1) last`.execute(
    db,
  );
  const newest = rows.reduce<Date | undefined>((time, row) => (time && time > row.time ? time : row.time), undefined);
  if (!newest) return undefined;
  const usd = rows.map((row): [string, string] => [currencyOf(row.symbol), row.price]);
  const times = rows.map((row): [string, Date] => [currencyOf(row.symbol), row.time]);
  return { time: newest, usd: new Map([['USD', '1'], ...usd]), times: new Map(times) };
}

export interface Commitment {
  /** In UTC, such as `2026-11-21`. */
  readonly day: string;
  readonly chainEnd: Buffer;
  readonly publishedAt: Date;
}

/** Returns the latest days first. */
export async function commitments(db: Db, limit: number): Promise<Commitment[]> {
  const rows = await db.selectFrom('market_commitments').selectAll().orderBy('day', 'desc').limit(limit).execute();
  return rows.map((row) => ({ day: row.day, chainEnd: row.chain_end, publishedAt: row.published_at }));
}

const dayRange = (day: string): [Date, Date] => {
  const start = new Date(`${day}T00:00:00.000Z`);
  return [start, new Date(start.getTime() + DAY_MS)];
};

/** Returns the openings of a day, oldest first. */
export function openingsOf(db: Db, day: string) {
  const [start, end] = dayRange(day);
  return db
    .selectFrom('market_openings')
    .selectAll()
    .where('minute', '>=', start)
    .where('minute', '<', end)
    .orderBy('minute')
    .execute();
}

/** Returns the revealed seeds of a day, oldest first. */
export function seedsOf(db: Db, day: string) {
  const [start, end] = dayRange(day);
  return db
    .selectFrom('market_seeds')
    .select(['minute', 'seed'])
    .where('minute', '>=', start)
    .where('minute', '<', end)
    .orderBy('minute')
    .execute();
}

/** Returns where a market closed in the minute that begins at `minute`; undefined while that isn't stored. */
export async function closeOf(db: Db, symbol: string, minute: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('candles')
    .select('close')
    .where('symbol', '=', symbol)
    .where('interval', '=', '1m')
    .where('time', '=', minute)
    .executeTakeFirst();
  return row?.close;
}

/** Returns where a simulated price tended after the last revealed minute; null for a market that isn't simulated. */
export async function latestAnchor(db: Db, symbol: string): Promise<string | null> {
  const row = await db.selectFrom('simulator_state').select('state').executeTakeFirst();
  const anchor = row?.state[symbol]?.[1];
  return anchor === undefined ? null : stateText(anchor);
}

/**
 * Whether the market's simulator has run on this database, which may be empty. It is the first to write when the sandbox
 * starts.
 */
export async function isSimulated(db: Db): Promise<boolean> {
  const { rows: tables } = await sql`select where to_regclass('simulator_state') is not null`.execute(db);
  if (tables.length === 0) return false;
  return (await db.selectFrom('simulator_state').select('single').executeTakeFirst()) !== undefined;
}

/** Returns the published end of the chain whose seeds decide the last minute before a time; null if there is none. */
export async function chainEndOf(db: Db, end: Date): Promise<string | null> {
  const row = await db
    .selectFrom('market_commitments')
    .select('chain_end')
    .where('day', '=', utcDay(end.getTime() - 1))
    .executeTakeFirst();
  return row?.chain_end.toString('hex') ?? null;
}

/** Returns when a minute's seed was revealed; undefined while it isn't. */
export async function revealedAt(db: Db, minute: Date): Promise<Date | undefined> {
  const row = await db.selectFrom('market_seeds').select('revealed_at').where('minute', '=', minute).executeTakeFirst();
  return row?.revealed_at;
}

/** A chain end proves the minutes that begin this long after: the transaction that publishes it takes less. */
export const PUBLISHING_MS = 5_000;

/** Whether the chain of a simulated day was published too late to prove the prices from a time on. */
export async function isPublishedAfter(db: Db, time: Date): Promise<boolean> {
  const row = await db
    .selectFrom('market_commitments')
    .select('day')
    .where('day', '=', utcDay(time))
    .where('published_at', '>', new Date(time.getTime() - PUBLISHING_MS))
    .executeTakeFirst();
  return row !== undefined;
}
