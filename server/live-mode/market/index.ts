import type { Db } from '../../db/transact.ts';
import type { Prices, PriceSource, Reading, SourceTick } from '../../domains/market/price-source.ts';
import { currencies, type Currency } from '../../domains/market/store.ts';
import { poll } from '../../poll.ts';
import { HOUR_MS } from '../../time.ts';
import { agree } from './agree.ts';
import type { MarketSource } from './exchange-source.ts';
import { fillHistory } from './fill-history.ts';
import { recordCandles } from './record-candles.ts';

const READ_MS = 2_000;
const STORE_MS = 5_000;
/** How long prices count as worked out. They age by themselves, but every visitor can ask for them many times a second. */
const KEPT_MS = 100;

/** The clock and timer, which tests replace. */
interface MarketTime {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `work` again and again. Returns a function that stops this and waits for running work. */
  every(work: () => Promise<void>, milliseconds: number): () => Promise<void>;
}

export interface LiveMarket extends PriceSource {
  /** Begins to store what was before the first start. */
  start(): void;
  /** Stops reading, and stores the last candles. */
  stop(): Promise<void>;
}

/**
 * Reads several sources and prices what they agree on, each currency by itself. A currency on which they don't has no price
 * until they do.
 */
export function liveMarket(
  db: Db,
  sources: readonly MarketSource[],
  onError: (error: unknown) => void,
  { now, every }: MarketTime = { now: Date.now, every: poll },
): LiveMarket {
  const listeners = new Set<(prices: Prices) => void>();
  const candles = recordCandles(db);
  const heard = new Map<MarketSource, ReadonlyMap<string, SourceTick>>();
  const silent = new Set<MarketSource>();
  let all: readonly Currency[] = [];

  const agreed = (): Reading[] =>
    all
      .filter(({ code }) => code !== 'USD')
      .map(({ code, priceScale }) => {
        const ticks = sources.flatMap((source) => heard.get(source)?.get(code) ?? []);
        return { currency: code, ticks, agreement: agree(ticks, priceScale, now()) };
      });

  const pricesOf = (readings: readonly Reading[]): Prices | undefined => {
    const priced = readings.flatMap(({ currency, agreement }) =>
      'price' in agreement ? [{ currency, ...agreement }] : [],
    );
    const [first] = priced;
    if (!first) return undefined;
    return {
      time: priced.reduce((newest, { time }) => (newest < time ? time : newest), first.time),
      usd: new Map([['USD', '1'], ...priced.map(({ currency, price }): [string, string] => [currency, price])]),
      times: new Map(priced.map(({ currency, time }) => [currency, time])),
      isPartial: priced.length < all.length - 1,
    };
  };

  let kept: { readonly at: number; readonly readings: Reading[]; readonly prices: Prices | undefined } | undefined;
  const current = () => {
    const at = now();
    if (kept && at >= kept.at && at - kept.at < KEPT_MS) return kept;
    const readings = agreed();
    return (kept = { at, readings, prices: pricesOf(readings) });
  };

  const read = async (source: MarketSource): Promise<void> => {
    try {
      // While the database is away, as they were.
      all = await currencies(db).catch(() => all);
      heard.set(source, await source.read(all.map(({ code }) => code)));
      kept = undefined;
      silent.delete(source);
    } catch (error) {
      // Once until it is back. What it said before grows old by itself.
      if (!silent.has(source)) onError(new Error(`${source.name} returns no prices`, { cause: error }));
      silent.add(source);
      return;
    }
    const { prices } = current();
    if (!prices) return;
    candles.add(prices.usd, all, now());
    for (const listener of listeners) listener(prices);
  };
  const store = (): Promise<void> => candles.store(now()).catch(onError);

  let isStopped = false;
  let filling = Promise.resolve();
  const fill = (): Promise<void> =>
    (filling = fillHistory(db, sources, { now, isStopped: () => isStopped }).catch(onError));

  const stops = [
    ...sources.map((source) => every(() => read(source), READ_MS)),
    every(store, STORE_MS),
    // Again, for a market that joined, and if the sources were away.
    every(fill, HOUR_MS),
  ];
  return {
    name: sources.map(({ name }) => name).join(', '),
    latest: () => current().prices,
    readings: () => current().readings,
    onTick(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => void fill(),
    async stop() {
      isStopped = true;
      await filling;
      await Promise.all(stops.map((stop) => stop()));
      await store();
    },
  };
}
