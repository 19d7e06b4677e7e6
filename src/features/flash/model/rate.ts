import { divide } from '#contract/money';

/** Returns a rate along with its reciprocal. */
export const inBothDirections = (rate: string) => ({ direct: rate, inverse: divide('1', rate) });
