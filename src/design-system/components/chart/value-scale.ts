/** The values from bottom to top. Floats are exact enough: only positions come from them. */
export interface ValueRange {
  low: number;
  high: number;
}

/** Changes smaller than this share of the value stay flat, so that noise doesn't look like a crash. */
const minRelativeRange = 0.001;

/** Returns the range of values, with `around` included. The middle of a flat series is its value. */
export function valueRange(values: readonly number[], around: readonly number[] = []): ValueRange {
  let [low, high] = [Infinity, -Infinity];
  for (const value of [...values, ...around]) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  if (low > high) return { low: 0, high: 1 };
  const minRange = Math.max(Math.abs(low), Math.abs(high)) * minRelativeRange || 1;
  const missing = Math.max(0, minRange - (high - low)) / 2;
  return { low: low - missing, high: high + missing };
}

/** Returns the position of a value: 0 at the top of the range, 1 at the bottom. */
export const placeOf = (value: number, { low, high }: ValueRange): number => (high - value) / (high - low);

/** A grid line. */
export interface Tick {
  /** Decimal string, exact. */
  value: string;
  /** 0 at the top of the range, 1 at the bottom. */
  place: number;
}

const maxTicks = 3;
const mantissas = [10, 20, 25, 50];

/** Returns up to three round values of a range, lowest first. */
export function ticksOf(range: ValueRange): Tick[] {
  const { low, high } = range;
  let exponent = Math.floor(Math.log10((high - low) / maxTicks)) - 2;
  for (;;) {
    for (const mantissa of mantissas) {
      const step = mantissa * 10 ** exponent;
      const [from, to] = [Math.ceil(low / step), Math.floor(high / step)];
      if (to - from >= maxTicks) continue;
      return Array.from({ length: to - from + 1 }, (_, index) => {
        const value = decimal(BigInt(from + index) * BigInt(mantissa), exponent);
        return { value, place: placeOf(Number(value), range) };
      });
    }
    exponent += 1;
  }
}

/** Returns `digits` times a power of ten as a decimal string. */
function decimal(digits: bigint, exponent: number): string {
  if (exponent >= 0) return String(digits * 10n ** BigInt(exponent));
  const sign = digits < 0n ? '-' : '';
  const padded = String(digits < 0n ? -digits : digits).padStart(1 - exponent, '0');
  const fraction = padded.slice(exponent).replace(/0+$/u, '');
  return sign + padded.slice(0, exponent) + (fraction && `.${fraction}`);
}
