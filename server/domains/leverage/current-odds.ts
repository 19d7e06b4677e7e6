import { type CategoryOdds, oddsNow, ticksLeft } from '#contract/leverage-odds';
import { simulatedMarkets } from '#contract/market-simulated-markets';
import { currencyOf, type Prices, type PriceSource } from '../market/price-source.ts';
import type { OpenedPeriod } from './period-store.ts';

/** After two ticks have been missed, others may know a newer price. */
const FRESH_MS = 4_500;

/** Returns the latest prices if they are fresh enough to stake at. */
export function freshPrices(source: PriceSource, at: Date): Prices | undefined {
  const prices = source.latest();
  return prices && at.getTime() - prices.time.getTime() <= FRESH_MS ? prices : undefined;
}

/**
 * Returns the odds of every category at these prices. Without prices, none takes stakes, and *up* and *down* count as even.
 */
export function currentOdds(period: OpenedPeriod, edge: string, prices: Prices | undefined): CategoryOdds[] {
  const { symbol, scale, opening, anchor, endsAt } = period;
  const market = simulatedMarkets.find((each) => each.symbol === symbol);
  if (!market) throw new Error(`nothing is known about how ${symbol} moves`);
  const price = prices?.usd.get(currencyOf(symbol));
  const isOpen = prices !== undefined && price !== undefined && anchor !== null;
  const odds = oddsNow({
    edge,
    market,
    scale,
    opening,
    price: price ?? opening,
    anchor: anchor ?? opening,
    ticksLeft: isOpen ? ticksLeft(prices.time.getTime(), endsAt.getTime()) : 0,
  });
  return isOpen ? odds : odds.map((each) => ({ ...each, multiplier: null }));
}
