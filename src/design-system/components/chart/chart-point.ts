/** One moment of a series. */
export interface ChartPoint {
  /** ISO 8601. */
  at: string;
  /** Decimal string, exact; null where it's unknown, which leaves a gap. */
  value: string | null;
  /** A second series on the same scale: decimal string, or null. */
  comparison?: string | null;
}

/** A point whose value is known. */
export type KnownPoint = ChartPoint & { value: string };

export const isKnown = (point: ChartPoint): point is KnownPoint => point.value !== null;
