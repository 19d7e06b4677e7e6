import { divide } from '#contract/money';
import type { Db } from '../../db/transact.ts';
import { currencyOf, type Prices, type PriceSource, symbolOf } from '../../domains/market/price-source.ts';
import { simulatedMarkets } from '#contract/market-simulated-markets';
import {
  rounded,
  type SimulatedMarket,
  type Span,
  tickMilliseconds,
  ticksPerMinute,
  walk,
} from '#contract/market-simulation';
import { pruneCandles } from '../../domains/market/prune-candles.ts';
import { currencies } from '../../domains/market/store.ts';
import { floorTo, HOUR_MS, MINUTE_MS } from '../../time.ts';
import { createChains } from './chains.ts';
import { seedOnce, settle, type Checkpoint } from './settle.ts';

/** After this long without a tick, prices are too old to trade at. */
const FRESH_MS = 10_000;

export interface Simulator extends PriceSource {
  /** Seeds the history on the first start, fills in the minutes missed since the last run, and starts ticking. */
  start(): Promise<void>;
  /** Stops ticking and waits for running writes. */
  stop(): Promise<void>;
}

interface Current {
  readonly minute: number;
  readonly span: Span;
}

/** The clock and timer, which tests replace. */
export interface SimulatorTime {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `work` after a delay. Returns a function that cancels it. */
  later(work: () => void, milliseconds: number): () => void;
}

const realTime: SimulatorTime = {
  now: Date.now,
  later(work, milliseconds) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Creates a price source whose prices follow from committed seeds. */
export function simulator(
  db: Db,
  onError: (error: unknown) => void,
  { now, later }: SimulatorTime = realTime,
  simulated: readonly SimulatedMarket[] = simulatedMarkets,
): Simulator {
  const listeners = new Set<(prices: Prices) => void>();
  const chains = createChains();
  let markets: readonly SimulatedMarket[] = [];
  let scales: ReadonlyMap<string, number> = new Map();
  let current: Current | undefined;
  let settledUntil = 0;
  let prunedAt = 0;
  let newest: Prices | undefined;
  let working: Promise<void> | undefined;
  let cancel = (): void => {};
  let stopped = false;

  const begin = ({ minute, states }: Checkpoint): Current => ({
    minute,
    span: walk(chains.seed(minute), markets, states),
  });

  const pricesOf = ({ minute, span }: Current, tick: number): Prices => {
    const usd = new Map([['USD', '1']]);
    for (const [symbol, path] of span.ticks) {
      const scale = scales.get(symbol);
      const price = path[tick];
      if (scale === undefined || price === undefined) continue;
      usd.set(currencyOf(symbol), divide(`${rounded(price, scale)}`, `${10n ** BigInt(scale)}`));
    }
    return { time: new Date(minute + tick * tickMilliseconds), usd };
  };

  const catchUp = async (): Promise<void> => {
    const checkpoint = await settle(db, chains, now(), markets);
    settledUntil = checkpoint.minute;
    const hasJoined = current?.minute === checkpoint.minute && current.span.ticks.size < checkpoint.states.size;
    if (!current || current.minute < checkpoint.minute || hasJoined) current = begin(checkpoint);
    if (settledUntil - prunedAt >= HOUR_MS) {
      await pruneCandles(db, settledUntil);
      prunedAt = settledUntil;
    }
  };

  const work = (minute: number): void => {
    if (working || (current && settledUntil >= minute)) return;
    working = catchUp()
      .catch(onError)
      .finally(() => {
        working = undefined;
      });
  };

  const tick = (): void => {
    const time = now();
    const minute = floorTo(time, MINUTE_MS);
    if (current && minute === current.minute + MINUTE_MS) {
      current = begin({ minute, states: current.span.closing });
    } else if (current && minute > current.minute) {
      // The machine slept, so continue from the database.
      current = undefined;
    }
    work(minute);
    if (!current || minute < current.minute) return;
    const index = Math.min(Math.floor((time - minute) / tickMilliseconds), ticksPerMinute - 1);
    if (newest && newest.time.getTime() >= minute + index * tickMilliseconds) return;
    newest = pricesOf(current, index);
    for (const listener of listeners) listener(newest);
  };

  const schedule = (): void => {
    if (stopped) return;
    cancel = later(
      () => {
        try {
          tick();
        } catch (error) {
          onError(error);
        }
        schedule();
      },
      tickMilliseconds - (now() % tickMilliseconds),
    );
  };

  return {
    name: 'simulator',
    async start() {
      scales = new Map((await currencies(db)).map(({ code, priceScale }) => [symbolOf(code), priceScale]));
      markets = simulated.flatMap((market) => {
        const scale = scales.get(market.symbol);
        return scale === undefined ? [] : [{ ...market, scale }];
      });
      await seedOnce(db, now(), markets);
      await catchUp();
      tick();
      schedule();
    },
    async stop() {
      stopped = true;
      cancel();
      await working;
    },
    readings: () => [],
    latest: () => (newest && Math.abs(now() - newest.time.getTime()) <= FRESH_MS ? newest : undefined),
    onTick(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
