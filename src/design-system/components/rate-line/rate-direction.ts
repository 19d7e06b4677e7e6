/** A rate in both directions, each computed exactly by the caller. */
export interface RatePair {
  /** Units of `to` per unit of `from`, a decimal string. */
  direct: string;
  /** Units of `from` per unit of `to`. */
  inverse: string;
}

export type RateDirection = keyof RatePair;

/** Returns the direction in which the rate is at least one, which is easier to compare. */
export const rateDirection = ({ direct }: RatePair): RateDirection =>
  /^\d*[1-9]\d*(\.|$)/u.test(direct) ? 'direct' : 'inverse';
