/** A rate in both directions: each is computed exactly by the caller, and only shown here. */
export interface RatePair {
  /** Units of `to` for one of `from`, a decimal string. */
  direct: string;
  /** Units of `from` for one of `to`. */
  inverse: string;
}

export type RateDirection = keyof RatePair;

/** The direction in which a rate is one or more: nobody compares zeros after a decimal sign. */
export const rateDirection = ({ direct }: RatePair): RateDirection =>
  /^\d*[1-9]\d*(\.|$)/u.test(direct) ? 'direct' : 'inverse';
