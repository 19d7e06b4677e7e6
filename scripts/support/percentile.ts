/** Returns the number that a share of sorted ones is below, such as 0.99; 0 for none. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
