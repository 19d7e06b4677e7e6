import { type MarketState, ticksPerMinute, type SimulatedMarket, walk } from '#contract/simulation';
import type { Interval } from '../../domains/market/store.ts';
import type { CandleBuilder } from './candle-builder.ts';
import { quickNoise } from './quick-noise.ts';
import { minuteMs } from './time.ts';

export type States = ReadonlyMap<string, MarketState>;

const atLeastOne = (value: bigint): bigint => (value < 1n ? 1n : value);

const times = (value: bigint, factor: number): bigint => (value * BigInt(Math.round(factor * 1_000))) / 1_000n;

/** The market's figures for steps of `ticks` ticks within blocks of `minutes` minutes. */
function coarser(market: SimulatedMarket, ticks: number, minutes: number): SimulatedMarket {
  // The pull keeps a price from straying as far as a free walk would in the same time.
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
  /** The others stay where they are. */
  readonly markets: readonly SimulatedMarket[];
  readonly from: number;
  readonly until: number;
  /** Milliseconds of one block; divides the span. */
  readonly block: number;
  /** Prices in one block. */
  readonly steps: number;
}

/**
 * Prices for a time that nobody watched: the same walk in larger steps, from seeds that anyone knows (`florin <time>`) and so
 * without commitment. Returns where the markets stand at the end.
 */
export function walkCoarsely(
  { markets, from, until, block, steps }: CoarseSpan,
  opening: States,
  builder: CandleBuilder,
  intervals: readonly Interval[],
): States {
  const minutes = block / minuteMs;
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
