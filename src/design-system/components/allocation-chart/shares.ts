/** Units of the whole: tenths of a percent. */
export const wholeUnits = 1000;

/**
 * Distributes `wholeUnits` by weight so that the parts sum exactly: each gets its floor, and the remaining units go to
 * the largest remainders. All zero if there is no weight.
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

export interface Weighted {
  id: string;
  /** Not negative. */
  weight: number;
}

/** Returns the largest parts in descending order, and the total weight of the others; null if there are none. */
export function largest<Part extends Weighted>(
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
