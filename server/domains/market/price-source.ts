import { divide } from '#contract/money';

/** Mid prices of one moment. */
export interface Prices {
  readonly time: Date;
  /** US dollars for one unit, by currency; the dollar itself is `1`. */
  readonly usd: ReadonlyMap<string, string>;
}

/** Where prices come from: the simulator in the sandbox, a market's data in live mode. */
export interface PriceSource {
  /** Such as `simulator`; shown to customers. */
  readonly name: string;
  /** The newest prices; undefined when there are none fresh enough to deal at. */
  latest(): Prices | undefined;
  /** Calls `listener` with each new set of prices. Returns the function that ends it. */
  onTick(listener: (prices: Prices) => void): () => void;
}

/** The market of a cryptocurrency, such as `BTC-USD`. */
export const symbolOf = (currency: string): string => `${currency}-USD`;

/** The currency that a market prices. */
export const currencyOf = (symbol: string): string => symbol.slice(0, -'-USD'.length);

/**
 * Units of `to` for one unit of `from`, to 18 digits after the point; undefined when one of them has no price. Rounded down,
 * so that a rate and its inverse never multiply to more than one.
 */
export function midRate(prices: Prices, from: string, to: string): string | undefined {
  const source = prices.usd.get(from);
  const target = prices.usd.get(to);
  if (source === undefined || target === undefined) return undefined;
  return divide(source, target, 18, 'down');
}
