import { createHmac, hash } from 'node:crypto';
import { divide } from '#contract/money';
import type { LeverageProof } from '#contract/leverage-proof';
import { periodFrom, winningCategories } from '#contract/leverage-rules';
import { simulatedMarkets } from '#contract/market-simulated-markets';
import {
  chainEnd,
  type KeyedHash,
  type MarketState,
  rounded,
  seedsOfDay,
  type SimulatedMarket,
  stateScale,
  walk,
} from '#contract/market-simulation';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

const keyedHash: KeyedHash = (key, message) => createHmac('sha256', key).update(message).digest();

const text = (integer: bigint, scale: number): string => divide(`${integer}`, `${10n ** BigInt(scale)}`);
const textOf = (time: number): string => new Date(time).toISOString();
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

export interface Room {
  readonly id: 'junior' | 'superior' | 'vip';
  readonly symbol: string;
  readonly minutes: number;
}

export const rooms: readonly Room[] = [
  { id: 'junior', symbol: 'BTC-USD', minutes: 3 },
  { id: 'superior', symbol: 'ETH-USD', minutes: 5 },
  { id: 'vip', symbol: 'BTC-USD', minutes: 10 },
];

type States = ReadonlyMap<string, MarketState>;

/** Prices as the simulator makes them, for some minutes of each of some days. */
export class Prices {
  readonly #seeds = new Map<string, readonly Uint8Array[]>();
  /** At the beginning of each minute. */
  readonly #states = new Map<number, States>();
  readonly #from: number;
  readonly #markets: readonly SimulatedMarket[];

  /** Begins at `from`, where the markets stand at their references. */
  constructor(from: string, symbol?: string) {
    this.#markets = simulatedMarkets.filter((market) =>
      symbol ? market.symbol === symbol : rooms.some((room) => room.symbol === market.symbol),
    );
    this.#from = Date.parse(from);
    this.#states.set(
      this.#from,
      new Map(this.#markets.map(({ symbol, reference }) => [symbol, { price: reference, anchor: reference }])),
    );
  }

  seed(minute: number): Uint8Array {
    const day = textOf(minute).slice(0, 10);
    const seeds = this.#seeds.get(day) ?? seedsOfDay(hash('sha256', `a secret of ${day}`, 'buffer'));
    this.#seeds.set(day, seeds);
    return seeds[(minute % DAY) / MINUTE]!;
  }

  #state(minute: number): States {
    let at = minute;
    while (!this.#states.has(at)) {
      if (at < this.#from) throw new Error(`nothing stands at ${textOf(minute)}`);
      at -= MINUTE;
    }
    for (; at < minute; at += MINUTE) {
      this.#states.set(at + MINUTE, walk(this.seed(at), this.#markets, this.#states.get(at)!, { keyedHash }).closing);
    }
    return this.#states.get(minute)!;
  }

  /** Skips the time up to `minute`: the markets stand there as they stand now. */
  skip(from: number, minute: number): void {
    this.#states.set(minute, this.#state(from));
  }

  /** The proof of a period that begins at `startsAt`, with these openings, in milliseconds since 1970. */
  proof({ id, symbol, minutes }: Room, startsAt: number, openings: readonly number[]): LeverageProof {
    const { scale } = this.#markets.find((market) => market.symbol === symbol)!;
    const period = periodFrom(id, startsAt, minutes);
    const served = (minute: number) => text(rounded(this.#state(minute).get(symbol)!.price, scale), scale);
    const [opening, close] = [served(startsAt), served(period.endsAt)];
    const days: LeverageProof['days'] = [];
    for (let day = openings[0]! - (openings[0]! % DAY); day < period.endsAt; day += DAY) {
      const last = Math.min(day + DAY, period.endsAt) - MINUTE;
      days.push({
        day: textOf(day).slice(0, 10),
        chain_end: hex(chainEnd(this.seed(day), 0)),
        published_at: textOf(day - DAY / 2),
        openings: openings
          .filter((minute) => minute >= day && minute < day + DAY)
          .map((minute) => {
            const { price, anchor } = this.#state(minute).get(symbol)!;
            return { minute: textOf(minute), price: text(price, stateScale), anchor: text(anchor, stateScale) };
          }),
        revealed: { minute: textOf(last), seed: hex(this.seed(last)) },
      });
    }
    return {
      period: period.id,
      room: { id, tier: id },
      symbol,
      scale,
      starts_at: textOf(startsAt),
      ends_at: textOf(period.endsAt),
      status: 'settled',
      opening_price: opening,
      close_price: close,
      won: winningCategories({ opening, close, scale }),
      source: 'simulator',
      days,
    };
  }
}
