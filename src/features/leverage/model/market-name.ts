/** Returns the usual way to write a market: `BTC/USD`. */
export const marketName = (symbol: string): string => symbol.replace('-', '/');

/** Returns the currency that a market prices. */
export const baseCurrency = (symbol: string): string => symbol.split('-')[0] ?? symbol;

/** Returns the currency in which a market's prices are. */
export const quoteCurrency = (symbol: string): string => symbol.split('-')[1] ?? symbol;
