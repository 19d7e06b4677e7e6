/** Units that the whole is cut into: tenths of a percent. */
export const wholeUnits = 1000;

/**
 * Cuts `wholeUnits` by weight so that the parts sum to them exactly: each gets its floor, and the units that are left go
 * to the largest remainders. All zero when there is no weight.
 */
export function shareUnits(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total <= 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (weight / total) * wholeUnits);
  const units = exact.map(Math.floor);
  const left = wholeUnits - units.reduce((sum, unit) => sum + unit, 0);
  const byRemainder = [...exact.keys()].toSorted((a, b) => remainder(b) - remainder(a));
  for (const index of byRemainder.slice(0, left)) units[index] = (units[index] ?? 0) + 1;
  return units;

  function remainder(index: number): number {
    return (exact[index] ?? 0) % 1;
  }
}

export interface Weighed {
  id: string;
  /** Not negative. */
  weight: number;
}

/** The largest parts, from large to small, and what the others weigh together; null when there are none. */
export function largest<Part extends Weighed>(
  parts: readonly Part[],
  max: number,
): { shown: Part[]; others: number | null } {
  const sorted = parts.toSorted((a, b) => b.weight - a.weight);
  const rest = sorted.slice(max);
  return {
    shown: sorted.slice(0, max),
    others: rest.length === 0 ? null : rest.reduce((sum, { weight }) => sum + weight, 0),
  };
}
