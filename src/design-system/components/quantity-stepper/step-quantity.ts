const scaleOf = (value: string): number => value.split('.')[1]?.length ?? 0;

/** Converts a decimal string to an integer of its smallest units; exact, unlike floats. */
function toUnits(value: string, scale: number): bigint {
  const [whole = '0', fraction = ''] = value.split('.');
  return BigInt(`${whole || '0'}${fraction.padEnd(scale, '0')}`);
}

function fromUnits(units: bigint, scale: number): string {
  const digits = units.toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale).replace(/0+$/u, '');
  return fraction ? `${whole}.${fraction}` : whole;
}

export interface QuantityBounds {
  /** Decimal string. */
  min: string;
  /** Decimal string; undefined without a limit. */
  max: string | undefined;
  /** Decimal string above zero. */
  step: string;
}

/**
 * Returns the value that many steps up, or down if negative, within the bounds. An empty value counts as the minimum,
 * and a value between two steps snaps to the next one first.
 */
export function stepQuantity(value: string, steps: number, { min, max, step }: QuantityBounds): string {
  const scale = Math.max(...[value, min, max ?? '', step].map(scaleOf));
  const [minimum, size, now] = [toUnits(min, scale), toUnits(step, scale), toUnits(value || min, scale)];
  const over = (((now - minimum) % size) + size) % size;
  // Downward, the remainder is a step of its own.
  const base = over === 0n ? now : steps > 0 ? now - over : now - over + size;
  return clamp(fromUnits(maximum(base + BigInt(steps) * size, 0n), scale), { min, max });
}

const maximum = (one: bigint, other: bigint): bigint => (one > other ? one : other);

/** Returns the value within the bounds. */
function clamp(value: string, { min, max }: Pick<QuantityBounds, 'min' | 'max'>): string {
  if (compareQuantities(value, min) < 0) return min;
  return max !== undefined && compareQuantities(value, max) > 0 ? max : value;
}

/** Compares decimal strings: negative, zero or positive. */
export function compareQuantities(one: string, other: string): number {
  const scale = Math.max(scaleOf(one), scaleOf(other));
  const difference = toUnits(one, scale) - toUnits(other, scale);
  return difference < 0n ? -1 : Number(difference > 0n);
}
