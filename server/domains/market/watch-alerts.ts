import { max, min } from '#contract/money';
import type { Services } from '../../services.ts';
import { symbolOf } from './price-source.ts';
import { triggerByCandles, triggerByPrices } from './trigger-alerts.ts';
import type { PriceRange } from './trigger-store.ts';

/** How often stored candles are compared. */
const CANDLES_MS = 60_000;

/**
 * Compares every tick with the waiting price alerts, and every new candle. Ticks that arrive during a comparison are merged, so
 * that none is lost. Returns a function that stops this and waits for running work.
 */
export function watchAlerts(services: Services, onError: (error: unknown) => void): () => Promise<void> {
  const { prices, clock } = services;
  let pending = new Map<string, PriceRange>();
  let candlesDue = true;
  let running: Promise<void> | undefined;

  const add = (range: PriceRange): void => {
    const known = pending.get(range.symbol);
    pending.set(
      range.symbol,
      known
        ? {
            symbol: range.symbol,
            high: max(known.high, range.high),
            low: min(known.low, range.low),
            since: known.since < range.since ? known.since : range.since,
          }
        : range,
    );
  };
  /** Keeps what couldn't be compared for the next tick: the database may be away. */
  const keep =
    (ranges: readonly PriceRange[]) =>
    (error: unknown): never => {
      ranges.forEach(add);
      throw error;
    };

  const work = async (): Promise<void> => {
    try {
      while (pending.size > 0 || candlesDue) {
        const ranges = [...pending.values()];
        pending = new Map();
        if (ranges.length > 0) await triggerByPrices(services, ranges, onError).catch(keep(ranges));
        if (candlesDue) {
          candlesDue = false;
          await triggerByCandles(services, onError);
        }
      }
    } catch (error) {
      onError(error);
    } finally {
      // Right after the last look at what is pending: a tick in between would wait for the next one.
      running = undefined;
    }
  };
  const run = (): void => void (running ??= work());

  const stopTicks = prices.onTick(({ usd }) => {
    const now = clock();
    for (const [currency, price] of usd) {
      if (currency !== 'USD') add({ symbol: symbolOf(currency), high: price, low: price, since: now });
    }
    run();
  });
  const timer = setInterval(() => {
    candlesDue = true;
    run();
  }, CANDLES_MS).unref();
  run();
  return async () => {
    stopTicks();
    clearInterval(timer);
    await running;
  };
}
