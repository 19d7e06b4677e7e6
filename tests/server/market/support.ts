import { createHash, createHmac } from 'node:crypto';
import type { ResponseOf } from '#contract/index';
import { divide, units } from '#contract/money';
import { simulatedMarkets } from '#contract/market-simulated-markets';
import { type MarketState, rounded, stateScale, walk } from '#contract/market-simulation';
import type { Prices } from '#server/domains/market/price-source';

const hash = (message: Uint8Array) => createHash('sha256').update(message).digest();
const keyedHash = (key: Uint8Array, message: string) => createHmac('sha256', key).update(message).digest();

/** 10⁻¹⁵ USD. */
const integer = (text: string): bigint => units(text) / 10n ** BigInt(18 - stateScale);

/**
 * Does what anyone can do with only the response of market/commitments: verifies each seed against the published chain end
 * and recomputes the prices of every tick. Returns the prices at `times`, by time and symbol.
 */
export function recompute(
  { items, day, openings, revealed }: ResponseOf<'GET market/commitments'>,
  scales: ReadonlyMap<string, number>,
  times: ReadonlySet<string>,
  markets = simulatedMarkets,
): Map<string, Map<string, string>> {
  const dayStart = Date.parse(`${day}T00:00:00Z`);
  // What the next minute's seed must hash down to, and its minute of the day.
  let proven = { hex: items.find((item) => item.day === day)?.chain_end, minute: -1 };
  const found = new Map<string, Map<string, string>>();
  let states = new Map<string, MarketState>();
  let previous: number | undefined;
  for (const { minute, seed } of revealed) {
    const time = Date.parse(minute);
    const bytes = Buffer.from(seed, 'hex');
    const minuteOfDay = (time - dayStart) / 60_000;
    let down: Uint8Array = bytes;
    for (let at = minuteOfDay; at > proven.minute; at -= 1) down = hash(down);
    if (Buffer.from(down).toString('hex') !== proven.hex) throw new Error(`forged: ${minute}`);
    proven = { hex: seed, minute: minuteOfDay };
    const opening = openings.find((each) => each.minute === minute);
    if (opening) {
      states = new Map(
        Object.entries(opening.markets).map(([symbol, { price, anchor }]) => [
          symbol,
          { price: integer(price), anchor: integer(anchor) },
        ]),
      );
    } else if (previous !== time - 60_000) throw new Error(`a gap before ${minute}`);
    previous = time;
    const span = walk(bytes, markets, states, { keyedHash });
    for (let tick = 0; tick < 30; tick += 1) {
      const at = new Date(time + tick * 2_000).toISOString();
      if (!times.has(at)) continue;
      const prices = new Map<string, string>();
      for (const [symbol, path] of span.ticks) {
        const scale = scales.get(symbol) ?? 0;
        prices.set(symbol, divide(String(rounded(path[tick] ?? 0n, scale)), String(10n ** BigInt(scale))));
      }
      found.set(at, prices);
    }
    states = new Map(span.closing);
  }
  return found;
}

/** Converts served prices to the form that `recompute` returns. */
export const bySymbol = ({ usd }: Prices): Map<string, string> =>
  new Map([...usd].filter(([currency]) => currency !== 'USD').map(([currency, price]) => [`${currency}-USD`, price]));
