import type { Tx } from '../../db/transact.ts';
import { noises, type SimulatedMarket } from '#contract/market-simulation';
import type { Interval } from '../../domains/market/store.ts';
import { DAY_MS, floorTo, HOUR_MS, MINUTE_MS } from '../../time.ts';
import { candleBuilder } from '../../domains/market/candle-builder.ts';
import { type States, walkCoarsely } from './backfill.ts';
import { quickNoise } from './quick-noise.ts';

/** Returns the states a year ago: up to a fifth (fiat currencies: a fiftieth) away from their reference. */
function statesYearAgo(markets: readonly SimulatedMarket[]): States {
  const seed = new TextEncoder().encode('florin a year ago');
  return new Map(
    markets.map((market) => {
      const divisor = market.group === 'crypto' ? 5n : market.group === 'fiat' ? 50n : 1_000_000n;
      const noise = noises(seed, market.symbol, quickNoise)();
      const price = market.reference + (market.reference * noise) / (2_000n * divisor);
      return [market.symbol, { price, anchor: price }];
    }),
  );
}

/** Seeds a year of daily candles of these markets, 90 days of hourly ones and two days of minutes up to `now`. Returns the states at `now`. */
export async function seedHistory(tx: Tx, now: number, markets: readonly SimulatedMarket[]): Promise<States> {
  const builder = candleBuilder(markets);
  const crypto = markets.filter(({ group }) => group !== 'fiat');
  const fiat = markets.filter(({ group }) => group === 'fiat');
  const until = floorTo(now, MINUTE_MS);
  const minutes = floorTo(now - 2 * DAY_MS, HOUR_MS);
  const lastHour = floorTo(now, HOUR_MS);
  const hours = floorTo(now - 90 * DAY_MS, DAY_MS);
  const days = floorTo(now - 365 * DAY_MS, DAY_MS);
  const hourly: readonly Interval[] = ['1h', '1d'];

  let states = statesYearAgo(markets);
  states = walkCoarsely({ markets, from: days, until: hours, block: DAY_MS, steps: 8 }, states, builder, ['1d']);
  states = walkCoarsely({ markets, from: hours, until: minutes, block: HOUR_MS, steps: 4 }, states, builder, hourly);
  states = walkCoarsely(
    { markets: fiat, from: minutes, until: lastHour, block: HOUR_MS, steps: 4 },
    states,
    builder,
    hourly,
  );
  states = walkCoarsely({ markets: fiat, from: lastHour, until, block: MINUTE_MS, steps: 4 }, states, builder, hourly);
  states = walkCoarsely({ markets: crypto, from: minutes, until, block: MINUTE_MS, steps: 4 }, states, builder, [
    '1m',
    '5m',
    '1h',
    '1d',
  ]);
  await builder.store(tx);
  return states;
}
