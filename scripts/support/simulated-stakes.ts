import { hash } from 'node:crypto';
import { divide } from '../../contract/money.ts';
import { oddsNow, ticksLeft } from '../../contract/leverage-odds.ts';
import { closingMilliseconds, lastDigit, leverageCategories, resultOf } from '../../contract/leverage-rules.ts';
import { simulatedMarkets } from '../../contract/market-simulated-markets.ts';
import {
  type KeyedHash,
  type MarketState,
  rounded,
  stateScale,
  tickMilliseconds,
  ticksPerMinute,
  walk,
} from '../../contract/market-simulation.ts';

/** Stakes at random times of simulated periods, which shows what a stake returns on average: 1 − edge, whatever one chooses. */

export interface SimulatedRoom {
  readonly symbol: string;
  /** Decimal places of its prices. */
  readonly scale: number;
  readonly minutes: number;
  /** Percent. */
  readonly edge: string;
}

/** What some stakes returned. */
export interface Returns {
  /** Without returned stakes. */
  count: number;
  /** Of what a stake of one paid. */
  sum: number;
  squares: number;
}

// Faster than HMAC, and as good for noise.
const quickHash: KeyedHash = (key, message) => hash('sha256', Buffer.concat([key, Buffer.from(message)]), 'buffer');

const text = (units: bigint, scale: number): string => divide(`${units}`, `${10n ** BigInt(scale)}`);

/** A number from 0 to 1 that follows from a text. */
const random = (of: string): number => hash('sha256', of, 'buffer').readUIntBE(0, 6) / 2 ** 48;

/** Ways to choose that a clever customer might try: by the name of the category, the odds, and the situation. */
const strategies: Record<string, (stake: Stake) => boolean> = {
  'toward the anchor': ({ category, price, anchor }) => category === (anchor > price ? 'up' : 'down'),
  'away from the anchor': ({ category, price, anchor }) => category === (anchor > price ? 'down' : 'up'),
  'far from the anchor, toward it': ({ category, price, anchor }) =>
    Math.abs(anchor / price - 1) > 0.03 && category === (anchor > price ? 'up' : 'down'),
  'up or down, probability below 4 %': ({ probability, isDirection }) => isDirection && probability < 4,
  'up or down, probability above 95 %': ({ probability, isDirection }) => isDirection && probability > 95,
  'up or down, the likely one': ({ probability, isDirection }) => isDirection && probability > 50,
  'up or down, the last 20 s': ({ isDirection, left }) => isDirection && left <= 10,
  'last digit, the last 10 s': ({ isDirection, left }) => !isDirection && left <= 5,
  'last digit, as it is now, the last 10 s': ({ category, left, digit }) =>
    left <= 5 && ((category === 'very-small' && digit === 0) || (category === 'very-big' && digit === 9)),
};

interface Stake {
  readonly category: string;
  readonly isDirection: boolean;
  readonly probability: number;
  readonly price: number;
  readonly anchor: number;
  /** The last digit of the price. */
  readonly digit: number;
  readonly left: number;
}

/** Runs `periods` periods, with one stake on each category at one random time of each; `seed` repeats a run. */
export function simulateStakes(
  { symbol, scale, minutes, edge }: SimulatedRoom,
  periods: number,
  seed = 'florin',
): Map<string, Returns> {
  const market = simulatedMarkets.find((each) => each.symbol === symbol);
  if (!market) throw new Error(`no such market: ${symbol}`);
  const found = new Map<string, Returns>(
    [...leverageCategories, ...Object.keys(strategies)].map((name) => [name, { count: 0, sum: 0, squares: 0 }]),
  );
  const add = (name: string, paid: number): void => {
    const returns = found.get(name);
    if (!returns) return;
    returns.count += 1;
    returns.sum += paid;
    returns.squares += paid * paid;
  };
  const endsAt = minutes * 60_000;
  let state: MarketState = { price: market.reference, anchor: market.reference };
  for (let period = 0; period < periods; period += 1) {
    const opening = text(rounded(state.price, scale), scale);
    const path: bigint[] = [];
    const anchors = [state.anchor];
    for (let minute = 0; minute < minutes; minute += 1) {
      const key = hash('sha256', `${seed} ${period} ${minute}`, 'buffer');
      const { ticks, closing } = walk(key, [market], new Map([[symbol, state]]), { keyedHash: quickHash });
      path.push(...(ticks.get(symbol) ?? []));
      state = closing.get(symbol) ?? state;
      anchors.push(state.anchor);
    }
    const close = text(rounded(path.at(-1) ?? 0n, scale), scale);
    const at = Math.floor((random(`${seed} ${period}`) * (endsAt - closingMilliseconds)) / tickMilliseconds);
    const price = text(rounded(path[at] ?? 0n, scale), scale);
    // What is known: where the anchor stood before this minute.
    const anchor = text(anchors[Math.floor(at / ticksPerMinute)] ?? 0n, stateScale);
    const left = ticksLeft(at * tickMilliseconds, endsAt);
    for (const odds of oddsNow({ edge, market, scale, opening, price, anchor, ticksLeft: left })) {
      const result = resultOf(odds.category, { opening, close, scale });
      if (odds.multiplier === null || result === 'returned') continue;
      const paid = result === 'won' ? Number(odds.multiplier) : 0;
      add(odds.category, paid);
      const stake: Stake = {
        category: odds.category,
        isDirection: odds.category === 'up' || odds.category === 'down',
        probability: Number(odds.probability),
        price: Number(price),
        anchor: Number(anchor),
        digit: lastDigit(price, scale),
        left,
      };
      for (const [name, chooses] of Object.entries(strategies)) if (chooses(stake)) add(name, paid);
    }
  }
  return found;
}

/** What a stake of one returned on average, with its standard error. */
export function meanOf({ count, sum, squares }: Returns): { mean: number; error: number } {
  const mean = sum / count;
  return { mean, error: Math.sqrt((squares / count - mean * mean) / count) };
}
