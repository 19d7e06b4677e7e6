const scaleOf = (value: string): number => value.split('.')[1]?.length ?? 0;

/** A decimal string as a whole number of its smallest parts; exact, where floats are not. */
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
  /** Decimal string; none where nothing limits it. */
  max: string | undefined;
  /** Decimal string above zero. */
  step: string;
}

/**
 * So many steps up, or down where negative, from a decimal string (empty counts as the minimum), within the bounds. A value
 * between two steps, counted from the minimum, goes to the next of them first.
 */
export function stepQuantity(value: string, steps: number, { min, max, step }: QuantityBounds): string {
  const scale = Math.max(...[value, min, max ?? '', step].map(scaleOf));
  const [minimum, size, now] = [toUnits(min, scale), toUnits(step, scale), toUnits(value || min, scale)];
  const over = (((now - minimum) % size) + size) % size;
  // Downwards the rest is a step of its own.
  const base = over === 0n ? now : steps > 0 ? now - over : now - over + size;
  return clamp(fromUnits(maximum(base + BigInt(steps) * size, 0n), scale), { min, max });
}

const maximum = (one: bigint, other: bigint): bigint => (one > other ? one : other);

/** The value, or the bound that it is beyond. */
function clamp(value: string, { min, max }: Pick<QuantityBounds, 'min' | 'max'>): string {
  if (compareQuantities(value, min) < 0) return min;
  return max !== undefined && compareQuantities(value, max) > 0 ? max : value;
}

/** Below zero, zero or above, as the one decimal string is less than the other, equal or more. */
export function compareQuantities(one: string, other: string): number {
  const scale = Math.max(scaleOf(one), scaleOf(other));
  const difference = toUnits(one, scale) - toUnits(other, scale);
  return difference < 0n ? -1 : Number(difference > 0n);
}
