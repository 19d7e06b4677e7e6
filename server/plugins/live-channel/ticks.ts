import { currencyOf, type Prices, type PriceSource, symbolOf } from '../../domains/market/price-source.ts';

/** Prices by market symbol. */
export interface Tick {
  readonly time: string;
  readonly prices: Record<string, string>;
}

/** At most five ticks a second: for all sockets together, and for each one. */
export const TICK_MS = 200;

/**
 * Calls `listener` with the changed prices and the time by `performance.now()`, at most once per `TICK_MS`: faster changes are merged.
 * Returns a function that stops it.
 */
export function mergeTicks(source: PriceSource, listener: (tick: Tick, at: number) => void): () => void {
  let known: ReadonlyMap<string, string> = new Map();
  let newest: Prices | undefined;
  let lastAt = -Infinity;
  let timer: NodeJS.Timeout | undefined;

  const flush = (): void => {
    // Not the clock, which may be set back.
    const at = performance.now();
    // Timers can fire a millisecond early.
    const wait = lastAt + TICK_MS - at;
    timer = wait > 0 ? setTimeout(flush, wait) : undefined;
    if (timer || !newest) return;
    const changed = [...newest.usd].filter(([currency, price]) => known.get(currency) !== price);
    known = newest.usd;
    if (changed.length === 0) return;
    lastAt = at;
    const prices = Object.fromEntries(changed.map(([currency, price]) => [symbolOf(currency), price]));
    listener({ time: newest.time.toISOString(), prices }, at);
  };

  const stop = source.onTick((prices) => {
    newest = prices;
    if (!timer) flush();
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** Returns the current prices of some markets for a new watcher. Leaves out unknown markets. */
export function tickOf(source: PriceSource, symbols: readonly string[]): Tick | undefined {
  const now = source.latest();
  if (!now) return undefined;
  const prices: Record<string, string> = {};
  for (const symbol of symbols) {
    const price = now.usd.get(currencyOf(symbol));
    if (price !== undefined) prices[symbol] = price;
  }
  return { time: now.time.toISOString(), prices };
}

/** Returns the part of a tick for some markets; undefined if it has none of them. */
export function partOf({ time, prices }: Tick, symbols: readonly string[]): Tick | undefined {
  const entries = symbols.flatMap((symbol) =>
    prices[symbol] === undefined ? [] : [[symbol, prices[symbol]] as const],
  );
  return entries.length === 0 ? undefined : { time, prices: Object.fromEntries(entries) };
}
