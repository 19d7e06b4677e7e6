import { divide, isPositive, multiply, percentToRatio, subtract } from '#contract/money';

/** What one exchange may be worth, in US dollars. */
export const minimumWorth = '1';
export const maximumWorth = '100000';

export interface QuoteRequest {
  /** Units of `to` for one unit of `from`. */
  readonly midRate: string;
  /** Taken off the mid rate. */
  readonly spreadPercent: string;
  readonly amount: string;
  /** Which of the two amounts `amount` is. */
  readonly side: 'from' | 'to';
  /** Digits after the point that are booked. */
  readonly fromScale: number;
  readonly toScale: number;
}

export interface QuoteTerms {
  readonly fromAmount: string;
  readonly toAmount: string;
  readonly rate: string;
  readonly midRate: string;
  readonly spreadPercent: string;
  /** What the spread costs in `to`, the rounding included: the amount at mid rate less `toAmount`; never below zero. */
  readonly spreadAmount: string;
}

/**
 * The terms of a conversion. The asked side stays exactly as asked; the other is computed at full precision and rounded
 * once, by less than one unit of its currency's last digit: what is received down, what is paid up. (The platform cannot
 * book fractions of that digit, and rounding towards the customer would pay out more than the rate for small amounts,
 * again and again.) Undefined when an amount would round to nothing.
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
