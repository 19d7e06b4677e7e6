import { createHash, createHmac, randomBytes } from 'node:crypto';
import { fc } from '#tests/property';
import { describe, expect, it } from 'vitest';
import { simulatedMarkets } from '#contract/market-simulated-markets';
import {
  chainEnd,
  type KeyedHash,
  noises,
  rounded,
  seedsOfDay,
  type Span,
  step,
  walk,
} from '#contract/market-simulation';
import { quickNoise } from '#server/sandbox/market/quick-noise';

const keyedHash: KeyedHash = (key, message) => createHmac('sha256', key).update(message).digest();
const hash = (message: Uint8Array | string) => createHash('sha256').update(message).digest();

const opening = new Map(
  simulatedMarkets.map((market) => [market.symbol, { price: market.reference, anchor: market.reference }]),
);

/** The documented algorithm once more, written for one market and as plainly as it reads. */
function byHand(seed: Uint8Array, symbol: string): bigint[] {
  const numbers = (stream: string, count: number): bigint[] => {
    const found: bigint[] = [];
    for (let block = 0; found.length < count; block += 1) {
      const digest = createHmac('sha256', seed).update(`${stream}:${block}`).digest();
      for (let at = 0; at < 32; at += 2) {
        const value = digest.readUInt16BE(at);
        if (value < 64_016) found.push(BigInt((value % 4_001) - 2_000));
      }
    }
    return found;
  };
  const market = simulatedMarkets.find((each) => each.symbol === symbol)!;
  const own = numbers(symbol, 31);
  const group = market.group ? numbers(`group/${market.group}`, 30) : undefined;
  const scale = 1_155n * 10n ** 9n;
  const { price: start, anchor: before } = opening.get(symbol)!;
  const anchor =
    before + (before * market.anchorDeviation * own[0]!) / scale + (market.reference - before) / market.anchorPull;
  const path: bigint[] = [];
  let price = start;
  for (let k = 0; k < 30; k += 1) {
    const noise = group ? (6n * group[k]! + 8n * own[k + 1]!) / 10n : own[k + 1]!;
    price = price + (price * market.deviation * noise) / scale + (anchor - price) / market.pull;
    path.push(price);
  }
  return path;
}

describe('the simulated market', () => {
  it('does what its documentation says, with any HMAC-SHA-256', () => {
    for (let round = 0; round < 20; round += 1) {
      const seed = randomBytes(32);
      const { ticks } = walk(seed, simulatedMarkets, opening);
      for (const symbol of ['BTC-USD', 'USDT-USD', 'VND-USD']) expect(ticks.get(symbol)).toEqual(byHand(seed, symbol));
      expect(walk(seed, simulatedMarkets, opening, { keyedHash }).ticks).toEqual(ticks);
    }
  });

  it('always gives the same prices for a seed', () => {
    const seed = Buffer.alloc(32, 7);
    const digest = ({ ticks }: Span) =>
      hash(JSON.stringify([...ticks], (_key, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)));
    const minute = walk(seed, simulatedMarkets, opening);
    expect(minute.closing.get('BTC-USD')).toEqual({ price: 91152984177085112052n, anchor: 91271247845019480519n });
    expect(digest(minute).toString('hex')).toBe('e4605de7a26b66f08f1d463a131fd46768d350f79df38f7805bd27c7cc22116f');
    const coarse = walk(seed, simulatedMarkets, opening, { tickCount: 8, keyedHash: quickNoise });
    expect(digest(coarse).toString('hex')).toBe('087a38cc1d92f05cf7f54eaf89d35fcf3e0518410e386f0cb15a53abd3d2b1cd');
    expect(Buffer.from(seedsOfDay(seed)[0]!).toString('hex')).toBe(
      '4a8a2f977411a7afb096bd35cc605a1d14e3b3a88176006c65217f3504127255',
    );
  });

  it('draws every noise alike: no remainder is likelier than another', () => {
    const next = noises(Buffer.alloc(32, 7), 'BTC-USD');
    const counts = new Map<bigint, number>();
    const draws = 120_000;
    for (let index = 0; index < draws; index += 1) {
      const noise = next();
      counts.set(noise, (counts.get(noise) ?? 0) + 1);
    }
    expect(counts.size).toBe(4_001);
    const expected = draws / 4_001;
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 4,000 degrees of freedom: mean 4,000, deviation 89.
    expect(chiSquare).toBeGreaterThan(3_600);
    expect(chiSquare).toBeLessThan(4_360);
  });

  it('throws away what would be unfair', () => {
    // Every number of this digest is 65,535, which must not become a noise.
    const digests = [Buffer.alloc(32, 0xff), Buffer.alloc(32, 0x00)];
    expect(noises(Buffer.alloc(32), 'any', () => digests.shift()!)()).toBe(-2_000n);
  });

  it('keeps prices above zero and stable coins near one, for hours', () => {
    let states: ReadonlyMap<string, { price: bigint; anchor: bigint }> = opening;
    for (const seed of seedsOfDay(Buffer.alloc(32, 3)).slice(0, 300)) {
      const span = walk(seed, simulatedMarkets, states);
      states = span.closing;
      for (const path of span.ticks.values()) expect(path.every((price) => price > 0n)).toBe(true);
      const near = (price: bigint) => price > 997n * 10n ** 12n && price < 1_003n * 10n ** 12n;
      expect(span.ticks.get('USDT-USD')!.every(near)).toBe(true);
    }
  });

  it('is drawn back: a price far above its anchor falls', () => {
    expect(step(200n, 100n, 0n, 10n, 0n)).toBe(190n);
    expect(step(50n, 100n, 0n, 10n, 0n)).toBe(55n);
  });

  it('rounds half up', () => {
    expect(rounded(1_005n * 10n ** 12n, 2)).toBe(101n);
    expect(rounded(1_004_999n * 10n ** 9n, 2)).toBe(100n);
    expect(rounded(25n * 10n ** 14n, 0)).toBe(3n);
  });
});

describe('the chain of a day', () => {
  const last = randomBytes(32);
  const seeds = seedsOfDay(last);
  const end = chainEnd(seeds[0]!, 0);

  it('has a seed a minute, and each hashes down to the published end', () => {
    expect(seeds).toHaveLength(1_440);
    expect(seeds[1_439]).toEqual(last);
    for (const minute of [0, 1, 719, 1_439]) expect(chainEnd(seeds[minute]!, minute)).toEqual(end);
  });

  it('lets no other seed pass', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_439 }), fc.integer({ min: 0, max: 31 }), (minute, at) => {
        const forged = Buffer.from(seeds[minute]!);
        forged[at] = (forged[at] ?? 0) ^ 1;
        expect(chainEnd(forged, minute)).not.toEqual(end);
        expect(chainEnd(seeds[minute]!, (minute + 1) % 1_440)).not.toEqual(end);
      }),
      { numRuns: 25 },
    );
  });
});
