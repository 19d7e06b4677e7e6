import { type SimulatedMarket, tickMilliseconds } from './market-simulation.ts';
import { leverageCategories, type LeverageCategory, winningDigits } from './leverage-rules.ts';
import { compare, divide, multiply, percentToRatio, subtract } from './money.ts';

/*
 * The odds of every category, computed by the code that takes the stakes and by the browser that shows them.
 *
 * A category's multiplier is (1 − refund) × (1 − edge) ÷ probability, so that on average every category keeps the same share of
 * what isn't refunded. The last digit of a price is as good as uniform, and nothing is refunded. *up* and *down* refund a price
 * that ends as it began; they depend on what everyone can see: price, opening price, anchor and time left.
 *
 * The closing price is the price now after the ticks that are left. Each tick adds an independent noise and a pull toward the
 * anchor. Their sum is nearly normal; because each noise has a flat distribution, the fourth and sixth cumulants correct it
 * (Edgeworth series), which matters for the last few ticks. Steps are relative to the price, so logarithms are used.
 */

/** Outside these, in percent, a category takes no stakes. */
const MIN_PROBABILITY = '2';
const MAX_PROBABILITY = '97';

/**
 * Deviations in units of the price's last digit. If a tick moves the price by less than the first, then the rounded price hides
 * something from which the exact one could be guessed. If what is left moves it by less than the second, then the last digit
 * isn't uniform: with 8 units the probabilities are off by less than 0.002 %.
 */
const MIN_UNITS_PER_TICK = 1;
const MIN_UNITS_FOR_DIGITS = 8;

export interface OddsNow {
  /** Percent that the platform keeps. */
  readonly edge: string;
  readonly market: SimulatedMarket;
  /** Decimal places of the market's prices. */
  readonly scale: number;
  readonly opening: string;
  readonly price: string;
  /** Where the price tends, as of the last revealed minute. */
  readonly anchor: string;
  /** Ticks after that of `price`, until the period's end. */
  readonly ticksLeft: number;
}

export interface CategoryOdds {
  readonly category: LeverageCategory;
  /** Payout per unit of a winning stake; null while the outcome is too certain to take stakes. */
  readonly multiplier: string | null;
  /** Percent, to two decimal places. */
  readonly probability: string;
  /** Percent: how often closing and opening price are equal. */
  readonly refund_probability: string;
  readonly edge: string;
}

/** Returns how many ticks follow the one at `priceTime` until a period ends. Times in milliseconds since 1970. */
export const ticksLeft = (priceTime: number, endsAt: number): number =>
  Math.max(0, Math.ceil((endsAt - priceTime) / tickMilliseconds) - 1);

/** Returns the normal distribution at `z`; off by less than 1.5 × 10⁻⁷ (Abramowitz and Stegun 7.1.26). */
function normal(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const terms = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const tail = (terms * Math.exp(-x * x)) / 2;
  return z < 0 ? tail : 1 - tail;
}

/** A noise's standardized fourth and sixth cumulant: of a flat one, or of 0.6 of one and 0.8 of another. */
const cumulants = ({ group }: SimulatedMarket): readonly [fourth: number, sixth: number] =>
  group === null ? [-1.2, 48 / 7] : [-1.2 * (0.6 ** 4 + 0.8 ** 4), (48 / 7) * (0.6 ** 6 + 0.8 ** 6)];

/** Returns the distribution of a sum of `count` noises at `z` standard deviations. */
function distribution(z: number, market: SimulatedMarket, count: number): number {
  const [fourth, sixth] = cumulants(market);
  const square = z * z;
  const he3 = z * (square - 3);
  const he5 = z * (square * square - 10 * square + 15);
  const he7 = z * (square ** 3 - 21 * square * square + 105 * square - 105);
  const corrections =
    ((fourth / 24) * he3) / count + ((sixth / 720) * he5 + ((fourth * fourth) / 1_152) * he7) / (count * count);
  const density = Math.exp(-square / 2) / Math.sqrt(2 * Math.PI);
  return Math.min(1, Math.max(0, normal(z) - density * corrections));
}

interface Outlook {
  readonly up: number;
  readonly down: number;
  /** Deviation of what is left, in units of the price's last digit. */
  readonly units: number;
}

function outlook({ market, scale, ticksLeft: count, ...prices }: OddsNow): Outlook {
  const [price, anchor, opening] = [Number(prices.price), Number(prices.anchor), Number(prices.opening)];
  const unit = 10 ** -scale;
  const stays = 1 - 1 / Number(market.pull);
  const mean = anchor + (price - anchor) * stays ** count;
  const perTick = Number(market.deviation) / 1e9;
  // The served price is rounded, which adds the variance of a flat distribution one unit wide.
  const variance = (perTick ** 2 * (1 - stays ** (2 * count))) / (1 - stays ** 2) + (unit / price) ** 2 / 12;
  const deviation = Math.sqrt(variance);
  const below = (limit: number): number =>
    distribution((Math.log1p((limit - mean) / mean) + variance / 2) / deviation, market, count);
  return { up: 1 - below(opening + unit / 2), down: below(opening - unit / 2), units: (deviation * price) / unit };
}

const percent = (probability: number): string => divide(`${Math.round(probability * 10_000)}`, '100', 2);

/** Returns the odds of every category, in their order. Orders take the multiplier that the server computes at their moment. */
export function oddsNow(now: OddsNow): CategoryOdds[] {
  const { edge, market, scale, price, ticksLeft: count } = now;
  const unitsPerTick = ((Number(market.deviation) / 1e9) * Number(price)) / 10 ** -scale;
  const fine = count > 0 && unitsPerTick >= MIN_UNITS_PER_TICK;
  const { up, down, units } = count > 0 ? outlook(now) : { up: 0.5, down: 0.5, units: 0 };
  const equal = percent(Math.max(0, 1 - up - down));
  const kept = subtract('1', percentToRatio(edge));

  return leverageCategories.map((category) => {
    const digits = winningDigits[category];
    const probability = digits ? `${digits.length * 10}` : percent(category === 'up' ? up : down);
    const refund = digits ? '0' : equal;
    const takesStakes = digits
      ? fine && units >= MIN_UNITS_FOR_DIGITS
      : fine && compare(probability, MIN_PROBABILITY) >= 0 && compare(probability, MAX_PROBABILITY) <= 0;
    const multiplier = takesStakes ? divide(multiply(subtract('100', refund), kept), probability, 4, 'down') : null;
    return {
      category,
      // A stake that can't win anything isn't taken.
      multiplier: multiplier !== null && compare(multiplier, '1') > 0 ? multiplier : null,
      probability,
      refund_probability: refund,
      edge,
    };
  });
}
