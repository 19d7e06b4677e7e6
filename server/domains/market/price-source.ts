import { divide } from '#contract/money';

/** Mid prices at one time. */
export interface Prices {
  readonly time: Date;
  /** US dollars per unit, by currency; the dollar itself is `1`. */
  readonly usd: ReadonlyMap<string, string>;
  /** When each price was current, by currency, where that isn't `time`. */
  readonly times?: ReadonlyMap<string, Date>;
  /** Whether a currency of the platform has no price now. */
  readonly isPartial?: boolean;
}

/** What a market said of a currency, in US dollars. */
export interface SourceTick {
  /** Such as `Kraken`. */
  readonly source: string;
  readonly bid: string;
  readonly ask: string;
  /** When the market says that it was so; when its answer arrived, if it doesn't say. */
  readonly time: Date;
}

/** What was made of the ticks of a currency. */
export interface Reading {
  readonly currency: string;
  readonly ticks: readonly SourceTick[];
  readonly agreement:
    | { readonly price: string; readonly time: Date }
    /** `missing`: too few sources have it. `stale`: too few said so lately. `apart`: they don't agree. */
    | { readonly refused: 'missing' | 'stale' | 'apart' };
}

/** Where prices come from: the simulator in the sandbox, a market's data in live mode. */
export interface PriceSource {
  /** Shown to customers, such as `simulator`. */
  readonly name: string;
  /** Returns the latest prices, or undefined when none are fresh enough to trade at. */
  latest(): Prices | undefined;
  /** Calls `listener` with each new set of prices. Returns a function that unsubscribes. */
  onTick(listener: (prices: Prices) => void): () => void;
  /** Returns what the markets said last, from which prices are made; empty if they are simulated. */
  readings(): readonly Reading[];
}

/** The market of a cryptocurrency, such as `BTC-USD`. */
export const symbolOf = (currency: string): string => `${currency}-USD`;

/** The currency that a market prices. */
export const currencyOf = (symbol: string): string => symbol.slice(0, -'-USD'.length);

/**
 * Returns units of `to` per unit of `from` with 18 decimal places, or undefined when one has no price. Rounds down, so that
 * a rate times its inverse never exceeds one.
 */
export function midRate(prices: Prices, from: string, to: string): string | undefined {
  const source = prices.usd.get(from);
  const target = prices.usd.get(to);
  if (source === undefined || target === undefined) return undefined;
  return divide(source, target, 18, 'down');
}

/** Returns when the older of two prices was current. */
export function timeOfRate({ time, times }: Prices, from: string, to: string): Date {
  return [from, to].map((currency) => times?.get(currency) ?? time).reduce((a, b) => (a < b ? a : b));
}
