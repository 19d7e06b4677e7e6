import { oddsNow, ticksLeft } from '#contract/leverage-odds';
import { simulatedMarkets } from '#contract/market-simulated-markets';
import type { Category, Room } from './room.ts';

export type Odds = Room['odds'][number];

interface PriceAt {
  price: string;
  /** By the server's clock. */
  time: string;
}

/**
 * Returns the odds at a live price, by the code that takes the stakes. Those of the room stay where the price is older than they
 * are, belongs to another period, or isn't a simulated one.
 */
export function liveOdds(room: Room, live: PriceAt | undefined): readonly Odds[] {
  const { period, symbol, scale, edge } = room;
  const market = simulatedMarkets.find((each) => each.symbol === symbol);
  if (!live || !market || period.anchor === null) return room.odds;
  const time = Date.parse(live.time);
  const isNewer = time > Date.parse(room.server_time);
  if (!isNewer || time < Date.parse(period.starts_at) || time >= Date.parse(period.ends_at)) return room.odds;
  return oddsNow({
    edge,
    market,
    scale,
    opening: period.opening_price,
    price: live.price,
    anchor: period.anchor,
    ticksLeft: ticksLeft(time, Date.parse(period.ends_at)),
  });
}

/** Returns the odds of one category. */
export const oddsOf = (odds: readonly Odds[], category: Category): Odds | undefined =>
  odds.find((each) => each.category === category);
