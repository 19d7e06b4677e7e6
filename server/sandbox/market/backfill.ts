import { type MarketState, ticksPerMinute, type SimulatedMarket, walk } from '#contract/market-simulation';
import type { Interval } from '../../domains/market/store.ts';
import { MINUTE_MS } from '../../time.ts';
import type { CandleBuilder } from '../../domains/market/candle-builder.ts';
import { quickNoise } from './quick-noise.ts';

export type States = ReadonlyMap<string, MarketState>;

const atLeastOne = (value: bigint): bigint => (value < 1n ? 1n : value);

const times = (value: bigint, factor: number): bigint => (value * BigInt(Math.round(factor * 1_000))) / 1_000n;

/** Returns the market's parameters for steps of `ticks` ticks within blocks of `minutes` minutes. */
function coarser(market: SimulatedMarket, ticks: number, minutes: number): SimulatedMarket {
  // The pull limits how far a price moves, compared with a free random walk of the same length.
  const spread = Math.sqrt(Math.min(ticks, Number(market.pull) / 2));
  return {
    ...market,
    deviation: times(market.deviation, spread),
    pull: atLeastOne(market.pull / BigInt(ticks)),
    anchorDeviation: times(market.anchorDeviation, Math.sqrt(minutes)),
    anchorPull: atLeastOne(market.anchorPull / BigInt(minutes)),
  };
}

export interface CoarseSpan {
  /** Other markets keep their state. */
  readonly markets: readonly SimulatedMarket[];
  readonly from: number;
  readonly until: number;
  /** In milliseconds; divides the span evenly. */
  readonly block: number;
  /** Prices per block. */
  readonly steps: number;
}

/**
 * Generates prices for a time when the server didn't run: the same walk in larger steps, from public seeds (`florin <time>`)
 * and so without commitment. Returns the states at the end.
 */
export function walkCoarsely(
  { markets, from, until, block, steps }: CoarseSpan,
  opening: States,
  builder: CandleBuilder,
  intervals: readonly Interval[],
): States {
  const minutes = block / MINUTE_MS;
  const ticks = Math.max(1, Math.round((minutes * ticksPerMinute) / steps));
  const coarse = markets.map((market) => coarser(market, ticks, minutes));
  let states = opening;
  for (let time = from; time < until; time += block) {
    const span = walk(new TextEncoder().encode(`florin ${time}`), coarse, states, {
      tickCount: steps,
      keyedHash: quickNoise,
    });
    for (const [symbol, path] of span.ticks) {
      const price = states.get(symbol)?.price;
      if (price !== undefined) builder.add(symbol, intervals, time, price, path);
    }
    states = new Map([...states, ...span.closing]);
  }
  return states;
}
