import { add, divide, isLess, isPositive, magnitude, percentChange, round, sum } from '#contract/money';
import type { Reading, SourceTick } from '../../domains/market/price-source.ts';

/** One source alone can be wrong, so it prices nothing. */
const MIN_SOURCES = 2;
/** What a source said longer ago says nothing of the present. */
const MAX_AGE_MS = 10_000;
/** A source that is further from the median of all, in percent, doesn't count. */
const MAX_DEVIATION_PERCENT = '0.5';
/** Nor does one whose bid and ask are further apart: a small order moves its middle. */
const MAX_SPREAD_PERCENT = '0.5';

const middleOf = (low: string, high: string): string => divide(add(low, high), '2');

function medianOf(sorted: readonly string[]): string {
  const half = sorted.length / 2;
  return middleOf(sorted[Math.ceil(half) - 1] ?? '0', sorted[Math.floor(half)] ?? '0');
}

/**
 * Returns the average of the sources that agree on a currency, in US dollars with `scale` decimal places, and the time of the
 * oldest of them; or why there is none.
 */
export function agree(ticks: readonly SourceTick[], scale: number, now: number): Reading['agreement'] {
  if (ticks.length < MIN_SOURCES) return { refused: 'missing' };
  const fresh = ticks
    .filter(({ time }) => now - time.getTime() <= MAX_AGE_MS)
    .map(({ time, bid, ask }) => ({ time, middle: middleOf(bid, ask), spread: percentChange(bid, ask) }))
    .sort((a, b) => (isLess(a.middle, b.middle) ? -1 : 1));
  if (fresh.length < MIN_SOURCES) return { refused: 'stale' };
  const median = medianOf(fresh.map(({ middle }) => middle));
  const near = fresh.filter(({ middle, spread }) => {
    const isNear = !isLess(MAX_DEVIATION_PERCENT, magnitude(percentChange(median, middle)));
    return isNear && !isLess(MAX_SPREAD_PERCENT, spread);
  });
  const price = round(divide(sum(near.map(({ middle }) => middle)), `${Math.max(near.length, 1)}`), scale);
  if (near.length < MIN_SOURCES || !isPositive(price)) return { refused: 'apart' };
  return { price, time: new Date(Math.min(...near.map(({ time }) => time.getTime()))) };
}
