import { currencyOf, type Prices, type PriceSource, symbolOf } from '../../domains/market/price-source.ts';

/** Prices by market symbol. */
export interface Tick {
  readonly time: string;
  readonly prices: Record<string, string>;
}

const INTERVAL_MS = 1_000;

/**
 * Calls `listener` with the changed prices, at most once a second: faster changes are merged. Returns a function that stops
 * it.
 */
export function mergeTicks(source: PriceSource, listener: (tick: Tick) => void): () => void {
  let known: ReadonlyMap<string, string> = new Map();
  let newest: Prices | undefined;
  let lastAt = 0;
  let timer: NodeJS.Timeout | undefined;

  const flush = (): void => {
    timer = undefined;
    if (!newest) return;
    lastAt = Date.now();
    const changed = [...newest.usd].filter(([currency, price]) => known.get(currency) !== price);
    known = newest.usd;
    if (changed.length === 0) return;
    listener({
      time: newest.time.toISOString(),
      prices: Object.fromEntries(changed.map(([currency, price]) => [symbolOf(currency), price])),
    });
  };

  const stop = source.onTick((prices) => {
    newest = prices;
    if (timer) return;
    const wait = lastAt + INTERVAL_MS - Date.now();
    if (wait <= 0) flush();
    else timer = setTimeout(flush, wait);
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
