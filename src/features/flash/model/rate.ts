import { divide } from '#contract/money';

/** A rate of the server along with its reciprocal. */
export const inBothDirections = (rate: string) => ({ direct: rate, inverse: divide('1', rate) });
