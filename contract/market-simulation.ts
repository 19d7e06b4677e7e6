import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/*
 * The simulated market: every price follows from published data.
 *
 * Pure, synchronous and only with integers, so that a browser computes exactly the same prices. How to recompute:
 *
 * 1. Prices and anchors are integers: millionths of a billionth of a US dollar (10⁻¹⁵ USD). A division drops the fraction.
 * 2. A day has 1,440 secret seeds of 32 bytes, one a minute, where seed(i − 1) = SHA-256(seed(i)).
 *    SHA-256(seed(0)) is the chain end, published before the day begins. A revealed seed proves itself by hashing
 *    down to the chain end, and reveals nothing about later seeds.
 * 3. Noise: HMAC-SHA-256 with the minute's seed as key over the text `<stream>:<block>`, block 0, 1, 2 …; each digest is read
 *    as 16 big-endian numbers of 16 bits. Numbers of 64,016 or more are dropped (rejection sampling: 64,016 = 16 × 4,001,
 *    so that all remainders are equally likely). For the others, the remainder modulo 4,001, minus 2,000, is one noise:
 *    uniform between −2,000 and 2,000, with a standard deviation of 1,155.
 * 4. A minute has 30 ticks, two seconds apart; tick k counts from second 2k. First the anchor moves, once:
 *      anchor ← anchor + anchor × anchorDeviation × noise ÷ (1,155 × 10⁹) + (reference − anchor) ÷ anchorPull
 *    with the first noise of the stream `<symbol>`. Then each tick, with the noises that follow:
 *      price ← price + price × deviation × noise ÷ (1,155 × 10⁹) + (anchor − price) ÷ pull
 *    For a market in a group, that noise is (6 × noise of the stream `group/<group>` + 8 × own noise) ÷ 10,
 *    which keeps the deviation (0.6² + 0.8² = 1).
 * 5. The served price is the price rounded half up to the market's scale. A minute opens where the one before closed.
 * 6. A new market joins with a published opening of all markets, where the others stand as they closed. Because noise depends
 *    only on the seed and the stream, it changes no other market.
 */

/** Returns 32 bytes from a key and a message. */
export type KeyedHash = (key: Uint8Array, message: string) => Uint8Array;

const hmacSha256: KeyedHash = (key, message) => hmac(sha256, key, utf8ToBytes(message));

/** The parameters of one market, published with the algorithm. */
export interface SimulatedMarket {
  /** Such as `BTC-USD`. */
  readonly symbol: string;
  /** Decimal places of its prices. */
  readonly scale: number;
  /** Markets of one group share a part of their noise. */
  readonly group: string | null;
  /** In 10⁻¹⁵ USD. The anchor tends toward it in the long run. */
  readonly reference: bigint;
  /** Deviation of one tick, in billionths of the price. */
  readonly deviation: bigint;
  /** Ticks to return to the anchor at the current speed. */
  readonly pull: bigint;
  /** Deviation of the anchor per minute, in billionths. */
  readonly anchorDeviation: bigint;
  /** Minutes for the anchor to return to the reference at the current speed. */
  readonly anchorPull: bigint;
}

/** A market's state, in 10⁻¹⁵ USD. */
export interface MarketState {
  readonly price: bigint;
  readonly anchor: bigint;
}

export const ticksPerMinute = 30;
export const tickMilliseconds = 60_000 / ticksPerMinute;
export const minutesPerDay = 1_440;

/** Decimal places of a state. */
export const stateScale = 15;

const VALUES = 4_001;
const FIRST_REJECTED = 65_536 - (65_536 % VALUES);
const SCALE_OF_NOISE = 1_155n * 1_000_000_000n;

/** Returns a generator of the noises of one stream in one minute. */
export function noises(seed: Uint8Array, stream: string, keyedHash = hmacSha256): () => bigint {
  let block = 0;
  let digest = new Uint8Array();
  let at = 0;
  return () => {
    for (;;) {
      if (at === digest.length) {
        digest = Uint8Array.from(keyedHash(seed, `${stream}:${block}`));
        block += 1;
        at = 0;
      }
      const value = ((digest[at] ?? 0) << 8) | (digest[at + 1] ?? 0);
      at += 2;
      if (value < FIRST_REJECTED) return BigInt((value % VALUES) - 2_000);
    }
  };
}

/** Returns a price or an anchor after one step. */
export function step(value: bigint, towards: bigint, deviation: bigint, pull: bigint, noise: bigint): bigint {
  return value + (value * deviation * noise) / SCALE_OF_NOISE + (towards - value) / pull;
}

/** The prices of every market after each tick, and the states at the end. */
export interface Span {
  readonly ticks: ReadonlyMap<string, readonly bigint[]>;
  readonly closing: ReadonlyMap<string, MarketState>;
}

/** Computes one minute (30 ticks), or a coarser span with parameters made for its ticks. Leaves out markets without an opening. */
export function walk(
  seed: Uint8Array,
  markets: readonly SimulatedMarket[],
  opening: ReadonlyMap<string, MarketState>,
  { tickCount = ticksPerMinute, keyedHash = hmacSha256 } = {},
): Span {
  const shared = new Map<string, readonly bigint[]>();
  const ticks = new Map<string, readonly bigint[]>();
  const closing = new Map<string, MarketState>();
  for (const market of markets) {
    const from = opening.get(market.symbol);
    if (!from) continue;
    if (market.group !== null && !shared.has(market.group)) {
      const next = noises(seed, `group/${market.group}`, keyedHash);
      shared.set(market.group, Array.from({ length: tickCount }, next));
    }
    const group = market.group === null ? undefined : shared.get(market.group);
    const next = noises(seed, market.symbol, keyedHash);
    const anchor = step(from.anchor, market.reference, market.anchorDeviation, market.anchorPull, next());
    const path: bigint[] = [];
    let { price } = from;
    for (let k = 0; k < tickCount; k += 1) {
      const own = next();
      const noise = group ? (6n * (group[k] ?? 0n) + 8n * own) / 10n : own;
      price = step(price, anchor, market.deviation, market.pull, noise);
      path.push(price);
    }
    ticks.set(market.symbol, path);
    closing.set(market.symbol, { price, anchor });
  }
  return { ticks, closing };
}

/** Returns the served price in units of 10^−scale, rounded half up. */
export function rounded(price: bigint, scale: number): bigint {
  const unit = 10n ** BigInt(stateScale - scale);
  return (price + unit / 2n) / unit;
}

/** Returns the day's seeds by minute, derived from the secret seed of its last minute. */
export function seedsOfDay(last: Uint8Array): Uint8Array[] {
  const seeds = Array.from<Uint8Array>({ length: minutesPerDay });
  let seed = last;
  for (let minute = minutesPerDay - 1; minute >= 0; minute -= 1) {
    seeds[minute] = seed;
    seed = sha256(seed);
  }
  return seeds;
}

/** Hashes a minute's seed down to the chain end, which matches the published one if the seed is genuine. */
export function chainEnd(seed: Uint8Array, minuteOfDay: number): Uint8Array {
  let value = seed;
  for (let minute = minuteOfDay; minute >= 0; minute -= 1) value = sha256(value);
  return value;
}
