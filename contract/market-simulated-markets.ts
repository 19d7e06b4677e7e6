import { units } from './money.ts';
import type { SimulatedMarket } from './market-simulation.ts';

/** Converts a price to 10⁻¹⁵ USD. */
export const dollars = (price: string): bigint => units(price) / 1_000n;

/** Converts a day's deviation in millionths to a tick's in billionths. A day has 43,200 ticks, and √43,200 = 207.8. */
const perTick = (dayMillionths: number): bigint => BigInt(Math.round((dayMillionths * 1_000) / 207.8));

/** The price returns to the anchor within about a day, and the anchor moves over weeks. */
const free = (
  code: string,
  group: string,
  reference: string,
  scale: number,
  dayMillionths: number,
): SimulatedMarket => ({
  symbol: `${code}-USD`,
  scale,
  group,
  reference: dollars(reference),
  deviation: perTick(dayMillionths),
  pull: 60_000n,
  // A day has 1,440 minutes, and √1,440 = 37.9. The anchor moves about two thirds as much as the price.
  anchorDeviation: BigInt(Math.round((dayMillionths * 660) / 37.9)),
  anchorPull: 130_000n,
});

/** Stays within a few hundredths of a percent of its reference. */
const stable = (code: string, reference: string, scale: number): SimulatedMarket => ({
  symbol: `${code}-USD`,
  scale,
  group: null,
  reference: dollars(reference),
  deviation: 15_000n,
  pull: 430n,
  anchorDeviation: 0n,
  anchorPull: 1_000n,
});

/** Every simulated market: the cryptocurrencies, and the fiat currencies except the dollar. In no particular order. */
export const simulatedMarkets: readonly SimulatedMarket[] = [
  free('BTC', 'crypto', '91250', 2, 22_000),
  free('ETH', 'crypto', '3050', 2, 29_000),
  stable('USDT', '1', 4),
  stable('USDC', '1', 4),
  free('BNB', 'crypto', '880', 2, 25_000),
  free('SOL', 'crypto', '138', 2, 36_000),
  free('XRP', 'crypto', '2.12', 4, 34_000),
  free('TRX', 'crypto', '0.281', 5, 19_000),
  free('LTC', 'crypto', '86', 2, 30_000),
  free('DOGE', 'crypto', '0.152', 5, 38_000),
  free('ADA', 'crypto', '0.44', 4, 36_000),
  free('AVAX', 'crypto', '14.2', 3, 39_000),
  free('SEK', 'fiat', '0.1052', 6, 4_600),
  free('EUR', 'fiat', '1.158', 5, 3_600),
  free('INR', 'fiat', '0.01128', 7, 1_900),
  free('IDR', 'fiat', '0.0000601', 9, 2_600),
  free('JPY', 'fiat', '0.00641', 8, 4_700),
  free('KRW', 'fiat', '0.000683', 9, 4_200),
  free('MYR', 'fiat', '0.2412', 6, 2_600),
  free('RUB', 'fiat', '0.01243', 7, 7_500),
  free('THB', 'fiat', '0.03082', 7, 3_000),
  free('TRY', 'fiat', '0.02361', 7, 3_100),
  free('VND', 'fiat', '0.00003795', 10, 1_200),
  free('TWD', 'fiat', '0.03208', 7, 2_500),
  free('CNY', 'fiat', '0.1406', 6, 1_500),
];
