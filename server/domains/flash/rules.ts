import { divide, isPositive, multiply, percentToRatio, subtract } from '#contract/money';

/** Limits of one exchange, in US dollars. */
const minimumWorth = '1';
const maximumWorth = '100000';

/** Returns the limits of one exchange in a currency that costs so many US dollars. */
export const limitsAt = (usd: string, scale: number): { readonly minimum: string; readonly maximum: string } => ({
  minimum: divide(minimumWorth, usd, scale, 'up'),
  maximum: divide(maximumWorth, usd, scale, 'down'),
});

export interface QuoteRequest {
  /** Units of `to` for one unit of `from`. */
  readonly midRate: string;
  /** Deducted from the mid rate. */
  readonly spreadPercent: string;
  readonly amount: string;
  /** The side that `amount` is on. */
  readonly side: 'from' | 'to';
  /** Decimal places of the ledger. */
  readonly fromScale: number;
  readonly toScale: number;
}

export interface QuoteTerms {
  readonly fromAmount: string;
  readonly toAmount: string;
  readonly rate: string;
  readonly midRate: string;
  readonly spreadPercent: string;
  /** Cost of the spread in `to`, including rounding: the amount at the mid rate minus `toAmount`. Never negative. */
  readonly spreadAmount: string;
}

/**
 * Returns the terms of a conversion, or undefined when an amount would round to zero. The given amount stays exact; the
 * other is computed at full precision and rounded once to its currency's last decimal place: a received amount down, a
 * paid amount up. Rounding in the customer's favor would pay out more than the rate on every small conversion.
 */
export function quoteTerms(request: QuoteRequest): QuoteTerms | undefined {
  const { midRate, spreadPercent, amount, side, fromScale, toScale } = request;
  const rate = multiply(midRate, percentToRatio(subtract('100', spreadPercent)), 18, 'down');
  if (!isPositive(rate)) return undefined;
  const fromAmount = side === 'from' ? amount : divide(amount, rate, fromScale, 'up');
  const toAmount = side === 'to' ? amount : multiply(amount, rate, toScale, 'down');
  if (!isPositive(fromAmount) || !isPositive(toAmount)) return undefined;
  const spreadAmount = subtract(multiply(fromAmount, midRate, toScale), toAmount);
  return { fromAmount, toAmount, rate, midRate, spreadPercent, spreadAmount };
}
