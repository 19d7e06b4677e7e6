/** The color families of coins; a code that has none gets the accent's. */
export type CoinFamily = 'accent' | 'sand' | 'green' | 'blue' | 'violet' | 'red';

const families: Readonly<Record<Exclude<CoinFamily, 'accent'>, readonly string[]>> = {
  sand: ['BTC', 'DOGE', 'BNB'],
  green: ['USDT'],
  blue: ['ETH', 'USDC', 'XRP', 'ADA'],
  violet: ['SOL'],
  red: ['TRX', 'AVAX'],
};

/** Returns the family of a coin, near the color that it is known by. */
export function familyOf(code: string): CoinFamily {
  const known = Object.entries(families).find(([, codes]) => codes.includes(code));
  return (known?.[0] as CoinFamily | undefined) ?? 'accent';
}
